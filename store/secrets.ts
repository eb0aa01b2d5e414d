import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '#store/database/schema.ts';
import { writeFactOnce } from './facts.ts';

/** What each is for: hashes of visitors' addresses, and links and tokens that only we can make. */
export type SecretName = 'address-secret' | 'link-secret';

/** Made once per database, so that a hash seen anywhere else cannot be undone by trying all four billion addresses. */
export function readSecret(db: Kysely<Schema>, name: SecretName): Promise<string> {
  return writeFactOnce(db, name, randomBytes(32).toString('base64url'));
}
