import { asset } from '$app/paths';
import { meetingPoint, type MeetingPoint } from '$lib/net/signalling';
import { openSaves } from '$lib/saves/saves';
import { isOwn, narrow } from './policy';

/** Where this page meets others; `null` until it has had to. */
let settled: MeetingPoint['server'] | null = null;

/** Where tables meet as the settings stand. */
export async function whereToMeet(): Promise<MeetingPoint> {
	const saves = await openSaves();
	return meetingPoint(await saves.settings(), asset('/signalling.json'));
}

/**
 * Where this page goes to meet others. The first answer binds it: from then on its policy lets it
 * connect to that signalling server and to the app's own address, and nowhere else. Another server
 * in the settings counts from the next page load.
 */
export async function meetHere(): Promise<MeetingPoint> {
	const point = await whereToMeet();
	if (!settled) {
		settled = point.server;
		narrow(settled);
	}
	return isOwn(point.server) ? point : { ...point, server: settled };
}

/** This page has met others: it cannot try another signalling server any more. */
export const isBound = () => settled !== null;
