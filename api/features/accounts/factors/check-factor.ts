import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import {
  factorsOf,
  keepChallenge,
  takeChallenge,
  takeRecoveryCode,
  useFactor,
  type Factor,
  type Purpose,
} from '#store/accounts/factors.ts';
import { giveBackToLimit, takeFromLimit } from '#store/limits.ts';
import { AppError } from '#api/errors.ts';
import type { AccountsDeps } from '../deps.ts';
import { readSignIn, signInOptions } from './passkeys.ts';
import { recoveryHash } from './recovery-codes.ts';
import { stepOf, typedCode } from './time-codes.ts';

/** What was said besides the password: digits of an app, a code from paper, or the answer of a passkey. */
export type SaidFactor = { code?: string | undefined; passkey?: AuthenticationResponseJSON | undefined; origin: string };
export type FactorKind = 'totp' | 'passkey' | 'recovery';

const VALID_MS = 5 * 60_000;
/** Six digits are guessed in a million tries: nobody has more than these, whatever addresses they come from. */
const TRIES = { max: 10, windowMs: 15 * 60_000 };

/** A question only the passkeys of this account can answer, once. */
export async function askPasskey(
  { database, clock }: AccountsDeps,
  { userId, passkeys, origin, purpose }: { userId: number; passkeys: readonly Factor[]; origin: string; purpose: Purpose },
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const options = await signInOptions({ origin }, passkeys);
  const now = clock();
  const expiresAt = new Date(now.getTime() + VALID_MS).toISOString();
  await keepChallenge(database.kysely, { challenge: options.challenge, userId, purpose, now: now.toISOString(), expiresAt });
  return options;
}

/** Which factor was shown; undefined for a wrong one. Wrong ones are counted per account. */
export async function checkFactor(deps: AccountsDeps, userId: number, said: SaidFactor, purpose: Purpose): Promise<FactorKind | undefined> {
  const { kysely } = deps.database;
  const now = deps.clock();
  const key = `factor:${userId}`;
  const { allowed, retryAfterSeconds } = await takeFromLimit(kysely, key, TRIES, now);
  if (!allowed) throw new AppError('too-many', { retryAfter: retryAfterSeconds });
  const shown = await (said.passkey
    ? checkPasskey(deps, userId, { ...said, passkey: said.passkey }, purpose)
    : checkCode(deps, userId, said.code ?? ''));
  if (shown) await giveBackToLimit(kysely, key);
  return shown;
}

async function checkPasskey(
  { database: { kysely }, clock }: AccountsDeps,
  userId: number,
  { passkey: response, origin }: SaidFactor & { passkey: AuthenticationResponseJSON },
  purpose: Purpose,
): Promise<FactorKind | undefined> {
  const now = clock().toISOString();
  const passkeys = (await factorsOf(kysely, userId)).filter(({ kind }) => kind === 'passkey');
  const take = (challenge: string) => takeChallenge(kysely, { challenge, userId, purpose, now });
  const found = await readSignIn({ origin }, response, passkeys, take);
  return found && (await useFactor(kysely, found.passkey, found.counter, now)) ? 'passkey' : undefined;
}

async function checkCode({ database: { kysely }, clock }: AccountsDeps, userId: number, code: string): Promise<FactorKind | undefined> {
  const now = clock();
  const digits = typedCode(code);
  if (/^\d{6}$/.test(digits)) {
    for (const factor of (await factorsOf(kysely, userId)).filter(({ kind }) => kind === 'totp')) {
      const step = stepOf(factor.secret, digits, now);
      if (step !== undefined && step > factor.counter && (await useFactor(kysely, factor, step, now.toISOString()))) return 'totp';
    }
    return undefined;
  }
  const hash = recoveryHash(code, userId);
  return hash !== undefined && (await takeRecoveryCode(kysely, userId, hash)) ? 'recovery' : undefined;
}
