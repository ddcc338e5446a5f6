/** Where this device keeps which hints it has shown; beside the language, for no match needs it. */
const KEPT = 'umbra.hints';

interface Kept {
	on: boolean;
	/** Kinds of questions that have been explained. */
	seen: string[];
}
const FIRST: Kept = { on: true, seen: [] };

function read(): Kept {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? 'null');
		const { on, seen } = (kept ?? {}) as Partial<Kept>;
		return { on: on !== false, seen: Array.isArray(seen) ? seen.map(String) : [] };
	} catch {
		return FIRST;
	}
}

/** The hints of a first match: each is shown once on this device, or none when they are off. */
class Hints {
	#kept = $state.raw<Kept | null>(null);

	#now(): Kept {
		return this.#kept ?? read();
	}

	#keep(kept: Kept) {
		this.#kept = kept;
		try {
			localStorage.setItem(KEPT, JSON.stringify(kept));
		} catch {
			// Storage may be forbidden; then it lasts until the page is closed.
		}
	}

	get on(): boolean {
		return this.#now().on;
	}

	set on(wished: boolean) {
		this.#keep({ ...this.#now(), on: wished });
	}

	/** Whether the hint for this kind of question is still to be shown. */
	wanted(kind: string): boolean {
		const { on, seen } = this.#now();
		return on && !seen.includes(kind);
	}

	/** Somebody has seen it: it is not shown again. */
	done(kind: string) {
		const kept = this.#now();
		if (!kept.seen.includes(kind)) this.#keep({ ...kept, seen: [...kept.seen, kind] });
	}

	/** As on a new device. */
	reset() {
		this.#keep(FIRST);
	}
}

export const hints = new Hints();
