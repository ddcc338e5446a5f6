/** People whose pages are remembered, and pages of each. */
const MOST_PEOPLE = 64;
const MOST_PAGES = 8;
/** Pages that come while one host lives: numbers of its next life begin above them. */
const PER_LIFE = 1_000_000;

/**
 * Which page of a person is the newest: each gets a number when it first comes, and keeps it. A
 * page that only comes back, as a forgotten tab does, never takes the place of a newer one.
 */
export class Pages {
	private readonly known = new Map<string, Map<string, number>>();
	private last: number;

	/** `life`: grows whenever the host starts anew. */
	constructor(life: number) {
		this.last = life * PER_LIFE;
	}

	/** The number of a page; `null` when a newer one has come. `given`: what it was given before. */
	admit(token: string, page: string, given = 0): number | null {
		const pages = this.known.get(token) ?? new Map<string, number>();
		const earlier = given > 0 && given <= this.last ? given : undefined;
		const number = pages.get(page) ?? earlier ?? (this.last += 1);
		if (number < Math.max(0, ...pages.values())) return null;
		this.known.delete(token);
		this.known.set(token, pages.set(page, number));
		forgetOldest(pages, MOST_PAGES);
		forgetOldest(this.known, MOST_PEOPLE);
		return number;
	}

	/** A page has said goodbye: an older one may come back. */
	left(token: string, page: string) {
		this.known.get(token)?.delete(page);
	}
}

function forgetOldest(map: Map<string, unknown>, most: number) {
	const oldest = map.keys().next();
	if (map.size > most && !oldest.done) map.delete(oldest.value);
}
