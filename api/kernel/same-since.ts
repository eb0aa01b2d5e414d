const SAME_MS = 2 * 60_000;

/** Since when the same thing of the same person is a second press, or was sent again because the first answer was lost. */
export function sameSince(now: Date): string {
  return new Date(now.getTime() - SAME_MS).toISOString();
}
