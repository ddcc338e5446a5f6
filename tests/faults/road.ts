import { LIMITS } from '$lib/net/codec';
import { linkOver, type Link, type PipeEvents } from '$lib/net/link';
import type { Chance } from '$lib/table/chance';
import type { Page, World } from './world';

export type Direction = 'up' | 'down';
const BOTH: Direction[] = ['up', 'down'];

/** What the air between a device and the host is like. Chances are per thousand frames. */
export interface Weather {
	/** Time a frame takes, ms: at least, and up to so much more. */
	delay: [number, number];
	dropped: number;
	doubled: number;
	/** Frames that are late, so that others overtake them. */
	reordered: number;
	/** Nothing passes in that direction: lost, or kept until the way is free, as a data channel does. */
	cut: Record<Direction, 'lost' | 'kept' | null>;
}

const fair = (delay: Weather['delay'] = [10, 0]): Weather => ({
	delay,
	dropped: 0,
	doubled: 0,
	reordered: 0,
	cut: { up: null, down: null }
});

/** The connection below notices a cut after so long, ms. */
const NOTICED = 5000;
/** So late a frame may be, ms. */
const LATE = 900;

/** The way of one device to the host: every cable laid over it has the same weather. */
export class Road {
	weather = fair();
	/** How often each thing has happened to a frame. */
	readonly count = { dropped: 0, doubled: 0, reordered: 0 };
	private readonly cables = new Set<Cable>();

	constructor(
		readonly world: World,
		readonly luck: Chance
	) {}

	lay(guest: Page, host: Page): Cable {
		const cable = new Cable(this, { up: host, down: guest });
		this.cables.add(cable);
		return cable;
	}

	forget(cable: Cable) {
		this.cables.delete(cable);
	}

	cut(how: 'lost' | 'kept', directions = BOTH) {
		for (const direction of directions) this.weather.cut[direction] = how;
		this.world.after(this.world.nature, NOTICED, () => {
			if (directions.some((direction) => this.weather.cut[direction]))
				for (const cable of this.cables) cable.falter(true);
		});
	}

	/** Fine weather again; what was kept goes through. */
	mend() {
		this.weather = fair(this.weather.delay);
		for (const cable of this.cables) {
			cable.flush();
			cable.falter(false);
		}
	}

	private chance(perThousand: number): boolean {
		return perThousand > 0 && this.luck.die(1000) <= perThousand;
	}

	/** When copies of a frame arrive, ms from now, and whether they keep their place in the row. */
	fate(): { after: number; inRow: boolean }[] {
		const { delay, dropped, doubled, reordered } = this.weather;
		const takes = () => delay[0] + (delay[1] ? this.luck.die(delay[1]) : 0);
		if (this.chance(dropped)) {
			this.count.dropped += 1;
			return [];
		}
		const late = this.chance(reordered);
		if (late) this.count.reordered += 1;
		const first = { after: takes() + (late ? this.luck.die(LATE) : 0), inRow: !late };
		if (!this.chance(doubled)) return [first];
		this.count.doubled += 1;
		return [first, { after: takes() + this.luck.die(LATE), inRow: false }];
	}
}

/** One connection: two links, each on its page. */
export class Cable {
	readonly guest: Link;
	readonly host: Link;
	private readonly events: Partial<Record<Direction, PipeEvents>> = {};
	private readonly kept: { direction: Direction; bytes: number; arrive: () => void }[] = [];
	private readonly latest: Record<Direction, number> = { up: 0, down: 0 };
	private closed = false;

	constructor(
		private readonly road: Road,
		/** Who hears what goes in a direction. */
		private readonly ears: Record<Direction, Page>
	) {
		this.guest = this.end('down', 'up', LIMITS.toGuest);
		this.host = this.end('up', 'down', LIMITS.toHost);
		for (const page of Object.values(ears)) page.mourners.push(() => this.orphaned());
	}

	falter(trouble: boolean) {
		for (const direction of BOTH)
			this.road.world.after(this.ears[direction], 0, () =>
				this.events[direction]?.trouble(trouble)
			);
	}

	flush() {
		for (const { arrive } of this.kept.splice(0)) arrive();
	}

	private end(hears: Direction, sends: Direction, limit: number): Link {
		return linkOver(limit, (own) => {
			this.events[hears] = own;
			return {
				send: (frame) => {
					if (!this.closed) this.send(sends, frame);
				},
				backlog: () =>
					this.kept.reduce((n, { direction, bytes }) => n + (direction === sends ? bytes : 0), 0),
				close: () => this.close(sends)
			};
		});
	}

	private send(direction: Direction, frame: Uint8Array) {
		this.carry(direction, frame.length, () => void this.events[direction]?.frame(frame));
	}

	private carry(direction: Direction, bytes: number, deliver: () => void) {
		const { world } = this.road;
		const cut = this.road.weather.cut[direction];
		if (cut === 'lost') return;
		const arrive = () => {
			for (const { after, inRow } of this.road.fate()) {
				let at = world.time + after;
				if (inRow) at = this.latest[direction] = Math.max(at, this.latest[direction]);
				world.after(this.ears[direction], at - world.time, deliver);
			}
		};
		if (cut === 'kept') this.kept.push({ direction, bytes, arrive });
		else arrive();
	}

	/** The other side hears of it behind every frame, or, when the way is cut, never. */
	private close(direction: Direction) {
		if (this.closed) return;
		this.closed = true;
		const { world, weather } = this.road;
		this.road.forget(this);
		if (weather.cut[direction]) return;
		const at = Math.max(world.time + weather.delay[0], this.latest[direction]);
		world.after(this.ears[direction], at - world.time, () => this.events[direction]?.closed());
	}

	/** A page is gone: the other side is told late, or never. */
	private orphaned() {
		this.closed = true;
		this.road.forget(this);
		if (this.road.luck.die(2) === 1) return;
		for (const direction of BOTH)
			this.road.world.after(this.ears[direction], NOTICED * 3, () =>
				this.events[direction]?.closed()
			);
	}
}
