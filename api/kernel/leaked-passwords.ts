import { createHash } from 'node:crypto';
import { LEAKED_PASSWORD_HASHES } from './leaked-password-hashes.ts';

const WIDTH = 4;
let known: Buffer | undefined;

/** Is it among the commonest that leaked? */
export function isLeaked(password: string): boolean {
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
