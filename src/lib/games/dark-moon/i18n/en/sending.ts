/** The last step of an answer: composing is free, sending is final. */
export const sending = {
	choose: 'Choose an answer',
	send: (p: { what: string }) => `Send: ${p.what}`
};
