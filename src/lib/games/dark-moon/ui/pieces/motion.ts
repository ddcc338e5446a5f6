import { prefersReducedMotion } from 'svelte/motion';

/** A duration in milliseconds, or none for those who want things to stand still. */
export const still = (duration: number) => (prefersReducedMotion.current ? 0 : duration);
