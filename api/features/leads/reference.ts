import { randomInt } from 'node:crypto';

// No 0 and O, 1 and I: references are read out on the phone.
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

export function newReference(): string {
  return `LM-${Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;
}
