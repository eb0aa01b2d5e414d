import type { Kysely } from 'kysely';
import type { Schema } from '#store/database/schema.ts';
import { readSecret } from '#store/secrets.ts';

export function readAddressSecret(db: Kysely<Schema>): Promise<string> {
  return readSecret(db, 'address-secret');
}
