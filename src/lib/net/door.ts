import type { Audience } from './audience';
import type { Client } from './client';
import { PROTOCOL } from './protocol';
import type { Hello, Reason } from './protocol';
import type { Room } from './room';

const MOST_WATCHERS = 16;

/** Lets people in who say hello, to the place they ask for, or tells them why not. */
export class Door {
	/** `keep` resolves when the table is stored. */
	constructor(
		private readonly room: Room,
		private readonly audience: Audience,
		private readonly keep: () => Promise<void>
	) {}

	async hello(client: Client, { token, page, want, name }: Hello) {
		client.greeted = true;
		const why = this.room.isBarred(token) ? 'removed' : await this.seat(token, want, name);
		if (why) {
			const canWatch = this.canWatch && ['full', 'running', 'notSeated'].includes(why);
			if (why !== 'removed') this.audience.tellLobby(client);
			return client.send({ t: 'refused', why, canWatch });
		}
		this.audience.bind(client, token, page);
		const { epoch, code } = this.room.table;
		const seat = this.audience.seatOf(client);
		client.send({ t: 'welcome', v: PROTOCOL, seat, epoch, code });
		this.audience.tellLobby();
		this.audience.tellViews(client);
	}

	/** Finds the place a hello asks for. Returns why there is none. */
	private async seat(token: string, want: Hello['want'], name?: string): Promise<Reason | null> {
		if (this.room.seatOf(token) !== null) return null;
		if (want === 'watch') return this.canWatch ? null : 'full';
		if (want === 'return') return this.room.closed ?? 'notSeated';
		if (name === undefined) return 'badFrame';
		const why = this.room.take(token, name);
		if (!why) await this.keep();
		return why;
	}

	private get canWatch(): boolean {
		return this.audience.watchers < MOST_WATCHERS;
	}
}
