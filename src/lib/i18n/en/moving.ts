/** A seat that moves to another phone, and pages of which one must give way. */
export default {
	menu: 'Move to another phone',
	about:
		'The host is asked first. Then a code for the other phone appears here, and your seat moves over as soon as that phone takes it.',
	ask: 'Ask the host',
	asked:
		'The host has been asked. As soon as they allow it, a code for the other phone appears here.',
	scan: 'Scan this with the other phone, or open the link there. Your seat moves over, and this phone forgets it.',
	once: 'It works once, and only for two minutes. Whoever takes the seat first has it: show it to nobody else.',
	link: 'Link for the other phone',
	qr: 'QR code for the other phone',
	expired: 'The code has expired. Your seat is still here.',
	again: 'Ask again',
	wants: (p: { name: string }) => `${p.name} wants to move to another phone.`,
	allow: 'Allow',
	refuse: 'Refuse',
	give: 'Give the seat to another phone',
	giveTitle: (p: { name: string }) => `Another phone for ${p.name}`,
	giveScan: (p: { name: string }) =>
		`Let ${p.name} scan this with another phone, or open the link there. The old phone then loses the seat.`,
	giveExpired: 'The code has expired. The seat is still where it was.',
	giveNone: 'This seat can have no code now.',
	newCode: 'New code',
	take: 'Take the seat over here',
	takeAbout:
		'A seat at this table moves to this phone, and the old phone forgets it. Nothing happens before you tap.',
	arriving: 'Taking your seat over to this phone …',

	refused: {
		moved: 'Your seat has moved to another phone. Go on there.',
		badTicket:
			'This code has been used already or has expired. Ask for a new one on the old phone, or ask the host.',
		ticketVoid:
			'The old phone is back at the table, so this code no longer counts. To move the seat all the same, ask for a new code on the old phone.',
		hasSeat:
			'This phone has a place of its own at this table, so the code was not used. Open it on the phone that is to take the seat over.',
		ticketDenied: 'The host has refused. Your seat stays on this phone.',
		hostStays: 'The host’s seat stays on the phone that is the table.',
		notStored: 'The host’s phone could not store that. Wait a moment and try again.',
		olderApp:
			'An older version of the app is open in another tab and holds what this browser keeps. Close that tab, then reload this page.',
		newerApp:
			'A newer version of the app is open in another tab of this browser, so this page has stopped. Reload it to go on.'
	}
};
