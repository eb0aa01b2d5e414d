import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '#store/database/schema.ts';

const NAME = 'address-secret';

/** Made once per database, so that an address hash seen anywhere else cannot be undone by trying all four billion addresses. */
export async function readAddressSecret(db: Kysely<Schema>): Promise<string> {
  await db
    .insertInto('facts')
    .values({ name: NAME, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db.selectFrom('facts').select('value').where('name', '=', NAME).executeTakeFirstOrThrow();
  return value;
}
