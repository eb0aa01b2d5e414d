import { AsyncLocalStorage } from 'node:async_hooks';
import { isUnavailable } from './failure.server.ts';

/** Told while a page is loaded that a part of it could not be. */
export const sectionFailures = new AsyncLocalStorage<(error: unknown) => void>();

/** What cannot be loaded is left out, and the page not kept for others. Without a database all would be: then there is no page. */
export async function sectionOr<Value>(section: Promise<Value>, empty: Value): Promise<Value> {
  try {
    return await section;
  } catch (error) {
    if (isUnavailable(error)) throw error;
    sectionFailures.getStore()?.(error);
    return empty;
  }
}
