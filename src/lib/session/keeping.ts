import { finishedOf } from '$lib/saves/file';
import type { Saves } from '$lib/saves/saves';
import type { Session } from './session.svelte';

/** Keeps a session's match on this device once it is over and told. Call it after every change. */
export function finishKeeper(saves: Saves) {
	let kept = false;
	return ({ replay, view, code }: Pick<Session, 'replay' | 'view' | 'code'>) => {
		if (kept || !replay || !view?.over) return;
		kept = true;
		const { winners } = view.over;
		void saves.keepFinished(finishedOf(replay, { code, winners, at: Date.now() }));
	};
}
