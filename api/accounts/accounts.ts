import type { Database } from '#store/database/open.ts';
import { openHashing } from './hashing.ts';
import { openAddressHiding } from './hidden-address.ts';
import { openSessions } from './sessions.ts';
import { openSignIn } from './sign-in.ts';
import { openUsers } from './users.ts';

export type { SessionUser } from './deps.ts';

export type Accounts = ReturnType<typeof openAccounts>;

export function openAccounts({ database, clock }: { database: Database; clock: () => Date }) {
  const deps = { database, clock, hashing: openHashing(), hideAddress: openAddressHiding(database) };
  return { ...openSignIn(deps), ...openSessions(deps), ...openUsers(deps) };
}
