import { randomBytes } from 'node:crypto';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { findPasskey, useFactor } from '#store/accounts/factors.ts';
import { findUser, type User } from '#store/accounts/users.ts';
import { takeFromLimit } from '#store/limits.ts';
import { openSigning } from '#api/kernel/signing.ts';
import type { AccountsDeps } from '../deps.ts';
import { readSignIn } from './passkeys.ts';

const VALID_MS = 5 * 60_000;
const PURPOSE = 'passkey';

/** Questions to passkeys of nobody in particular: signed instead of kept, and each is answered once. */
export function openQuestions({ database, clock }: Pick<AccountsDeps, 'database' | 'clock'>) {
  const signing = openSigning(database);
  return {
    async create(): Promise<string> {
      const sign = await signing.signer(PURPOSE);
      return sign(`${clock().getTime() + VALID_MS}.${randomBytes(16).toString('base64url')}`);
    },
    /** Takes a challenge as browsers give it back, encoded. */
    async take(challenge: string): Promise<boolean> {
      const subject = await signing.read(PURPOSE, Buffer.from(challenge, 'base64url').toString());
      if (subject === undefined || clock().getTime() > Number(subject.split('.')[0])) return false;
      const once = { max: 1, windowMs: 2 * VALID_MS };
      return (await takeFromLimit(database.kysely, `passkey:${subject}`, once, clock())).allowed;
    },
  };
}

type Said = { response: AuthenticationResponseJSON; origin: string; take: (challenge: string) => Promise<boolean> };

/** Whose passkey answered. A touch alone is not enough here, and an account that waits for a new password is not open. */
export async function proveByPasskey(deps: AccountsDeps, { response, origin, take }: Said): Promise<User | undefined> {
  const { kysely } = deps.database;
  const passkey = await findPasskey(kysely, response.id);
  const user = passkey && (await findUser(kysely, passkey.user_id));
  if (!passkey || !user || user.disabled_at !== null || user.password_hash === '') return undefined;
  const found = await readSignIn({ origin }, response, [passkey], take);
  if (!found?.isUserVerified) return undefined;
  return (await useFactor(kysely, passkey, found.counter, deps.clock().toISOString())) ? user : undefined;
}
