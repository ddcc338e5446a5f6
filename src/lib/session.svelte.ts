export { hostTable, playAlone } from './session/hosting';
export { APP } from './session/edition';
export {
	isNew,
	joinTable,
	loadLinks,
	resumable,
	resume,
	watchTable,
	type Resumable
} from './session/joining';
export { openLesson } from './session/lesson';
export { Screen } from './session/lasting';
export { isBound, whereToMeet } from './session/meeting';
export { current, Session } from './session/session.svelte';
export type { HostControls } from './net/desk';
export type { Ticket } from './net/moving';
export type { LinkState, Move } from './net/guest';
export { PHRASES } from './net/protocol';
export type { Lobby, Phrase, Reason, Saying, SeatInfo, TalkLine } from './net/protocol';
