/** A choice composed for the question at hand and not yet sent: it outlives the shutter, not the question. */
export class Draft<T> {
	#kept = $state.raw<{ question: number; choice: T } | null>(null);

	/** `question` tells the number of the question at hand. */
	constructor(private readonly question: () => number) {}

	get choice(): T | null {
		return this.#kept?.question === this.question() ? this.#kept.choice : null;
	}

	set choice(choice: T | null) {
		this.#kept = choice === null ? null : { question: this.question(), choice };
	}
}
