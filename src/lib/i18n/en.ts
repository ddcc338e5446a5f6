import { looks } from './en/looks';
import moving from './en/moving';
import { screen, signals } from './en/room';
import privacy from './en/privacy';
import trial from './en/trial';
import { learn } from './en/learn';
import { plural } from './plural';
import hints from './en/hints';
import rules from './en/rules';
import { replay } from './en/replay';
import talk from './en/talk';
import versions from './en/versions';
import install from './en/install';

/** The app's own words. The games keep theirs in their own folders. */
const en = {
	rules,
	talk,
	versions,
	hints,

	close: 'Close',
	home: 'Home',
	language: 'Language',
	settings: 'Settings',
	skip: 'Skip to the content',
	failed: 'That did not work. Reload the page and try again.',
	loading: 'Loading …',
	lost: 'Nothing here',
	lostHint: 'No page has this address. Go back to the home page.',
	players: (p: { n: number }) => plural('en', p.n, { one: '# player', other: '# players' }),

	screen,
	signals,

	learn,
	update: {
		ready: 'A new version of the app is ready.',
		now: 'Update now'
	},

	install,

	shelf: {
		tagline:
			'Board games with traitors at the table. Everyone on their own phone, no server, no accounts.',
		host: 'Host a game',
		join: 'Join a game',
		alone: 'Play alone',
		hostHint: 'Your phone becomes the table',
		joinHint: 'With a link or a code',
		aloneHint: 'Against bots, offline',
		back: 'Back to your table',
		backRole: {
			host: 'you host',
			guest: 'you sit there',
			alone: 'alone, with bots'
		},
		howMany: 'How many at the table?',
		howManyHint: 'You take one seat, bots take the others.',
		opening: 'Opening the table …',
		cards: 'All cards and tokens',
		fan: 'An unofficial fan project, made for love of the game and not connected with its publisher. Own a copy to support those who made it.',
		finished: {
			title: 'Finished matches',
			unknown: 'A game of another version',
			noWinner: 'Played elsewhere',
			save: 'Save to a file',
			drop: 'Delete',
			dropSure: 'Delete it from this device for good?',
			keep: 'Keep'
		},
		wrong: {
			unreadable:
				'This table was saved by another version of the app, or its record is broken. It cannot be opened here.',
			unknownGame: 'This table plays a game that this version of the app does not have.',
			otherRules:
				'This table was played by other rules than this version of the app knows, so it cannot go on.',
			brokenMoves:
				'The record of this table is broken: a move in it is not possible, so it cannot go on.'
		},
		games: {
			'dark-moon': {
				title: 'Dark Moon',
				line: 'A mining outpost on Titan is failing, and some of the crew want it to.',
				facts: '3 to 7 players · about 75 minutes',
				won: { infected: 'The Infected won', uninfected: 'The Uninfected won' }
			}
		}
	},

	replay,

	join: {
		title: 'Join a game',
		code: 'Room code',
		codeHint: 'The letters on the host’s screen, or the whole link.',
		codeMissing: 'Type the room code or paste the link you were sent.',
		name: 'Your name',
		nameHint: 'The others see it at the table.',
		nameMissing: 'Write a name so that the others know you.',
		submit: 'Join',
		camera: 'Allow the camera',
		busy: 'Looking for the table …',
		watch: 'Watch',
		watchHint: 'You see what lies on the table and nobody’s secrets.'
	},

	lobby: {
		title: 'Before the game',
		code: 'Code',
		link: 'Invite link',
		qr: 'Invite QR code',
		share: 'Share',
		shareText: (p: { game: string }) => `Come to our table: ${p.game}`,
		copy: 'Copy',
		copied: 'Copied',
		copyFailed: 'Select the link and copy it by hand.',
		large: 'Show it large',
		scan: 'Point a phone’s camera here or open the link.',
		crew: 'At the table',
		order: 'The order of the list is the order of play.',
		you: 'you',
		bot: 'bot',
		open: 'free seat',
		here: 'here',
		asleep: 'sleeps',
		gone: 'away',
		seat: (p: { n: number }) => `Seat ${p.n}`,
		up: (p: { name: string }) => `Move ${p.name} up`,
		down: (p: { name: string }) => `Move ${p.name} down`,
		remove: (p: { name: string }) => `Remove ${p.name}`,
		removeSure: (p: { name: string }) => `Remove ${p.name}? They cannot come back to this table.`,
		removeYes: 'Remove',
		removeNo: 'Keep',
		addBot: 'Add a bot',
		watchers: (p: { n: number }) =>
			plural('en', p.n, { one: '# person is watching', other: '# people are watching' }),
		name: 'Your name',
		onlyHost: 'Only host, do not play',
		onlyHostHint: 'This device runs the table and shows what everybody may see.',
		options: 'Options',
		start: 'Start the game',
		needMore: (p: { n: number }) =>
			plural('en', p.n, {
				one: 'One more seat must be filled, by a person or a bot.',
				other: '# more seats must be filled, by people or bots.'
			}),
		needFewer: (p: { n: number }) => `At most ${p.n} can play. Remove a seat.`,
		nameMissing: 'Write your name first.',
		ready: (p: { n: number }) => `${p.n} at the table. Ready.`,
		badOptions: 'These options do not go with this number of players. Change an option or a seat.',
		stay: 'Keep this page open while you play: this device is the table.',
		waiting: 'Waiting for the host to start.',
		watching: 'You are watching.',
		leave: 'Leave the table',
		leaveSure: 'Leave? The table ends for everybody here.',
		leavePause: 'Leave? The match stands still until you come back to this table.',
		leaveYes: 'Leave',
		leaveNo: 'Stay',
		notHere: 'This table is not kept on this device.',
		notHereJoin: 'Join with the code'
	},

	absent: {
		host: 'The host is away: the table waits. It reconnects by itself, and your seat is kept.',
		offline:
			'No way to the host, and this phone says that it has no network. Check its Wi-Fi: the table waits, and it reconnects by itself.',
		sleeps: (p: { name: string }) => `${p.name}’s phone sleeps.`,
		gone: (p: { name: string }) => `${p.name} is away.`,
		bot: (p: { name: string }) => `A bot plays for ${p.name} until they are back.`,
		calls: 'The table is waiting for you.',
		nudge: 'Nudge',
		nudged: 'Nudged',
		sitIn: 'Let a bot play',
		wait: 'Rather wait',
		votes: (p: { n: number; of: number }) => `For a bot: ${p.n} of the ${p.of} votes it takes.`
	},

	device: {
		keepOn:
			'Keep this screen on: when it goes dark, the table sleeps for everybody. Raise the screen time-out or touch the screen now and then.',
		lasts: 'The browser has promised to keep your tables until you delete them.',
		mayClear:
			'The browser may clear your tables when it runs short of space. Save them to a file if they matter to you.'
	},

	link: {
		connecting: 'Connecting to the host …',
		open: 'Connected',
		away: 'The host does not answer. Your seat is kept; waiting.',
		closed: 'The connection has ended.',
		retry: 'Try again',
		useHere: 'Use it here'
	},

	signalling: {
		off: 'Closed to guests',
		connecting: 'Opening the door for guests …',
		open: 'Open for guests',
		lost: 'Closed to guests',
		lostHint:
			'The meeting point does not answer, so nobody new can find this table. Check the internet connection, or the server in the settings.'
	},

	moving,

	refused: {
		...moving.refused,
		notAsked: 'The table is not asking you now. Wait for your question.',
		notAllowed: 'That is not possible now. Choose something else.',
		questionPassed: 'The table has moved on. Read the new question and choose again.',
		over: 'The match is over. Start a new one from the home page.',
		notSeated: 'You have no seat at this table. Join again with the invite link.',
		badFrame: 'The table could not read what your phone sent. Reload the page and try again.',
		full: 'Every seat is taken. Ask the host to add one, or watch.',
		running: 'This match has already begun. Watch it, or wait for the next one.',
		removed:
			'The host removed you from this table. Ask the host for a new table if that was a mistake.',
		tooOld: 'Your app is older than the host’s. Reload the page to update it, then join again.',
		tooNew: 'The host’s app is older than yours. Ask the host to reload the page and update.',
		noSuchTable:
			'No table answers to this code. Check the letters and ask whether the host’s page is open.',
		unreachable:
			'The host was found, but the phones cannot reach each other. Put both on the same Wi-Fi or on the hotspot of one of them, and allow the local network if the browser asks. If that does not help, allow the camera (nothing is recorded: the phones then see each other’s address), or enter a TURN server in the settings and test it there.',
		noSignalling:
			'The meeting point does not answer. Check your internet connection, or the signalling server in the settings, where the connection can be tested.',
		takenOver:
			'Your seat is open in another tab or on another device. Close it there, or use it here.',
		ended: 'The host has closed this table. Ask for a new invite.',
		tooFew: 'Too few seats are filled. Add a bot or wait for more people.',
		nameTaken: 'Somebody at the table already has this name. Choose another.',
		tooSoon: 'They have just been nudged. Give them a moment.',
		isHere: 'They are back, so no bot is needed.',
		tooFast: 'That was too fast for the table. Wait a moment and say it again.',
		onlySeats: 'Only those who have a seat talk at the table. You are watching.'
	},

	peek: {
		hold: 'Hold to look'
	},

	saves: {
		title: 'Saved on this device',
		hint: 'Tables, seats, finished matches and settings in one file: for a new phone, or in case this browser forgets them.',
		keys: 'The file holds the keys to your seats and your network settings: keep it to yourself.',
		secret:
			'You host a running match: the file holds every secret of it, so do not open it and give it to nobody before the end.',
		save: 'Save everything to a file',
		load: 'Load a file',
		saved: 'Saved. Look among your downloads.',
		loaded: (p: { what: string }) => `Loaded: ${p.what}.`,
		tables: (p: { n: number }) => plural('en', p.n, { one: '# table', other: '# tables' }),
		seats: (p: { n: number }) => plural('en', p.n, { one: '# seat', other: '# seats' }),
		matches: (p: { n: number }) =>
			plural('en', p.n, { one: '# finished match', other: '# finished matches' }),
		settings: 'the settings',
		nothingNew: 'Nothing in this file is new to this device.',
		further: (p: { codes: string }) =>
			`As far or further on this device, and left alone: ${p.codes}.`,
		open: (p: { codes: string }) =>
			`Open on this device, and left alone: ${p.codes}. Leave the table, then load the file again.`,
		fileTruncated:
			'The end of this file is missing. Nothing was loaded; copy the whole file again.',
		fileAltered: 'This file was changed after it was saved. Nothing was loaded; take the original.',
		fileForeign: 'This is not a file of Umbra. Nothing was loaded.',
		fileNewer:
			'A newer version of Umbra wrote this file. Nothing was loaded; update the app first.',
		fileTooLarge: 'This file is too large to be one of Umbra’s. Nothing was loaded.',
		fileNotKept:
			'This browser would not store it. Nothing was loaded; free some space and try again.'
	},

	looks,

	privacy,

	trial,

	prefs: {
		name: 'Your name',
		defaultName: 'Host',
		network: 'How the phones find each other',
		networkHint:
			'The defaults work for most people. Everybody at one table needs the same signalling server.',
		host: 'Signalling server',
		hostHint: 'Empty: the one beside this page, or the public PeerJS server.',
		port: 'Port',
		path: 'Path',
		secure: 'Encrypted (https)',
		stun: 'STUN servers',
		stunHint:
			'Separated by spaces. They tell your phone its own address on the internet. Empty: what fits the signalling server.',
		turn: 'TURN server',
		turnHint: 'Passes encrypted packets on where phones cannot reach each other. Empty: none.',
		turnUser: 'TURN user',
		turnPassword: 'TURN password',
		save: 'Save',
		saved: 'Saved.',
		notKept:
			'This browser keeps nothing for this page: a reload forgets tables, seats and settings.',
		reset: 'Back to the defaults',
		badHost: 'Write a host name such as peer.example.org, without https://.',
		badPort: 'A port is a number from 1 to 65535.',
		badStun: 'Each address must begin with stun: or stuns:.',
		badTurn: 'The address must begin with turn: or turns:.',
		about: 'About',
		version: 'Version',
		commit: 'Commit'
	}
};

/** The shape every language must have. */
export type AppWords = typeof en;
export default en;
