import type { Settings } from '../define.ts';

/** Every group of settings, in the order of the dashboard. */
export const settings: readonly Settings[] = [];
