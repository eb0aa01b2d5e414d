import { vi } from 'vitest';

/** What visitors see follows in a moment; a busy machine is slower, never wrong. */
export function soon(check: () => void | Promise<void>): Promise<void> {
  return vi.waitFor(check, { timeout: 60_000, interval: 50 });
}
