import { createHash, randomInt } from 'node:crypto';
import { latinDigits } from '#content/digits.ts';

const COUNT = 10;
/** Without letters that are taken for others when they are read from paper. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const FORM = /^[a-hjkmnp-z2-9]{10}$/;

/** 49 bits each, and only a few guesses an hour: written in two halves of five. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => {
    const letters = Array.from({ length: 10 }, () => ALPHABET[randomInt(ALPHABET.length)]!).join('');
    return `${letters.slice(0, 5)}-${letters.slice(5)}`;
  });
}

/** As it is stored; undefined for what cannot be one. People type it with and without the line, in any case. */
export function recoveryHash(typed: string, userId: number): string | undefined {
  const code = latinDigits(typed).toLowerCase().replace(/[\s-]/g, '');
  return FORM.test(code) ? createHash('sha256').update(`${userId}:${code}`).digest('base64url') : undefined;
}
