import { AsyncLocalStorage } from 'node:async_hooks';
import { isUnavailable } from './failure.server.ts';

/** Told while a page is loaded that a part of it could not be. */
export const sectionFailures = new AsyncLocalStorage<(error: unknown) => void>();

/**
 * A section that cannot be loaded is left out and recorded; the rest of the page stands, but is not kept for others. Without a database
 * all of them would be: then there is no page.
 */
export async function sectionOr<Value>(section: Promise<Value>, empty: Value): Promise<Value> {
  try {
    return await section;
  } catch (error) {
    if (isUnavailable(error)) throw error;
    sectionFailures.getStore()?.(error);
    return empty;
  }
}
