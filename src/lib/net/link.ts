import { Assembler, encode } from './codec';

/** Carries JSON messages between two pages, in order while it is open. */
export interface Link {
	/** Sends a message; nothing happens on a closed link. */
	send(message: unknown): void;
	/** Who hears the messages; those that came before are told at once. `undefined`: not a message. */
	onMessage(hear: (message: unknown) => void): void;
	/** Told once, when the link is closed from either side or by the network. */
	onClose(hear: () => void): void;
	/** Told when the connection below falters (`true`) or runs again (`false`). */
	onTrouble(hear: (trouble: boolean) => void): void;
	/** Bytes that wait to be sent. */
	backlog(): number;
	/** Closes after what was sent is out. */
	close(): void;
}

/** Carries frames: what a link needs below it. All handlers are set at once, before anything comes. */
export interface Pipe {
	send(frame: Uint8Array): void;
	backlog(): number;
	close(): void;
}

/** What a pipe reports to its link. */
export interface PipeEvents {
	frame(frame: Uint8Array): void;
	closed(): void;
	trouble(trouble: boolean): void;
}

/** Messages kept until somebody listens. */
const MOST_WAITING = 32;

/** A link over a pipe: JSON, deflated and framed. `limit`: most bytes of a message it accepts. */
export function linkOver(limit: number, open: (events: PipeEvents) => Pipe): Link {
	const assembler = new Assembler(limit);
	const waiting: unknown[] = [];
	let hearMessage: ((message: unknown) => void) | null = null;
	let hearClose: (() => void) | null = null;
	let hearTrouble: ((trouble: boolean) => void) | null = null;
	let number = 0;
	let closed = false;
	let told = false;

	const tellClosed = () => {
		closed = true;
		if (told || !hearClose) return;
		told = true;
		hearClose();
	};
	const pipe = open({
		frame(frame) {
			const whole = closed ? null : assembler.take(frame);
			if (!whole) return;
			if (hearMessage) hearMessage(whole.message);
			else if (waiting.length < MOST_WAITING) waiting.push(whole.message);
		},
		closed: tellClosed,
		trouble: (trouble) => hearTrouble?.(trouble)
	});
	return {
		send(message) {
			if (closed) return;
			for (const frame of encode(message, number)) pipe.send(frame);
			number = (number + 1) >>> 0;
		},
		onMessage(hear) {
			hearMessage = hear;
			for (const message of waiting.splice(0)) hear(message);
		},
		onClose(hear) {
			hearClose = hear;
			if (closed) tellClosed();
		},
		onTrouble: (hear) => void (hearTrouble = hear),
		backlog: () => (closed ? 0 : pipe.backlog()),
		close() {
			if (closed) return;
			pipe.close();
			tellClosed();
		}
	};
}
