/** The connection, tried from the settings. */
export default {
	start: 'Test the connection',
	stop: 'Stop the test',
	hint: 'Tries what stands in the boxes above, saved or not. At most 10 seconds.',
	trying: 'Trying …',
	stopped: 'Stopped before an answer came.',
	signalling: {
		name: 'Signalling',
		works: (p: { time: string }) => `Answers, after ${p.time}.`,
		silent:
			'Does not answer. Check the address, the port, the path and your internet connection, and allow the local network if the browser asks.'
	},
	stun: {
		name: 'STUN',
		works: (p: { time: string }) => `Answers, after ${p.time}.`,
		unset: 'None is set. On one Wi-Fi none is needed; over the internet you need one.',
		silent:
			'Does not answer. On one Wi-Fi you can play all the same; over the internet you need another one.',
		unreadable: 'The browser cannot use an address. It should look like stun:stun.example.org:3478.'
	},
	turn: {
		name: 'TURN',
		works: (p: { time: string }) => `Answers and passes packets on, after ${p.time}.`,
		unset: 'None is set. It is needed only where phones cannot reach each other.',
		silent: 'Does not answer. Check the address and the port.',
		refused: 'Answers, but does not accept this user and password.',
		unreadable:
			'The browser cannot use it. The address should look like turn:turn.example.org:3478, with a user and a password.'
	},
	pair: {
		name: 'Phone to phone',
		works: (p: { time: string }) =>
			`Two connections on this phone have met with these settings, after ${p.time}.`,
		silent:
			'Two connections on this phone have not met with these settings. Allow the local network if the browser asks, or allow the camera (nothing is recorded), and test again.',
		skipped: 'Not tried: for that the signalling server must answer.'
	}
};
