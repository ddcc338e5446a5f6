/** A seat that moves to another phone, and pages of which one must give way. */
export default {
	menu: 'Move to another phone',
	asked:
		'The host has been asked. As soon as they allow it, a code for the other phone appears here.',
	scan: 'Scan this with the other phone, or open the link there. Your seat moves over, and this phone forgets it.',
	once: 'It works once, and only for two minutes. Whoever opens it first has the seat: show it to nobody else.',
	link: 'Link for the other phone',
	qr: 'QR code for the other phone',
	expired: 'The code has expired. Your seat is still here.',
	again: 'Ask again',
	own: 'Your seat stays on this phone, because this phone is the table. To carry the whole table to another device, save everything to a file in the settings.',
	wants: (p: { name: string }) => `${p.name} wants to move to another phone.`,
	allow: 'Allow',
	refuse: 'Refuse',
	give: 'Give the seat to another phone',
	giveTitle: (p: { name: string }) => `Another phone for ${p.name}`,
	giveScan: (p: { name: string }) =>
		`Let ${p.name} scan this with another phone, or open the link there. The old phone then loses the seat.`,
	arriving: 'Taking your seat over to this phone …',

	refused: {
		moved: 'Your seat has moved to another phone. Go on there.',
		badTicket:
			'This code has been used already or has expired. Ask for a new one on the old phone, or ask the host.',
		ticketDenied: 'The host has refused. Your seat stays on this phone.',
		hostStays: 'The host’s seat stays on the phone that is the table.',
		notStored: 'The host’s phone could not store that. Wait a moment and try again.',
		olderApp:
			'An older version of the app is open in another tab and holds what this browser keeps. Close that tab, then reload this page.',
		newerApp:
			'A newer version of the app is open in another tab of this browser, so this page has stopped. Reload it to go on.'
	}
};
