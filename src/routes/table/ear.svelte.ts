import type { Session } from '$lib/session.svelte';

const KEPT = 'umbra.talk';

interface Heard {
	code: string;
	/** Names that are not heard: nobody shares a name, and in the lobby seats change places. */
	muted: string[];
	/** Number of the last line that has been read. */
	read: number;
}

/** How one person follows the talk at a table. This device keeps it, of the last table alone. */
export class Ear {
	/** The talk lies open on the screen. */
	open = $state(false);
	private heard = $state.raw<Heard>({ code: '', muted: [], read: 0 });

	/** What has been said by those who are not muted. */
	readonly lines = $derived.by(() => this.session.talk.filter(({ name }) => !this.isMuted(name)));
	/** Lines of others that have come since the talk was last open. */
	readonly unread = $derived.by(() => {
		const { seat } = this.session;
		return this.lines.filter((line) => line.n > this.heard.read && !(seat && line.seat === seat))
			.length;
	});
	/** Names of the people one could mute. */
	readonly others = $derived.by(() =>
		(this.session.lobby?.seats ?? [])
			.filter(({ id, kind }) => kind === 'person' && id !== this.session.seat)
			.map(({ name }) => name)
	);

	constructor(readonly session: Session) {
		const { code } = session;
		this.heard = recall(code) ?? { code, muted: [], read: 0 };
	}

	isMuted(name: string): boolean {
		return this.heard.muted.includes(name);
	}

	/** Hears somebody no more, or again. */
	mute(name: string, muted: boolean): void {
		const others = this.heard.muted.filter((one) => one !== name);
		this.keep({ muted: muted ? [...others, name] : others });
	}

	/** Everything said so far has been seen. */
	readAll(): void {
		const read = this.session.talk.at(-1)?.n ?? 0;
		if (read !== this.heard.read) this.keep({ read });
	}

	private keep(change: Partial<Heard>) {
		this.heard = { ...this.heard, ...change };
		try {
			localStorage.setItem(KEPT, JSON.stringify(this.heard));
		} catch {
			// Storage may be forbidden; it then lasts until the page is closed.
		}
	}
}

function recall(code: string): Heard | null {
	try {
		const kept = JSON.parse(localStorage.getItem(KEPT) ?? 'null') as Heard | null;
		return kept?.code === code && Array.isArray(kept.muted) ? kept : null;
	} catch {
		return null;
	}
}
