import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { networkInterfaces } from 'node:os';
import { serve } from '../../src/cli/serve.mjs';

const run = (program: string, words: string) =>
	execFileSync(program, words.split(' '), { stdio: ['ignore', 'pipe', 'pipe'] });
const ip = (words: string) => run('ip', words);

const addressOf = (n: number) => `10.77.0.${n}`;
/** The server beside the app has this place on the switch. */
const SERVER = 1;

/** A place on the switch; frames pass while it is neither deaf nor unplugged. */
class Port {
	private deaf = false;
	private multicast = true;

	/** `peer`: the other end of its cable, as `ip` takes it. */
	constructor(
		private readonly name: string,
		peer: string
	) {
		ip(`link add ${name} type veth peer ${peer}`);
		ip(`link set ${name} up`);
		this.hear();
	}

	/** Drops every frame while the cable seems plugged in: nobody is told. */
	silence() {
		this.deaf = true;
		ip(`link set ${this.name} nomaster`);
	}

	/** Lets frames pass again. */
	hear() {
		this.deaf = false;
		ip(`link set ${this.name} master switch`);
		this.filter(!this.multicast);
	}

	/** `true`: lets no multicast out to this place, as Wi-Fi that keeps its guests apart. */
	filter(on: boolean) {
		this.multicast = !on;
		if (!this.deaf) ip(`link set ${this.name} type bridge_slave mcast_flood ${on ? 'off' : 'on'}`);
	}

	/** Takes the cable away. */
	close() {
		ip(`link del ${this.name}`);
	}

	/** Pulls the cable, or plugs it in: the machine at its other end knows. */
	plug(on: boolean) {
		ip(`link set ${this.name} ${on ? 'up' : 'down'}`);
	}
}

/** A machine of its own on the switch: a network namespace that lives as long as its keeper. */
export class Machine {
	private constructor(
		private readonly keeper: ChildProcess,
		readonly port: Port
	) {}

	/** `n`: its place on the switch, 2 to 99. `route`: whether it knows a way out. */
	static async on(n: number, { route = true } = {}): Promise<Machine> {
		// Its input ends with this process, however that ends.
		const keeper = spawn('unshare', ['-n', 'sh', '-c', 'echo ready; read _'], {
			stdio: ['pipe', 'pipe', 'inherit']
		});
		await once(keeper.stdout!, 'data');
		const machine = new Machine(keeper, new Port(`port${n}`, `name eth0 netns ${keeper.pid!}`));
		machine.ip('link set lo up');
		machine.ip('link set eth0 up');
		machine.address(n, { route });
		return machine;
	}

	/** What runs a program on this machine, as a prefix of its command. */
	get within(): string[] {
		return ['nsenter', '-t', String(this.keeper.pid), '-n'];
	}

	/** Gives the machine this address instead of the one it has. */
	address(n: number, { route = true } = {}) {
		this.ip('addr flush dev eth0');
		this.ip(`addr add ${addressOf(n)}/24 dev eth0`);
		if (route) this.ip('route replace default dev eth0');
	}

	close() {
		this.port.close();
		this.keeper.kill();
	}

	private ip(words: string) {
		const [program = '', ...args] = this.within;
		run(program, [...args, 'ip', words].join(' '));
	}
}

/** A switch, and on it the server that brings the app and its signalling. */
export interface Lan {
	/** The app's address; ends in a slash. */
	url: string;
	/** The server's place on the switch. */
	server: Port;
	/** Puts a further machine on the switch. */
	machine(options?: { route?: boolean }): Promise<Machine>;
	close(): Promise<void>;
}

/**
 * Throws where this process is not in a network namespace made for tests: nothing on the network of
 * the machine itself is touched.
 */
export default function ensureAlone() {
	const others = Object.keys(networkInterfaces()).filter((name) => name !== 'lo');
	if (process.platform === 'linux' && others.length === 0) return;
	throw new Error(
		'These tests need Linux, `ip` and the right to make network namespaces, and `npm run test:network` to start them in one.'
	);
}

/** Builds the switch inside the network namespace of this process. */
export async function openLan(): Promise<Lan> {
	ip('link add switch type bridge mcast_snooping 0');
	ip('link set switch up');
	const server = new Port('port1', 'name server');
	ip(`addr add ${addressOf(SERVER)}/24 dev server`);
	ip('link set server up');
	const site = await serve({ host: addressOf(SERVER) });
	const machines: Machine[] = [];
	let places = SERVER;
	return {
		url: `http://${addressOf(SERVER)}:${site.port}/`,
		server,
		async machine(options) {
			const machine = await Machine.on((places += 1), options);
			machines.push(machine);
			return machine;
		},
		async close() {
			await site.close();
			for (const machine of machines) machine.close();
			server.close();
			ip('link del switch');
		}
	};
}
