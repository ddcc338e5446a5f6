import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PLACES } from '$lib/games/dark-moon/tutorial/chapter';

const UI = 'src/lib/games/dark-moon/ui';

test('the guide can point at every place it knows, and at nothing else', () => {
	const drawn = readdirSync(UI, { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith('.svelte'))
		.flatMap((file) => [...readFileSync(join(UI, file), 'utf8').matchAll(/data-place="(\w+)"/g)])
		.map(([, place]) => place);
	expect([...new Set(drawn)].sort()).toEqual([...PLACES].sort());
});
