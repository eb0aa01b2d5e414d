import { latinNumber } from '../digits.ts';

export function wallFrom(text: string): string {
  return latinNumber(text)
    .trim()
    .replace(/\s*(?:[×x*c]|في)\s*/i, 'c');
}
