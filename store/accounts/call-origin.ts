import { AsyncLocalStorage } from 'node:async_hooks';

/** From where a call came, its address hashed, and the token of the program that made it. */
export type CallOrigin = { address: string; token: number | null };

const origins = new AsyncLocalStorage<CallOrigin>();
const NOWHERE: CallOrigin = { address: '', token: null };

/** Whatever is noted while `work` runs says where it came from, without every step having to pass it on. */
export function withOrigin<Result>(origin: CallOrigin, work: () => Result): Result {
  return origins.run(origin, work);
}

/** Undefined for what the server does by itself. */
export function callOrigin(): CallOrigin {
  return origins.getStore() ?? NOWHERE;
}
