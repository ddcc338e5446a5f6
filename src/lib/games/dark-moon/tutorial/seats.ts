/** The seat of whoever learns. */
export const ME = '0';
/** Honest and out of luck, in the chapter about the vote. */
export const UNLUCKY = '3';
/** Infected, and believed. */
export const TRAITOR = '1';
/** Gives the learner an order when the learner is Infected. */
export const TRUSTING = '2';
