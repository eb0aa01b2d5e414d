import { latinNumber } from '../digits.ts';

/** `6 × 4`, `6x4`, `٦ في ٤`, `6c4`: a wall as addresses have it; what makes no sense goes as it is, and is told. */
export function wallFrom(text: string): string {
  return latinNumber(text)
    .trim()
    .replace(/\s*(?:[×x*c]|في)\s*/i, 'c');
}
