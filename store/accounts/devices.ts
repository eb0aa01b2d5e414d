import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '#store/database/schema.ts';

type Db = Kysely<Schema>;
export type Device = Selectable<Schema['devices']>;

export async function findDevice(db: Db, userId: number, tokenHash: string, since: string): Promise<Device | undefined> {
  return db
    .selectFrom('devices')
    .selectAll()
    .where('user_id', '=', userId)
    .where('token_hash', '=', tokenHash)
    .where('seen_at', '>=', since)
    .executeTakeFirst();
}

/** Given out to somebody: people may share a browser. */
export async function isDeviceToken(db: Db, tokenHash: string): Promise<boolean> {
  return (await db.selectFrom('devices').select('id').where('token_hash', '=', tokenHash).limit(1).executeTakeFirst()) !== undefined;
}

type Seen = { userId: number; tokenHash: string; name: string; addressHash: string; now: string; forgetBefore: string };

/** Says whether the account was never seen in it. A program keeps no cookie: the same kind at the same address is taken for the same. */
export async function rememberDevice(db: Db, seen: Seen): Promise<{ isNew: boolean }> {
  const { userId, tokenHash, name, addressHash, now, forgetBefore } = seen;
  await db.deleteFrom('devices').where('user_id', '=', userId).where('seen_at', '<', forgetBefore).execute();
  const known = await db.selectFrom('devices').selectAll().where('user_id', '=', userId).execute();
  const same =
    known.find((one) => one.token_hash === tokenHash) ?? known.find((one) => one.name === name && one.address_hash === addressHash);
  if (same) {
    const changed = { token_hash: tokenHash, name, address_hash: addressHash, seen_at: now };
    await db.updateTable('devices').set(changed).where('id', '=', same.id).execute();
    return { isNew: false };
  }
  const added = { user_id: userId, token_hash: tokenHash, name, address_hash: addressHash, created_at: now, seen_at: now };
  await db.insertInto('devices').values(added).execute();
  return { isNew: true };
}
