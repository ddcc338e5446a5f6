import type { Settings } from '$lib/saves/saves';

/** The settings as they stand in the boxes: text, empty where the default holds. */
export interface SettingsForm {
	name: string;
	host: string;
	port: string;
	path: string;
	secure: boolean;
	/** Addresses separated by spaces. */
	stun: string;
	turn: string;
	turnUser: string;
	turnPassword: string;
}

/** What is wrong in which box; ids of sentences in the dictionary (`prefs`). */
export type SettingsErrors = Partial<
	Record<keyof SettingsForm, 'badHost' | 'badPort' | 'badStun' | 'badTurn'>
>;

/** Kept settings, laid out in the boxes. */
export function formOf({ name, signalling, stun, turn }: Settings): SettingsForm {
	return {
		name,
		host: signalling?.host ?? '',
		port: String(signalling?.port ?? 443),
		path: signalling?.path ?? '/',
		secure: signalling?.secure ?? true,
		stun: stun?.join(' ') ?? '',
		turn: turn?.urls ?? '',
		turnUser: turn?.username ?? '',
		turnPassword: turn?.credential ?? ''
	};
}

const addresses = (text: string) => text.split(/[\s,]+/).filter(Boolean);

/** Which boxes cannot be kept, and why; `{}` when all can. */
export function errorsIn(form: SettingsForm): SettingsErrors {
	const errors: SettingsErrors = {};
	const host = form.host.trim();
	const port = Number(form.port);
	if (host && !/^([\w-]+\.)*[\w-]+$|^\[[0-9a-f:.]+\]$/i.test(host)) errors.host = 'badHost';
	if (host && !(Number.isInteger(port) && port >= 1 && port <= 65535)) errors.port = 'badPort';
	if (addresses(form.stun).some((url) => !/^stuns?:\S+$/.test(url))) errors.stun = 'badStun';
	if (form.turn.trim() && !/^turns?:\S+$/.test(form.turn.trim())) errors.turn = 'badTurn';
	return errors;
}

/** The boxes as settings to keep; call it when `errorsIn` found nothing. */
export function settingsOf(form: SettingsForm): Settings {
	const host = form.host.trim();
	const path = form.path.trim();
	const stun = addresses(form.stun);
	const urls = form.turn.trim();
	return {
		name: form.name.trim(),
		signalling: host
			? {
					host,
					port: Number(form.port),
					path: path.startsWith('/') ? path : `/${path}`,
					secure: form.secure
				}
			: null,
		stun: stun.length ? stun : null,
		turn: urls ? { urls, username: form.turnUser.trim(), credential: form.turnPassword } : null
	};
}
