/** Which box a row comes in. */
export type Box = 'base';
