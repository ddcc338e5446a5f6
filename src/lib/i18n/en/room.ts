/** The table on a big screen, and who is called when. */
export const screen = {
	open: 'Show the table on a big screen',
	hint: 'A television or a tablet in the middle of the table: board, journal and who is asked. It shows nothing private and takes no seat.',
	here: 'Show it on this device',
	elsewhere:
		'On the other device open the app, choose “Join a game”, and show the table there; or scan this code:',
	qr: 'QR code of the big screen',
	title: 'Table',
	noCode: 'Type the room code first, then show the table.',
	sitDown: 'Scan to sit down',
	orType: 'or join with the code',
	late: 'Scan to watch',
	seats: 'At the table',
	free: 'free seat',
	begins: 'The host starts when everybody sits.',
	looking: 'Looking for the table …',
	missing: 'This address has no room code. Join with the code of a table.'
};

export const signals = {
	title: 'When it is your move',
	hint: 'The signals only say that you are asked. They never tell what the question is.',
	yourMove: 'Your move',
	named: 'A mark in the title of the tab',
	sound: 'Sound',
	soundHint: 'Two short tones.',
	volume: 'Volume',
	try: 'Listen',
	vibration: 'Vibration',
	noVibration: 'This device cannot vibrate.',
	notice: 'Notification',
	noticeHint: 'Only while the page is out of sight. It stays on this device.',
	noNotice: 'This browser allows no notifications here.',
	blocked: 'The browser blocks notifications of this page. Allow them in its settings.'
};
