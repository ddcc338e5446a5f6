import { asset } from '$app/paths';
import { meetingPoint, type MeetingPoint } from '$lib/net/signalling';
import { openSaves } from '$lib/saves/saves';

/** Where tables meet as the settings stand. */
export async function whereToMeet(): Promise<MeetingPoint> {
	const saves = await openSaves();
	return meetingPoint(await saves.settings(), asset('/signalling.json'));
}
