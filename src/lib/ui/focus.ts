/**
 * Focus does not fall out of a box whose controls move or go away: it stays on its control, or
 * comes to what `heir` names.
 */
export const keepFocus = (heir: () => HTMLElement | undefined) => (box: HTMLElement) => {
	/** What in the box had the focus until it was taken from it. */
	let held: HTMLElement | null = null;
	const follow = ({ target }: Event) =>
		(held = target instanceof HTMLElement && box.contains(target) ? target : null);
	const changes = new MutationObserver(() => {
		if (!held || document.activeElement !== document.body) return;
		(held.isConnected ? held : heir())?.focus({ preventScroll: true });
	});
	changes.observe(box, { childList: true, subtree: true });
	document.addEventListener('focusin', follow);
	document.addEventListener('pointerdown', follow);
	return () => {
		changes.disconnect();
		document.removeEventListener('focusin', follow);
		document.removeEventListener('pointerdown', follow);
	};
};
