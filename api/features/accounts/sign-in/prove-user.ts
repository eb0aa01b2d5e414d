import { recordAudit } from '#store/accounts/audit.ts';
import { findUserByName, type User } from '#store/accounts/users.ts';
import { isAbsurdlyLong } from '#api/kernel/password-rules.ts';
import type { AccountsDeps } from '../deps.ts';
import type { Client } from './devices.ts';
import { takeTry } from './throttle.ts';
import { isAbsurdUsername, normaliseUsername } from './username.ts';

type Said = { username: string; password: string; client: Pick<Client, 'address' | 'device'> };

/** The user whose password this is. Unknown, disabled and wrong take the same steps and the same work. */
export async function proveUser(deps: AccountsDeps, { username, password, client }: Said): Promise<User | undefined> {
  const { database, clock, hashing } = deps;
  if (isAbsurdUsername(username) || isAbsurdlyLong(password)) return undefined;
  const name = normaliseUsername(username);
  const user = await findUserByName(database.kysely, name);
  const attempt = await takeTry(deps, { username: name, userId: user?.id, ...client });
  const isRight = await hashing.isPassword(password, user?.password_hash || undefined).catch(async (error: unknown) => {
    await attempt.giveBack(); // nothing was learnt from it
    throw error;
  });
  if (!user || !isRight || user.disabled_at !== null) {
    await recordAudit(database.kysely, {
      at: clock().toISOString(),
      actor: null,
      action: 'login-failed',
      subject: user ? `users/${user.id}` : 'users',
      details: { address: client.address },
    });
    return undefined;
  }
  await attempt.giveBack();
  return user;
}

/** Is it still the user that was proven? Hashing took a while, and another request may have changed everything. */
export function isStill(proven: User, user: User | undefined): user is User {
  return user !== undefined && user.disabled_at === null && user.password_hash === proven.password_hash;
}
