import { createHash } from 'node:crypto';
import { giveBackToLimit, resetLimit, takeFromLimit, type Limit } from '#store/limits.ts';
import { wasAudited } from '#store/accounts/audit.ts';
import { findDevice, type Device } from '#store/accounts/devices.ts';
import { AppError } from '#api/errors.ts';
import { hashToken, isToken } from '#api/http/session-token.ts';
import type { AccountsDeps } from '../deps.ts';
import { KNOWN_FOR_MS } from './devices.ts';

/*
 * Two counters of wrong tries, kept by what the sender cannot choose: the address of the connection and the stored
 * name of the account.
 * - One address has 5 tries, whichever accounts it tries. It is asked first, so one address can never use up more than
 *   5 of an account's tries, and its owner gets in from elsewhere.
 * - One account has 20 tries from all addresses together, against guessing from many. Where the account signed in
 *   during the last 30 days only the first limit counts, so that a crowd of strangers cannot lock its owner out.
 * - A browser that the account has signed in with has 5 tries of its own, wherever it is: on the road, or behind an
 *   address that strangers have used up.
 * A right password gives its try back instead of clearing the counter: signing in to one account must not buy tries at
 * another.
 * The second step is counted in the same way with counters of its own: whoever knows the password does not lock its owner out.
 */
const WINDOW_MS = 15 * 60_000;
const PER_ADDRESS: Limit = { max: 5, windowMs: WINDOW_MS };
/** Six digits are guessed in a million tries: strangers together have few of them. */
const PER_ACCOUNT = { 'sign-in': { max: 20, windowMs: WINDOW_MS }, factor: { max: 10, windowMs: WINDOW_MS } } as const;
const PER_DEVICE: Limit = { max: 5, windowMs: WINDOW_MS };
const ADDRESS_KNOWN_FOR_MS = 30 * 24 * 3600_000;

/** A sign-in before its password is looked at; the address is hashed already. */
export type Guest = { username: string; userId: number | undefined; address: string; device: string | undefined };

export type Step = keyof typeof PER_ACCOUNT;
export type Try = { giveBack: () => Promise<void>; isKnownBrowser: boolean };

/** Counts a try before it costs a hash, or refuses it. */
export async function takeTry({ database: { kysely }, clock }: AccountsDeps, guest: Guest, step: Step = 'sign-in'): Promise<Try> {
  const now = clock();
  const taken: string[] = [];

  async function take(key: string, limit: Limit): Promise<number> {
    const { allowed, retryAfterSeconds } = await takeFromLimit(kysely, key, limit, now);
    if (allowed) taken.push(key);
    return retryAfterSeconds;
  }
  async function giveBack(): Promise<void> {
    await Promise.all(taken.map((key) => giveBackToLimit(kysely, key)));
  }

  const device = await knownDevice();
  if (device) {
    const wait = await take(`${step}:device:${device.id}`, PER_DEVICE);
    if (wait > 0) throw new AppError('too-many', { retryAfter: wait });
    return { giveBack, isKnownBrowser: true };
  }
  const addressWait = await take(`${step}:address:${guest.address}`, PER_ADDRESS);
  if (addressWait > 0) throw new AppError('too-many', { retryAfter: addressWait });
  const accountWait = await take(accountKey(step, guest.username), PER_ACCOUNT[step]);
  if (accountWait > 0 && !(await isKnownHere())) {
    await giveBack();
    throw new AppError('too-many', { retryAfter: accountWait });
  }
  return { giveBack, isKnownBrowser: false };

  async function knownDevice(): Promise<Device | undefined> {
    if (guest.userId === undefined || !isToken(guest.device)) return undefined;
    const since = new Date(now.getTime() - KNOWN_FOR_MS).toISOString();
    return findDevice(kysely, guest.userId, hashToken(guest.device), since);
  }

  async function isKnownHere(): Promise<boolean> {
    if (guest.userId === undefined) return false;
    const since = new Date(now.getTime() - ADDRESS_KNOWN_FOR_MS).toISOString();
    return wasAudited(kysely, signedIn(guest.userId, guest.address), since);
  }
}

/** After a new password, strangers' tries at the old one should not make its owner wait. */
export async function forgetTriesAt({ database }: Pick<AccountsDeps, 'database'>, username: string): Promise<void> {
  await resetLimit(database.kysely, accountKey('sign-in', username));
}

export function signedIn(userId: number, address: string) {
  return { action: 'login', subject: `users/${userId}`, details: { address } } as const;
}

/** Hashed, because people type their password where the name belongs. */
function accountKey(step: Step, username: string): string {
  return `${step}:account:${createHash('sha256').update(username).digest('base64url')}`;
}
