import { AsyncLocalStorage } from 'node:async_hooks';

/** Told while a page is loaded that a part of it could not be. */
export const losses = new AsyncLocalStorage<() => void>();

/** A section that cannot be loaded is left out and recorded; the rest of the page stands, but is not kept for others. */
export async function sectionOr<Value>(section: Promise<Value>, empty: Value): Promise<Value> {
  try {
    return await section;
  } catch (error) {
    losses.getStore()?.();
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    return empty;
  }
}
