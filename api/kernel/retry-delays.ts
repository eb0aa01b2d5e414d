const MINUTE_MS = 60_000;

/** How long what could not be handed over waits before each next try, together half a day: a server that is down over night misses nothing. */
export const RETRY_DELAYS_MS: readonly number[] = [1, 2, 5, 15, 30, 60, 120, 240, 360].map((minutes) => minutes * MINUTE_MS);
