import { AsyncLocalStorage } from 'node:async_hooks';

/** Told while a page is loaded that a part of it could not be. */
export const sectionFailures = new AsyncLocalStorage<(error: unknown) => void>();

/** A section that cannot be loaded is left out and recorded; the rest of the page stands, but is not kept for others. */
export async function sectionOr<Value>(section: Promise<Value>, empty: Value): Promise<Value> {
  try {
    return await section;
  } catch (error) {
    sectionFailures.getStore()?.(error);
    return empty;
  }
}
