import type { LessonWords } from '../lesson';

/** The lessons in Croatian. */
export default {
	title: 'Kako se igra',
	lead: 'Tri kratke straže s posadom koja zna svoje uloge. Deset minuta, bez čitanja pravila.',
	crew: ['Nora', 'Ivo', 'Mila'],
	guide: 'Vodič',
	step: (p) => `${p.n} od ${p.of}`,
	next: 'Dalje',
	nextChapter: 'Sljedeće poglavlje',
	finish: 'Završi',
	leave: 'Napusti pouku',
	begin: 'Počni',
	resume: 'Nastavi započeto',
	again: 'Igraj ponovno',
	done: 'Gotovo',
	ready: 'To je sve što trebate znati. Ostalo ćete naučiti kad vam budu lagali.',
	play: 'Sad otvori stol',
	chapters: {
		first: {
			title: 'Prva straža',
			line: 'Kocke, akcija, zadatak. Na pravoj ste strani.',
			beats: {
				status: {
					say: ({ board, me }) =>
						`Dobro došli, večeras ste ${me}. Dodirnite „${board.look.status}”: imate deset sekundi i nitko drugi ne vidi što piše. Vi ste Nezaraženi: održite postaju na životu.`
				},
				gauges: {
					say: () =>
						'Troje nas može ubiti: štitovi, postaja, održavanje života. Gdje god padne šesta oznaka, Zaraženi su pobijedili.'
				},
				commander: {
					say: () =>
						'Zvijezda je kod Mile: ona je zapovjednik. Zapovjednik pogleda dva događaja i otvori jedan.'
				},
				cameras: {
					say: () =>
						'Ovo je naš izlaz. Svaki uspjeli zadatak stavlja kockicu na otvorenu kameru. Napunimo tri događaja, zatim završni na kameri 4, i preživjeli smo.'
				},
				screen: {
					say: ({ hold }) =>
						`Ovdje dolje vaš je zaslon, samo za vaše oči. Držite pritisnuto „${hold}”, pogledajte i pustite.`
				},
				dice: {
					say: () =>
						'Dvije jake kocke dosežu +4, dvije slabe +3. Na svima su četiri strane od šest loše. Peh je ovdje uobičajen. I najbolji je izgovor.'
				},
				fill: {
					say: () =>
						'Vaša straža. Najprije dopunjujete kocke do četiri. Već ih imate toliko, pa ne uzimate ništa.'
				},
				act: {
					say: ({ board }) =>
						`Jedna akcija po straži, ili nijedna. Na štitovima su dvije oznake: odaberite „${board.actions.repair.name}”, pa štitove.`,
					why: 'U pravoj partiji sve je ovo vaš izbor. Danas popravljamo štitove.'
				},
				gather: {
					say: () => 'Odaberite tri svoje kocke i bacite ih.',
					why: 'Uzmite tri: svaka kocka je prilika više.'
				},
				send: {
					say: () =>
						'Ovo bacanje vidite samo vi. Pošaljite jednu kocku: plus popravlja štitove. Ostale se vraćaju neviđene.'
				},
				mended: {
					say: ({ mended }) =>
						mended
							? 'Drži: jedna oznaka manje na štitovima. Posada je vidjela kocku koju ste poslali. One dvije koje ste zadržali nije vidio nitko.'
							: 'Nije uspjelo. Posada je vidjela poslanu kocku, a nitko ne zna jeste li imali bolju. Zapamtite to.'
				},
				task: {
					say: () =>
						'Sad dva zadatka, opet samo za vas. Odigrajte jedan. Drugi nestaje, i nitko neće znati je li bio lakši.'
				},
				join: {
					say: () =>
						'Kvar. Svi redom kažu sudjeluju li ili preskaču. Tko preskače, uzima dvije kocke i stoji po strani. Recite „Sudjelujem”.',
					why: 'Preskočiti je dobro kad ponestane kocaka. Ovaj put bacajte s nama.'
				},
				others: { say: () => 'Sad to kažu i ostali, u smjeru kazaljke na satu.' },
				roll: {
					say: ({ difficulty }) =>
						`Bacate sve svoje kocke. Pošaljite barem jednu; zajedno trebamo ${difficulty}. Možete stati ili ostale baciti ponovno i poslati još.`
				},
				lie: {
					say: ({ kept }) =>
						kept === null
							? 'Nora vas gleda: „Je li to sve?” Bilo je to najbolje što ste imali. Što ćete joj reći?'
							: `Nora vas gleda: „Je li to sve?” Zadržali ste ${kept}. Što ćete joj reći?`,
					replies: [
						[
							'„Bolje nije bilo.”',
							'Možda istina, možda ne: bacanje se nikad ne smije pokazati. Na ovoj se postaji smije reći sve, pa i laž.'
						],
						[
							'„Imam bolje. Čuvam to.”',
							'Zvuči sumnjivo, a možda je pošteno. Bacanje se nikad ne smije pokazati: ostaje im samo riječ, a riječ može biti laž.'
						],
						[
							'Šutjeti',
							'I to je odgovor. Bacanje se nikad ne smije pokazati; posada sudi po vašim kockama i vašem licu.'
						]
					]
				},
				result: { say: () => 'Pratite oznaku na ljestvici: pomiče je svaka poslana kocka.' },
				bonus: {
					say: () =>
						'Dovoljno! Uz ovaj zadatak smijete skinuti i jednu oznaku. Izbor je vaš, pred cijelom posadom.'
				},
				after: {
					say: ({ done }) =>
						done
							? 'Zadatak je uspio: kockica na otvorenoj kameri, korak bliže kući.'
							: 'Nije dovoljno. Cijena piše na karti: nove oznake i korak bliže kraju.'
				},
				close: {
					say: () =>
						'To je bila cijela straža: kocke, akcija, zadatak. Zatim je na redu sljedeći. Pravilo svakog koraka otvara se jednim dodirom, pokraj pitanja.'
				}
			}
		},
		vote: {
			title: 'Tko je kriv?',
			line: 'Zadatak propada, a posada o nekome glasa.',
			beats: {
				evening: {
					say: ({ me }) =>
						`Nova večer, a vi ste ${me}. Niste zaraženi; jedno od ostalih troje jest. Prvu stražu ima Mila.`
				},
				plays: { say: () => 'Mila je izvukla dva zadatka i bira jedan.' },
				task: {
					say: ({ difficulty }) =>
						`Zajedno trebamo ${difficulty}. Ispod ljestvice piše što donosi uspjeh, a što neuspjeh.`
				},
				join: {
					say: () => 'Ona sudjeluje. Sad vi: recite „Sudjelujem”.',
					why: 'Treba vaše kocke: recite „Sudjelujem”.'
				},
				unlucky: {
					say: () =>
						'Kad se svi izjasne, jedno za drugim bacaju iza zaslona i šalju. Prva je Mila: gledajte njezinu pločicu.'
				},
				doubt: {
					say: () =>
						'Jedna kocka, −1. Mila se kune da nije imala ništa bolje. Možda je to istina. A možda je baš ona zaražena.'
				},
				roll: {
					say: () => 'Vaše bacanje. Pošaljite što želite, ostalo je vaša tajna.',
					why: 'Zasad je jednom dovoljno: pošaljite i ne bacajte ponovno.'
				},
				rest: { say: () => 'Sad Nora, zatim Ivo.' },
				failed: {
					say: () =>
						'Propalo je i izvlači se šteta. Svaka oznaka nešto nam oduzima. Dodirnite bilo koji pokazivač i objasnit će se sam.'
				},
				suspicion: {
					say: () =>
						'Zadatak je bio sumnjiv, pa se pomaknula i ova kockica. Kad stigne na posljednje polje, o nekome se mora glasati.'
				},
				fill: {
					say: () => 'Vaša straža. Uzmite što zaliha daje.'
				},
				call: {
					say: ({ board }) =>
						`Tko je to bio? Neka odluči posada: „${board.actions.callVote.name}”, pa Mila.`,
					why: 'Sljedeći put imenujete koga želite. Danas glasamo o onoj koja je poslala −1.'
				},
				ballot: {
					say: () =>
						'Svi glasaju tajno. Jaka kocka kaže čisto, slaba kaže zaraza, prazna ruka ne kaže ništa. Što vi mislite?'
				},
				opened: {
					say: () => 'Neriješeno. Tada odlučuje zapovjednik.'
				},
				locked: {
					say: () =>
						'Ruke su otvorene i Mila je u karanteni: dvije kocke manje, bez popravaka, bez zadataka. I dalje glasa, baca s nama i smije sazvati sljedeće glasanje.'
				},
				truth: {
					say: () =>
						'A sad ono što biste saznali tek na kraju. Sve što je Mila bacila bilo je loše: govorila je istinu. I Nora je poslala −1, a u ruci je imala +4. Ona je na strani Zaraženih, i glasala je protiv Mile.'
				},
				moral: {
					say: () =>
						'Jedna loša kocka ne dokazuje ništa. Pazite na navike: tko uvijek ima peh, čiji su zadaci uvijek oni teži. Dnevnik ništa ne zaboravlja.'
				}
			}
		},
		infected: {
			title: 'S druge strane',
			line: 'Večeras ste Zaraženi. Nitko to ne smije primijetiti, dok ne bude prekasno.',
			beats: {
				later: {
					say: ({ me }) =>
						`Kasna straža na umornoj postaji. Vi ste ${me}. Pogledajte pokazivače: ne treba više mnogo.`
				},
				look: {
					say: ({ hold }) =>
						`Pogledajte iza svojeg zaslona: držite pritisnuto „${hold}”. Večeras je nešto drukčije.`
				},
				infected: {
					say: () =>
						'Zaraženi ste, sami protiv troje. Pobjeđujete kad padne šesta oznaka, na bilo kojem pokazivaču. Dotad izgledajte kao svi ostali.'
				},
				plays: { say: () => 'Nora vuče dva zadatka i igra jedan.' },
				join: {
					say: () => 'Recite „Sudjelujem”. Tko nikad ne pomaže, brzo završi pod ključem.',
					why: 'Smjeli biste i preskočiti. Iznutra činite više štete: „Sudjelujem”.'
				},
				wait: { say: () => 'Strpljenja: uskoro bacate vi.' },
				keep: {
					say: () =>
						'Jedna dobra kocka, tri loše. Zadržite +2 i pošaljite −1: malo peha izgleda bolje od −2.',
					why: 'Jedno je bacanje dovoljno: pošaljite i ne bacajte ponovno.'
				},
				alibi: {
					say: ({ kept }) =>
						kept === null
							? 'Poslali ste najbolju? Dobra krinka, katkad vrijedi svoje cijene. Mila kima: „A ostali?”'
							: `Mila se mršti: „Ništa bolje od toga?” Iza zaslona imate ${kept}.`,
					replies: [
						[
							'„Ove me kocke mrze.”',
							'Takva bacanja svi poznaju. Tko vam želi vjerovati, može, a dokazati ne može nitko ništa.'
						],
						[
							'„Gle tko mi to kaže!”',
							'Sumnja se može okrenuti na drugoga. Činite to rijetko: ljudi pamte.'
						]
					]
				},
				damage: {
					say: () => 'Propalo. A za svaku kocku na stolu postoji pošteno objašnjenje, i za vašu.'
				},
				order: {
					say: () => 'Na straži je Ivo. Umjesto da sam djeluje, smije nekome izdati zapovijed.'
				},
				obey: {
					say: () =>
						'Vjeruje vam: dvije kocke ili dvije akcije. Ovo je vaš trenutak. Odaberite „Djeluj”.',
					why: 'Kocke bi bile skroman odgovor. Mi imamo druge planove: dvije akcije.'
				},
				reveal: {
					say: ({ board }) =>
						`Ovaj gumb imaju svi. Samo vaš nešto čini: „${board.actions.reveal.name}”, pa „${board.revealNow}”.`,
					why: 'Najprije maska: otkrijte se.'
				},
				power: {
					say: () =>
						'Vaša moć zaraze udara odmah: izvukli ste dvije oznake premora. Odaberite koju ćete staviti; druga se vraća.'
				},
				bare: {
					say: () => 'Odsad držite najviše dvije kocke. Ostale idu u zalihu.'
				},
				sabotage: {
					say: ({ cards }) =>
						`Po zapovijedi imate još jednu akciju, a vaše su akcije sad nove. Odaberite „${cards.infectedActions.sabotage.name}”: tko ondje popravlja, gubi još dvije kocke.`,
					why: 'Sve je to odsad vaše, jedno svaki potez. Danas: sabotaža.'
				},
				openly: {
					say: () =>
						'Sad igrajte otvoreno. Sudjelujte: bacite i pošaljite najgore što imate. Ili preskočite: uzmite kocke i gledajte. Možda je dovoljan još jedan neuspjeh.'
				},
				won: {
					say: () =>
						'Šesta oznaka. Postaja je izgubljena, a vi ste pobijedili. Svi su statusi otvoreni.'
				},
				story: {
					say: () =>
						'Nakon svake partije ovdje je istina: što je zadržano, bacanje po bacanje. A netko za stolom kaže: „Znao sam!”'
				}
			}
		}
	}
} satisfies LessonWords;
