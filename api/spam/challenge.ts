import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { readAddressSecret } from '#store/accounts/address-secret.ts';
import type { Database } from '#store/database/open.ts';
import { takeFromLimit } from '#store/limits.ts';

/** About 16,000 hashes: half a second in a browser, and a cost for whoever sends thousands. */
const BITS = 14;
const VALID_MS = 60 * 60_000;

/** Proof of work of our own, so that no outside service learns who fills in forms: `{end}.{salt}.{bits}.{signature}`, then a number. */
export function openChallenges({ database, clock }: { database: Database; clock: () => Date }) {
  async function sign(text: string): Promise<string> {
    const secret = await readAddressSecret(database.kysely);
    return createHmac('sha256', secret).update(`challenge:${text}`).digest('base64url');
  }

  return {
    async create(): Promise<{ challenge: string; bits: number }> {
      const text = `${clock().getTime() + VALID_MS}.${randomBytes(12).toString('base64url')}.${BITS}`;
      return { challenge: `${text}.${await sign(text)}`, bits: BITS };
    },
    /** Each proof counts once for each purpose. */
    async isProven(proof: string, purpose = 'proof'): Promise<boolean> {
      const [end = '', salt = '', bits = '', signature = '', answer] = proof.split('.');
      if (answer === undefined || clock().getTime() > Number(end)) return false;
      const text = `${end}.${salt}.${bits}`;
      if (!isSame(signature, await sign(text)) || zeroBits(`${text}.${signature}.${answer}`) < Number(bits)) return false;
      return (await takeFromLimit(database.kysely, `${purpose}:${salt}`, { max: 1, windowMs: VALID_MS }, clock())).allowed;
    },
  };
}

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function zeroBits(text: string): number {
  return Math.clz32(createHash('sha256').update(text).digest().readUInt32BE());
}

/** What a browser does: counts until the hash begins with enough zeros. */
export function solve(challenge: string): string {
  const bits = Number(challenge.split('.')[2]);
  let answer = 0;
  while (zeroBits(`${challenge}.${answer}`) < bits) answer += 1;
  return `${challenge}.${answer}`;
}
