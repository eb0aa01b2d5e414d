import { createHash } from 'node:crypto';
import { invalid, wrongLength, type FieldCode } from '#api/errors.ts';
import { isEasyToGuess } from './easy-passwords.ts';
import { LEAKED_PASSWORD_HASHES } from './leaked-password-hashes.ts';

const WIDTH = 4;

const MIN_LENGTH = 12;
const MAX_LENGTH = 128;
const MAX_BYTES = 1024;

/** The same words typed on two keyboards can differ in bytes (Arabic marks, accents): NFC makes them one password. */
export function normalisePassword(typed: string): string {
  return typed.normalize('NFC');
}

/** Longer than any password may be: refused before it costs work. Counted as typed, since normalising costs work too. */
export function isAbsurdlyLong(typed: string): boolean {
  return typed.length > MAX_BYTES || Buffer.byteLength(typed) > MAX_BYTES;
}

/** What is wrong with a new password. Length, not being easy to guess and not being among those that leaked are all that is asked. */
export function newPasswordProblem(typed: string, username: string): FieldCode | undefined {
  if (isAbsurdlyLong(typed)) return 'too-long';
  const password = normalisePassword(typed);
  const { length } = Array.from(password);
  if (length < MIN_LENGTH) return 'too-short';
  if (length > MAX_LENGTH) return 'too-long';
  return isEasyToGuess(password, username) || isLeaked(password) ? 'too-common' : undefined;
}

export function refusePoorPassword(field: string, typed: string, username: string): void {
  const problem = newPasswordProblem(typed, username);
  if (!problem) return;
  const given = isAbsurdlyLong(typed) ? typed.length : Array.from(normalisePassword(typed)).length;
  if (problem === 'too-long') throw wrongLength(field, problem, { most: MAX_LENGTH, given });
  if (problem === 'too-short') throw wrongLength(field, problem, { least: MIN_LENGTH, given });
  throw invalid({ [field]: problem });
}

let known: Buffer | undefined;

function isLeaked(password: string): boolean {
  known ??= Buffer.from(LEAKED_PASSWORD_HASHES, 'base64');
  const wanted = createHash('sha256').update(password.toLowerCase()).digest().readUInt32BE();
  let [low, high] = [0, known.length / WIDTH];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (known.readUInt32BE(middle * WIDTH) < wanted) low = middle + 1;
    else high = middle;
  }
  return low * WIDTH < known.length && known.readUInt32BE(low * WIDTH) === wanted;
}
