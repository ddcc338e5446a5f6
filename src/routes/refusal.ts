import { i18n, sentence } from '$lib/i18n/index.svelte';
import { APP, type Session } from '$lib/session.svelte';

/** Why a table does not let this person in; where versions are why, both are named. */
export function refusal(why: string, session: Session | null): string {
	const host = why === 'tooOld' || why === 'tooNew' ? session?.hostApp : null;
	return host ? `${sentence(why)} ${i18n.app.versions.both({ own: APP, host })}` : sentence(why);
}
