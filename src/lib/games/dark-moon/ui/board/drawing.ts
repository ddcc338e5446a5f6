import type { StationId } from '../../content/stations';
import { LIMIT } from '../../rules/queries';

/** The field of the drawing, and where its ground lies. */
export const FIELD = { width: 640, height: 250, ground: 206 };

export interface Module {
	/** Where it begins and ends on the ice. */
	from: number;
	to: number;
	body: string;
	/** Ribs, seams and pipes. */
	lines: string;
	windows: string;
}

/** The six modules where they stand. */
export const MODULES: Record<StationId, Module> = {
	shieldControl: {
		from: 66,
		to: 150,
		body: 'M70 206v-36l18-14h44l18 14v36zM98 156v-24l-10-12 22-18 22 18-10 12v24z',
		lines: 'M70 178h80M98 132h24M110 102v-12M102 94h16M92 206v-28M128 206v-28',
		windows:
			'M97 184h10v10H97zM113 184h10v10h-10zM76 184h10v6H76zM134 184h10v6h-10zM104 138h12v10h-12z'
	},
	researchLab: {
		from: 156,
		to: 240,
		body: 'M158 206v-26a40 40 0 0 1 80 0v26z',
		lines:
			'M158 180h80M198 140v40M178 146a60 60 0 0 0-6 34M218 146a60 60 0 0 1 6 34M164 160h68M198 140v-10',
		windows: 'M168 187h12v11h-12zM192 187h12v11h-12zM216 187h12v11h-12z'
	},
	command: {
		from: 246,
		to: 350,
		body: 'M248 206v-54l20-12V94l30-18 30 18v46l20 12v54z',
		lines:
			'M268 140h60M248 168h100M298 76V44M286 62h24M290 52h16M268 112h60M274 206v-38M322 206v-38',
		windows:
			'M273 98h22v9h-22zM301 98h22v9h-22zM278 120h40v6h-40zM254 176h14v8h-14zM328 176h14v8h-14zM282 178h32v8h-32zM290 192h16v14h-16z'
	},
	lifeSupport: {
		from: 358,
		to: 434,
		body: 'M362 206v-44a16 16 0 0 1 32 0v44zM398 206v-44a16 16 0 0 1 32 0v44zM394 176h4v12h-4z',
		lines: 'M362 166h32M398 166h32M362 196h32M398 196h32M378 146v-12h36v12M396 134v-10',
		windows: 'M372 172h12v18h-12zM408 172h12v18h-12z'
	},
	communications: {
		from: 440,
		to: 500,
		body: 'M452 206l12-50h12l12 50zM436 122a36 36 0 0 0 58 30z',
		lines: 'M458 182h24M455 194h30M464 156l18 26M476 156l-18 26M465 137l20-28M442 130l46 14',
		windows: 'M466 186h8v6h-8zM466 197h8v6h-8z'
	},
	hangarBay: {
		from: 506,
		to: 598,
		body: 'M508 206v-26l18-22h54l18 22v26z',
		lines:
			'M508 180h90M526 158v22M580 158v22M522 206v-20h62v20M522 192h62M522 198h62M590 158v-16h6v22',
		windows: 'M530 165h10v8h-10zM548 165h10v8h-10zM566 165h10v8h-10z'
	}
};

/** The shield over the outpost in as many sectors as it has spaces; tokens burn it away from the left. */
export const SECTORS = Array.from({ length: LIMIT }, (_, i) => {
	const at = (part: number) => {
		const angle = Math.PI * (0.97 - (0.94 * (i + part)) / LIMIT);
		return `${(320 + 312 * Math.cos(angle)).toFixed(1)} ${(216 - 200 * Math.sin(angle)).toFixed(1)}`;
	};
	return `M${at(0.05)}A312 200 0 0 1 ${at(0.95)}`;
});
