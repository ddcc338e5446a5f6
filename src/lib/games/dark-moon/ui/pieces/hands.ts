import type { PlayerID } from '$lib/table/match';

/** Where dice come from on this screen: the plate of a seat, or the very place of a die of one's own. */
export class Hands {
	#plates = new Map<PlayerID, Element>();
	#dice = new Map<string, DOMRect>();

	/** An attachment: this is where a seat sits. */
	seat = (seat: PlayerID) => (plate: Element) => {
		this.#plates.set(seat, plate);
		return () => this.#plates.delete(seat);
	};

	/** One's own dice are about to be sent; `ids` as they will lie on the table. */
	sends(ids: readonly string[], dice: readonly Element[]) {
		this.#dice = new Map(ids.map((id, i) => [id, dice[i]!.getBoundingClientRect()]));
	}

	/** Where a die that has just been sent came from. */
	where(by: PlayerID, id: string): DOMRect | undefined {
		const own = this.#dice.get(id);
		this.#dice.delete(id);
		return own ?? this.#plates.get(by)?.getBoundingClientRect();
	}
}
