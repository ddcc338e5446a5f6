import type { Link } from '$lib/net/link';
import { chanceFrom, type Chance } from '$lib/table/chance';
import type { TableGame } from '$lib/table/match';
import { Disk } from './disk';
import { House } from './house';
import { Laws, type Listener } from './laws';
import { Locks } from './locks';
import { Person } from './person';
import { Road } from './road';
import type { Around } from './screen';
import { World, type Page } from './world';

/** A device's secret: the same in every run. */
const tokenOf = (device: number) => `${'c0ffee'.repeat(5)}${10 + device}`;

/** How long signalling takes, and how long it is waited for, ms. */
const MEETING = 120;
const NO_SIGNALLING = 8000;
const UNREACHABLE = 10_000;

/** A table in a world: a host's device, guests' devices, a watcher, and the ways between them. */
export class FaultTable {
	readonly world: World;
	readonly luck: Chance;
	readonly disk: Disk;
	readonly laws: Laws;
	readonly house: House;
	readonly people: Person[] = [];
	readonly roads: Road[] = [];
	readonly locks: Locks;
	/** The signalling server cannot be reached. */
	noSignalling = false;

	/** `seats`: people who play, the host among them; one more looks on. */
	constructor(seed: string, seats: number, game: TableGame, think: Around['think']) {
		this.world = new World(seed);
		this.luck = chanceFrom(`${seed}/faults`);
		const { world, luck } = this;
		const intruded = ({ name }: Page) =>
			this.laws.broken('S4', `${name} writes to a table that another page has`);
		this.disk = new Disk(world, luck, intruded);
		this.laws = new Laws(game, this.disk);
		this.locks = new Locks(world);
		const around: Around = { world, laws: this.laws, game, think };
		const host = { name: 'Host', token: tokenOf(0) };
		this.house = new House(around, host, this.disk, this.locks, luck);
		for (let guest = 1; guest <= seats; guest++) {
			const who = { name: guest < seats ? `Guest ${guest}` : 'Watcher', token: tokenOf(guest) };
			const road = new Road(world, luck);
			road.weather.delay = [5 + luck.die(30), luck.die(40)];
			const connect = (page: Page, phone: Listener) => this.meet(page, road, phone);
			const want = guest < seats ? 'seat' : 'watch';
			this.roads.push(road);
			this.people.push(new Person(around, who, luck, connect, want));
		}
	}

	/** A guest's page looks for the host: over the signalling server, then directly. */
	private meet(page: Page, road: Road, who: Listener): Promise<Link> {
		const { world, house } = this;
		return new Promise((resolve, reject) => {
			const fail = (why: string, after: number) =>
				world.after(page, after, () => reject(new Error(why)));
			if (this.noSignalling) return fail('noSignalling', NO_SIGNALLING);
			world.after(page, MEETING, () => {
				const { up, down } = road.weather.cut;
				const door = house.door();
				if (!door) return fail('noSuchTable', 0);
				if (up || down || door.frozen) return fail('unreachable', UNREACHABLE);
				const cable = road.lay(page, door);
				world.after(door, 0, () => house.admit(door, who, cable.host));
				world.after(page, MEETING, () => resolve(cable.guest));
			});
		});
	}
}
