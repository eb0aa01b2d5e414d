import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '#store/database/schema.ts';
import { writeFactOnce } from './facts.ts';

/** What each is for: hashes of visitors' addresses, and links and tokens that only we can make. */
export type SecretName = 'address-secret' | 'link-secret';

type Db = Kysely<Schema>;

const known = new WeakMap<Db, Map<SecretName, Promise<string>>>();

/** Made once per database, so that a hash seen anywhere else cannot be undone by trying all four billion addresses. */
export function readSecret(db: Db, name: SecretName): Promise<string> {
  const secrets = known.get(db) ?? new Map<SecretName, Promise<string>>();
  known.set(db, secrets);
  const reading = secrets.get(name) ?? writeFactOnce(db, name, randomBytes(32).toString('base64url'));
  secrets.set(name, reading);
  reading.catch(() => secrets.delete(name)); // asked again once the database is back
  return reading;
}

/** A restored backup has brought its own. */
export function forgetSecrets(db: Db): void {
  known.delete(db);
}
