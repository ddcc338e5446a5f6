import type { Audience } from './audience';
import type { Client } from './client';
import type { Moving } from './moving';
import { Pages } from './pages';
import { PROTOCOL } from './protocol';
import type { Hello, Reason } from './protocol';
import type { Room } from './room';
import type { Talk } from './talk';
import { rulesGap, type Gap } from './versions';

const MOST_WATCHERS = 16;

/** What a door needs of the table behind it. */
export interface DoorSetup {
	room: Room;
	audience: Audience;
	talk: Talk;
	moving: Moving;
	/** Version of the host's app. */
	app: string;
	/** Resolves when the table is stored. */
	keep(): Promise<void>;
	/** Told of a guest whose version does not go with the host's. */
	unlike?: ((gap: Gap) => void) | undefined;
}

/** Lets people in who say hello, to the place they ask for, or tells them why not. */
export class Door {
	private readonly pages: Pages;

	constructor(private readonly setup: DoorSetup) {
		this.pages = new Pages(setup.room.table.epoch);
	}

	async hello(client: Client, hello: Hello) {
		const { room, audience, talk, app, moving } = this.setup;
		const { token, page, ticket } = hello;
		client.greeted = true;
		const gap = rulesGap(room.table, hello);
		if (gap) return this.turnAway(client, gap);
		const opened = this.pages.admit(token, page, hello.opened);
		if (opened === null) return audience.dismiss(client, 'takenOver');
		const why = room.isBarred(token) ? 'removed' : await this.seat(hello);
		if (why) {
			const canWatch = this.canWatch && ['full', 'running', 'notSeated'].includes(why);
			if (why !== 'removed' && why !== 'moved') audience.tellLobby(client);
			return client.send({ t: 'refused', why, canWatch });
		}
		audience.bind(client, token, page);
		const { epoch, code } = room.table;
		const seat = audience.seatOf(client);
		client.send({ t: 'welcome', v: PROTOCOL, seat, epoch, code, opened, app });
		audience.tellLobby();
		audience.tellViews(client);
		audience.tellTalk(talk.after(0), client);
		if (ticket !== undefined && moving.isForAnother(ticket, token))
			client.send({ t: 'refused', why: 'hasSeat', canWatch: false });
	}

	/** Tells a guest of another version which side must update. */
	turnAway(client: Client, gap: Gap) {
		const { why, reads } = gap;
		client.send({ t: 'refused', why, canWatch: false, ...(reads && { app: this.setup.app }) });
		this.setup.unlike?.(gap);
	}

	/** A page closes: an older one of the same person may come back. */
	closes({ token, page }: Client) {
		if (token !== null && page !== null) this.pages.left(token, page);
	}

	/** Finds the place a hello asks for. Returns why there is none. */
	private async seat({ token, want, name, ticket }: Hello): Promise<Reason | null> {
		const { room, moving, keep } = this.setup;
		if (room.seatOf(token) !== null) return null;
		if (ticket !== undefined) return moving.redeem(ticket, token);
		if (room.hasMoved(token)) return 'moved';
		if (want === 'watch') return this.canWatch ? null : 'full';
		if (want === 'return') return room.closed ?? 'notSeated';
		if (name === undefined) return 'badFrame';
		const why = room.take(token, name);
		if (!why) await keep();
		return why;
	}

	private get canWatch(): boolean {
		return this.setup.audience.watchers < MOST_WATCHERS;
	}
}
