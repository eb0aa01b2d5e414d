import { createHash, randomBytes, randomInt } from 'node:crypto';
import { latinDigits } from '#content/digits.ts';
import { keepRecoveryCodes, recoveryHashesOf, takeRecoveryCode } from '#store/accounts/factors.ts';
import type { AccountsDeps } from '../deps.ts';

const COUNT = 10;
/** Without letters that are taken for others when they are read from paper. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const FORM = /^[a-hjkmnp-z2-9]{10}$/;
const SALT_BYTES = 16;
const SLOW = 'argon2';

type Db = AccountsDeps['database']['kysely'];
/** New recovery codes as they are shown once, and as they are stored. */
export type NewCodes = { codes: string[]; hashes: string[] };
type Hashing = Pick<AccountsDeps['hashing'], 'hashSlowly'>;

/** 49 bits each, written in two halves of five. Few guesses an hour at the door, and slow ones for whoever has a backup. */
export async function makeCodes({ hashSlowly }: Hashing, userId: number): Promise<NewCodes> {
  const codes = Array.from({ length: COUNT }, () => {
    const letters = Array.from({ length: 10 }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
    return `${letters.slice(0, 5)}-${letters.slice(5)}`;
  });
  const salt = newSalt();
  const hashes: string[] = [];
  for (const code of codes) hashes.push(await slowHash(hashSlowly, salt, hashOf(code.replace('-', ''), userId)));
  return { codes, hashes };
}

/** Each works once. All codes of an account share their salt, so that looking one up is one slow hash and not ten. */
export async function takeCode(db: Db, { hashSlowly }: Hashing, userId: number, typed: string): Promise<boolean> {
  const quick = quickHash(typed, userId);
  if (quick === undefined) return false;
  for (const salt of new Set((await recoveryHashesOf(db, userId)).map(({ code_hash: hash }) => saltOf(hash)))) {
    const hash = salt === undefined ? quick : await slowHash(hashSlowly, salt, quick);
    if (await takeRecoveryCode(db, userId, hash)) return true;
  }
  return false;
}

/** Codes of earlier versions were hashed quickly and without a salt; a hash of that hash makes them slow too. */
export async function slowDownCodes(db: Db, { hashSlowly }: Hashing): Promise<void> {
  const quick = (await recoveryHashesOf(db)).filter(({ code_hash: hash }) => saltOf(hash) === undefined);
  for (const userId of new Set(quick.map(({ user_id: id }) => id))) {
    const salt = newSalt();
    const same = (await recoveryHashesOf(db, userId)).filter(({ code_hash: hash }) => saltOf(hash) !== undefined);
    const slow = quick.filter(({ user_id: id }) => id === userId).map(({ code_hash: hash }) => slowHash(hashSlowly, salt, hash));
    const hashes = [...same.map(({ code_hash: hash }) => hash), ...(await Promise.all(slow))];
    await db.transaction().execute((tx) => keepRecoveryCodes(tx, userId, hashes));
  }
}

function newSalt(): string {
  return randomBytes(SALT_BYTES).toString('base64url');
}

function saltOf(hash: string): string | undefined {
  const [kind, salt] = hash.split(':');
  return kind === SLOW ? salt : undefined;
}

async function slowHash(hashSlowly: Hashing['hashSlowly'], salt: string, quick: string): Promise<string> {
  return `${SLOW}:${salt}:${await hashSlowly(quick, Buffer.from(salt, 'base64url'))}`;
}

/** Undefined for what cannot be one. People type it with and without the line, in any case. */
function quickHash(typed: string, userId: number): string | undefined {
  const code = latinDigits(typed).toLowerCase().replace(/[\s-]/g, '');
  return FORM.test(code) ? hashOf(code, userId) : undefined;
}

function hashOf(code: string, userId: number): string {
  return createHash('sha256').update(`${userId}:${code}`).digest('base64url');
}
