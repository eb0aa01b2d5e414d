import type { Database } from '#store/database/open.ts';
import type { Hashing } from './hashing.ts';
import type { HideAddress } from './hidden-address.ts';

export type SessionUser = { id: number; username: string };

/** Who changes an account; undefined is the operator at the command line. */
export type Actor = SessionUser | undefined;

export type AccountsDeps = {
  database: Database;
  clock: () => Date;
  hashing: Hashing;
  hideAddress: HideAddress;
};
