import type { Absence } from './absence';
import type { Audience } from './audience';
import type { Client } from './client';
import type { Door } from './door';
import type { Moving } from './moving';
import { actionId, readGuestFrame } from './protocol';
import type { GuestFrame } from './protocol';
import type { Room } from './room';
import type { Stage } from './stage';
import type { Talk } from './talk';
import { sameToken } from './token';
import { protocolGap } from './versions';

/** Those at the host whom something said may concern. */
export interface HearingSetup {
	room: Room;
	audience: Audience;
	absence: Absence;
	door: Door;
	stage: Stage;
	talk: Talk;
	moving: Moving;
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
		const { audience, door, job } = this.setup;
		const gap = protocolGap(message);
		if (gap) return door.turnAway(client, gap);
		const frame = readGuestFrame(message);
		if (!frame) return this.bad(client, message);
		if (frame.t === 'ping') return this.pong(client);
		if (frame.t === 'bye') return this.goodbye(client, frame.leave ?? false);
		// A refusal would be final although a copy of it may wait: said again, it will be heard.
		if (client.isBusy) return;
		client.queued += 1;
		job(async () => {
			client.queued -= 1;
			if (audience.has(client)) await this.deal(client, frame);
		});
	}

	private deal(client: Client, frame: Exclude<GuestFrame, { t: 'ping' | 'bye' }>) {
		if (frame.t === 'hello') return this.setup.door.hello(client, frame);
		if (frame.t === 'say') return this.say(client, frame);
		if (frame.t === 'ticket') return this.setup.moving.ask(client, frame.id);
		return frame.t === 'act' ? this.act(client, frame) : this.wish(client, frame);
	}

	private bad(client: Client, message: unknown) {
		const id = actionId(message);
		if (id) client.send({ t: 'ack', id, ok: false, why: 'badFrame' });
		else client.send({ t: 'refused', why: 'badFrame', canWatch: false });
		if (client.misbehave()) this.setup.audience.dismiss(client, 'badFrame');
	}

	private pong(client: Client) {
		const { audience, job, stage, talk } = this.setup;
		client.send({ t: 'pong', n: stage.shown, said: talk.span });
		if (client.behind && !client.isChoked) job(() => audience.tellViews(client));
	}

	private goodbye(client: Client, leave: boolean) {
		const { audience, door, room, changed } = this.setup;
		door.closes(client);
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

	/** Whoever has a seat talks; a line is told once it is stored, or could not be. */
	private async say(client: Client, { id, said }: GuestFrame & { t: 'say' }) {
		const { audience, stage, talk } = this.setup;
		const { token } = client;
		if (token === null || audience.seatOf(client) === null) {
			const why = token === null ? 'notSeated' : 'onlySeats';
			return client.send({ t: 'ack', id, ok: false, why });
		}
		const before = talk.newest;
		const answer = talk.say(token, id, said);
		const isNew = talk.newest > before;
		if (isNew) await stage.keep();
		client.send({ t: 'ack', id, ...answer });
		if (isNew) audience.tellTalk(talk.after(before));
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
