import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { factorsOf, keepChallenge, takeChallenge, useFactor, type Factor, type Purpose } from '#store/accounts/factors.ts';
import type { AccountsDeps } from '../deps.ts';
import type { Client } from '../sign-in/devices.ts';
import { takeTry } from '../sign-in/throttle.ts';
import { noteWrongFactor } from './note-wrong-factor.ts';
import { readSignIn, signInOptions } from './passkeys.ts';
import { takeCode } from './recovery-codes.ts';
import { stepOf, typedCode } from './time-codes.ts';

/** What was said besides the password: digits of an app, a code from paper, or the answer of a passkey. */
export type SaidFactor = { code?: string | undefined; passkey?: AuthenticationResponseJSON | undefined; origin: string };
/** A passkey whose device knew its user by a finger, a face or a number stands for the password too. */
export type FactorKind = 'totp' | 'passkey' | 'verified-passkey' | 'recovery';
export type Holder = { id: number; username: string };
type Asked = { said: SaidFactor; purpose: Purpose; client: Pick<Client, 'address' | 'device'> };
/** Right digits used a second time do not count as a wrong guess. */
type Outcome = FactorKind | 'used' | undefined;

const VALID_MS = 5 * 60_000;

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

export async function factorsToShow(
  deps: AccountsDeps,
  { userId, factors, origin, purpose }: { userId: number; factors: readonly Factor[]; origin: string; purpose: Purpose },
) {
  const passkeys = factors.filter(({ kind }) => kind === 'passkey');
  if (passkeys.length === 0) return { kinds: ['code'] } as const;
  return { kinds: ['code', 'passkey'], passkey: await askPasskey(deps, { userId, passkeys, origin, purpose }) } as const;
}

export function isFactorSaid({ code, passkey }: Partial<SaidFactor>): boolean {
  return (code ?? '') !== '' || passkey !== undefined;
}

/** Which factor was shown; undefined for a wrong one. Wrong ones are counted, and the owner hears of them. */
export async function checkFactor(deps: AccountsDeps, holder: Holder, { said, purpose, client }: Asked): Promise<FactorKind | undefined> {
  const attempt = await takeTry(deps, { username: holder.username, userId: holder.id, ...client }, 'factor');
  const outcome: Outcome = await (
    said.passkey ? checkPasskey(deps, holder.id, { ...said, passkey: said.passkey }, purpose) : checkCode(deps, holder.id, said.code ?? '')
  ).catch(async (error: unknown) => {
    await attempt.giveBack(); // nothing was learnt from it
    throw error;
  });
  if (outcome !== undefined) await attempt.giveBack();
  if (outcome !== undefined && outcome !== 'used') return outcome;
  await noteWrongFactor(deps, holder, { address: client.address, isKnownBrowser: attempt.isKnownBrowser, isSilent: outcome === 'used' });
  return undefined;
}

async function checkPasskey(
  { database: { kysely }, clock }: AccountsDeps,
  userId: number,
  { passkey: response, origin }: SaidFactor & { passkey: AuthenticationResponseJSON },
  purpose: Purpose,
): Promise<Outcome> {
  const now = clock().toISOString();
  const passkeys = (await factorsOf(kysely, userId)).filter(({ kind }) => kind === 'passkey');
  const take = (challenge: string) => takeChallenge(kysely, { challenge, userId, purpose, now });
  const found = await readSignIn({ origin }, response, passkeys, take);
  if (!found || !(await useFactor(kysely, found.passkey, found.counter, now))) return undefined;
  return found.isUserVerified ? 'verified-passkey' : 'passkey';
}

async function checkCode(deps: AccountsDeps, userId: number, code: string): Promise<Outcome> {
  const { kysely } = deps.database;
  const now = deps.clock();
  const digits = typedCode(code);
  if (!/^\d{6}$/.test(digits)) return (await takeCode(kysely, deps.hashing, userId, code)) ? 'recovery' : undefined;
  let outcome: Outcome;
  for (const factor of (await factorsOf(kysely, userId)).filter(({ kind }) => kind === 'totp')) {
    const step = stepOf(deps.seal.open(factor.secret), digits, now);
    if (step === undefined) continue;
    if (step > factor.counter && (await useFactor(kysely, factor, step, now.toISOString()))) return 'totp';
    outcome = 'used';
  }
  return outcome;
}
