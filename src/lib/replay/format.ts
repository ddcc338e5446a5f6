import * as v from 'valibot';

const move = v.pipe(
	v.array(v.unknown()),
	v.check((list) => /^\d$/.test(String(list[0])) && typeof list[0] === 'string'),
	v.check((list) => typeof list[1] === 'string')
);

/** The shape of a replay file. */
export const replaySchema = v.object({
	format: v.literal(1),
	game: v.pipe(v.string(), v.maxLength(40)),
	/** Version of the rules it was played by. */
	rules: v.number(),
	seed: v.pipe(v.string(), v.maxLength(200)),
	/** Names in table order; the index is the seat. */
	seats: v.pipe(v.array(v.pipe(v.string(), v.maxLength(48))), v.minLength(1), v.maxLength(10)),
	options: v.record(v.string(), v.unknown()),
	moves: v.pipe(v.array(move), v.maxLength(100_000)),
	/** Digests after so many moves, and at the end. */
	checks: v.record(v.string(), v.string())
});

/** A whole match: `moves` are `[seat, move, ...args]`. */
export type Replay = v.InferOutput<typeof replaySchema>;
