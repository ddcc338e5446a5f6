import type { Absence } from './absence';
import type { Audience } from './audience';
import type { Client } from './client';
import type { Door } from './door';
import { actionId, readGuestFrame, versionGap } from './protocol';
import type { GuestFrame } from './protocol';
import type { Room } from './room';
import type { Stage } from './stage';
import { sameToken } from './token';

/** Those at the host whom something said may concern. */
export interface HearingSetup {
	room: Room;
	audience: Audience;
	absence: Absence;
	door: Door;
	stage: Stage;
	/** Does something once everything before it is done. */
	job(work: () => unknown): void;
	/** Something that everybody sees of the table has changed. */
	changed(): void;
}

/** What the frames of guests do at the host: each is looked at, dealt with and answered. */
export class Hearing {
	constructor(private readonly setup: HearingSetup) {}

	/** Hears what a link says, whatever it is. */
	hear(client: Client, message: unknown) {
		const { audience, job } = this.setup;
		const gap = versionGap(message);
		if (gap) return client.send({ t: 'refused', why: gap, canWatch: false });
		const frame = readGuestFrame(message);
		if (!frame || client.isBusy) return this.bad(client, message);
		if (frame.t === 'ping') return this.pong(client);
		if (frame.t === 'bye') return this.goodbye(client, frame.leave ?? false);
		client.queued += 1;
		job(async () => {
			client.queued -= 1;
			if (audience.has(client)) await this.deal(client, frame);
		});
	}

	private deal(client: Client, frame: GuestFrame & { t: 'hello' | 'act' | 'wish' }) {
		if (frame.t === 'hello') return this.setup.door.hello(client, frame);
		return frame.t === 'act' ? this.act(client, frame) : this.wish(client, frame);
	}

	private bad(client: Client, message: unknown) {
		const id = actionId(message);
		if (id) client.send({ t: 'ack', id, ok: false, why: 'badFrame' });
		else client.send({ t: 'refused', why: 'badFrame', canWatch: false });
		if (client.misbehave()) this.setup.audience.dismiss(client, 'badFrame');
	}

	private pong(client: Client) {
		const { audience, job, stage } = this.setup;
		client.send({ t: 'pong', n: stage.shown });
		if (client.behind && !client.isChoked) job(() => audience.tellViews(client));
	}

	private goodbye(client: Client, leave: boolean) {
		const { audience, room, changed } = this.setup;
		if (leave && client.token !== null && room.leave(client.token)) changed();
		audience.lost(client);
	}

	private async act(client: Client, said: GuestFrame & { t: 'act' }) {
		const { audience, absence, stage } = this.setup;
		const seat = audience.seatOf(client);
		const answer =
			seat === null ? ({ ok: false, why: 'notSeated' } as const) : await stage.act(seat, said);
		if (answer) client.send({ t: 'ack', id: said.id, ...answer });
		if (!answer?.ok) return;
		stage.show();
		if (seat !== null && absence.answered(seat)) audience.tellLobby();
	}

	private async wish(client: Client, { id, wish, seat }: GuestFrame & { t: 'wish' }) {
		const { audience, absence, room, stage } = this.setup;
		const { token } = client;
		const host = token !== null && sameToken(token, room.table.ownToken);
		const by = token === null ? null : { seat: audience.seatOf(client), host };
		const why = by ? absence.wish(by, wish, seat) : 'notSeated';
		client.send({ t: 'ack', id, ...(why ? { ok: false, why } : { ok: true, n: stage.n }) });
		if (!why) await stage.keep().then(() => audience.tellLobby());
		stage.wake();
	}
}
