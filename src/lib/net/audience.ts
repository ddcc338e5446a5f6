import type { Replay } from '$lib/replay/format';
import type { PlayerID, SeatView } from '$lib/table/match';
import { Client } from './client';
import type { Link } from './link';
import type { HostFrame, Lobby, Reason, SeatInfo, TalkLine } from './protocol';
import type { Room } from './room';

/** What there is to show of a match. */
export interface Show {
	readonly over: boolean;
	view(seat: PlayerID | null): SeatView;
	replay(): Replay;
}

/** A link that never says who it is is closed after this, ms. */
const NO_HELLO = 15_000;
/** A link without a seat that has gone silent is closed after this, ms. A seat's never is. */
const SILENT = 60_000;
const MOST_LINKS = 40;
/** A look that comes so late means that this page slept and knows nothing of others, ms. */
const SLEPT = 2500;

/** What an audience asks and tells its host. */
export interface AudienceSetup {
	now(): number;
	/** What the table has decided about a seat. */
	about(seat: PlayerID): Pick<SeatInfo, 'standIn' | 'votes' | 'nudged'>;
	/** Somebody who was not heard is heard again. */
	returned(seat: PlayerID): void;
}

/** Everybody who has a link to the host, and the only place that sends them what they may see. */
export class Audience {
	private readonly clients = new Set<Client>();
	private lastLook: number;
	private show: Show | null = null;

	constructor(
		private readonly room: Room,
		private readonly setup: AudienceSetup
	) {
		this.lastLook = setup.now();
	}

	/** From now on there is a match to see. */
	present(show: Show) {
		this.show = show;
	}

	/** Listens to a link; `hear` gets what it says. */
	admit(link: Link, local: boolean, hear: (client: Client, message: unknown) => void) {
		if (this.clients.size >= MOST_LINKS && !this.makeRoom()) return link.close();
		const client = new Client(link, local, this.setup.now());
		this.clients.add(client);
		link.onClose(() => this.lost(client));
		link.onTrouble((trouble) => this.falters(client, trouble));
		link.onMessage((message) => {
			if (!this.clients.has(client)) return;
			const calm = client.hear(this.setup.now());
			if (!client.here) this.back(client);
			hear(client, calm ? message : undefined);
		});
	}

	has(client: Client): boolean {
		return this.clients.has(client);
	}

	/** The seat a link acts for, whatever it says; `null` for a watcher and for a stranger. */
	seatOf(client: Client): PlayerID | null {
		return client.token === null ? null : this.room.seatOf(client.token);
	}

	get watchers(): number {
		let watchers = 0;
		for (const client of this.clients)
			if (client.token !== null && this.seatOf(client) === null) watchers += 1;
		return watchers;
	}

	/** Binds a link to a token: the newest link of a token is the one. An older page is told so. */
	bind(client: Client, token: string, page: string) {
		for (const older of this.of(token)) {
			if (older === client) continue;
			if (older.page !== page) older.send({ t: 'bye', why: 'takenOver' });
			this.drop(older);
		}
		client.token = token;
		client.page = page;
		this.returned(client);
	}

	/** Tells the link of a token something that is for it alone. */
	tellOne(token: string, frame: HostFrame) {
		for (const client of this.of(token)) client.send(frame);
	}

	/** Ends the links of a token, saying why. */
	expel(token: string, why: Reason) {
		for (const client of this.of(token)) this.dismiss(client, why);
	}

	dismiss(client: Client, why: Reason | 'away') {
		client.send({ t: 'bye', why });
		this.lost(client);
	}

	dismissAll(why: Reason | 'away') {
		for (const client of this.clients) {
			client.send({ t: 'bye', why });
			this.drop(client);
		}
	}

	/** A link is gone, or is to go. */
	lost(client: Client) {
		if (!this.clients.has(client)) return;
		this.drop(client);
		if (client.token !== null) this.tellLobby();
	}

	tellLobby(only?: Client) {
		const lobby = this.lobby();
		for (const client of only ? [only] : this.clients)
			if (only || client.token !== null)
				client.send({ t: 'lobby', seat: this.seatOf(client), lobby });
	}

	/** Everybody, or one, gets what its seat may see; after the end, the whole match. */
	tellViews(only?: Client) {
		if (!this.show) return;
		const { epoch } = this.room.table;
		const replay = this.show.over ? this.show.replay() : null;
		for (const client of only ? [only] : this.clients) {
			if (client.token === null) continue;
			const view = this.show.view(this.seatOf(client));
			if (client.sendView({ t: 'view', epoch, view }) && replay)
				client.send({ t: 'replay', replay });
		}
	}

	/** Everybody at the table, or one, gets lines of talk. */
	tellTalk(lines: TalkLine[], only?: Client) {
		for (const client of only ? [only] : this.clients)
			if (client.token !== null) client.send({ t: 'talk', lines });
	}

	/** Notes who has gone silent; call it every second. `true` when this page has slept meanwhile. */
	look(): boolean {
		const now = this.setup.now();
		const slept = now - this.lastLook > SLEPT;
		this.lastLook = now;
		let changed = false;
		for (const client of [...this.clients]) {
			if (slept) client.heard = now;
			const silence = now - client.heard;
			const stranger = !client.greeted && now - client.since > NO_HELLO;
			if (stranger || (silence > SILENT && !client.local && this.seatOf(client) === null))
				this.lost(client);
			else if (client.here && !client.isHere(now)) {
				client.here = false;
				changed = true;
			}
		}
		if (changed) this.tellLobby();
		return slept;
	}

	/** The stranger who has waited longest goes, so that strangers alone never fill the table. */
	private makeRoom(): boolean {
		for (const client of this.clients)
			if (client.token === null && !client.local) {
				this.drop(client);
				return true;
			}
		return false;
	}

	private back(client: Client) {
		client.here = true;
		this.returned(client);
		if (client.token !== null) this.tellLobby();
	}

	private returned(client: Client) {
		const seat = this.seatOf(client);
		if (seat !== null) this.setup.returned(seat);
	}

	private falters(client: Client, trouble: boolean) {
		const before = client.presence;
		client.troubled = trouble;
		if (client.presence !== before && client.token !== null) this.tellLobby();
	}

	private drop(client: Client) {
		this.clients.delete(client);
		client.link.close();
	}

	private of(token: string): Client[] {
		return [...this.clients].filter((client) => client.token === token);
	}

	/** Whether the phone of a seat is heard. */
	isHere(seat: PlayerID): boolean {
		return this.presence(this.room.table.seats[Number(seat)]?.token ?? null) === 'here';
	}

	/** How the phone of a token stands: the newest link of it is the only one. */
	private presence(token: string | null): SeatInfo['presence'] {
		const [client] = token === null ? [] : this.of(token);
		return client?.presence ?? 'gone';
	}

	private lobby(): Lobby {
		const { code, game, options, seats } = this.room.table;
		return {
			code,
			game,
			options,
			seats: seats.map(({ kind, name, token }, i) => ({
				id: String(i),
				name,
				kind,
				presence: kind === 'bot' ? 'here' : this.presence(token),
				...this.setup.about(String(i))
			})),
			started: this.room.started,
			watchers: this.watchers
		};
	}
}
