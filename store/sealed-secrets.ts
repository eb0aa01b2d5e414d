import type { Kysely } from 'kysely';
import { recordAudit } from '#store/accounts/audit.ts';
import { deleteRecoveryCodes, factorsOf } from '#store/accounts/factors.ts';
import type { Schema } from '#store/database/schema.ts';
import { isSealed, openSeal, type Seal } from '#store/seal.ts';
import { findSecretKey, makeSecretKey, type SecretKey } from '#store/secret-key.ts';

type Db = Kysely<Schema>;
type Stored = { table: 'factors' | 'webhooks'; id: number; secret: string };

/** Secrets the server computes with: of authenticator apps and webhooks. Passkeys are public keys. */
async function storedSecrets(db: Db): Promise<Stored[]> {
  const factors = await db.selectFrom('factors').select(['id', 'secret']).where('kind', '=', 'totp').execute();
  const webhooks = await db.selectFrom('webhooks').select(['id', 'secret']).execute();
  return [
    ...factors.map((row) => ({ table: 'factors' as const, ...row })),
    ...webhooks.map((row) => ({ table: 'webhooks' as const, ...row })),
  ];
}

/** Earlier versions kept secrets unsealed. */
export async function sealStoredSecrets(db: Db, { seal }: Seal): Promise<void> {
  for (const { table, id, secret } of await storedSecrets(db)) {
    if (isSealed(secret)) continue;
    // Not over what was changed meanwhile.
    await db
      .updateTable(table)
      .set({ secret: seal(secret) })
      .where('id', '=', id)
      .where('secret', '=', secret)
      .execute();
  }
}

export async function countForeignSecrets(db: Db, { isForeign }: Pick<Seal, 'isForeign'>): Promise<{ factors: number; webhooks: number }> {
  const foreign = (await storedSecrets(db)).filter(({ secret }) => isForeign(secret));
  const of = (wanted: Stored['table']) => foreign.filter(({ table }) => table === wanted).length;
  return { factors: of('factors'), webhooks: of('webhooks') };
}

/** The key of this site; made where there is none and nothing waits for another. */
export async function readSiteKey(db: Db, dataDir: string, given: string | undefined): Promise<SecretKey> {
  const found = findSecretKey(dataDir, given);
  const { isForeign } = found ? openSeal(found.key) : { isForeign: isSealed };
  const { factors, webhooks } = await countForeignSecrets(db, { isForeign });
  if (factors + webhooks > 0) throw new Error(keyIsMissing(dataDir, { factors, webhooks }));
  return found ?? makeSecretKey(dataDir);
}

export function keyIsMissing(dataDir: string, { factors, webhooks }: { factors: number; webhooks: number }): string {
  return (
    `${factors} authenticator apps and ${webhooks} webhooks are sealed with a key that is not here. Bring the file secret.key of the ` +
    `server they come from into ${dataDir}, or set SECRET_KEY to what it holds. If it is lost, npm run admin -- forget-key takes ` +
    'those apps away (passkeys and recovery codes stay) and those webhooks.'
  );
}

/** After the key was lost: deletes secrets that nobody can open. Answers how many accounts and webhooks lost one. */
export async function forgetForeignSecrets(
  db: Db,
  seal: Pick<Seal, 'isForeign'>,
  at: string,
): Promise<{ users: number; webhooks: number }> {
  const foreign = (await storedSecrets(db)).filter(({ secret }) => seal.isForeign(secret));
  const idsOf = (wanted: Stored['table']) => foreign.filter(({ table }) => table === wanted).map(({ id }) => id);
  return db.transaction().execute(async (tx) => {
    const [factors, webhooks] = [idsOf('factors'), idsOf('webhooks')];
    const gone = factors.length === 0 ? [] : await tx.deleteFrom('factors').where('id', 'in', factors).returning('user_id').execute();
    if (webhooks.length > 0) await tx.deleteFrom('webhook_deliveries').where('webhook_id', 'in', webhooks).execute();
    if (webhooks.length > 0) await tx.deleteFrom('webhooks').where('id', 'in', webhooks).execute();
    const users = new Set(gone.map(({ user_id: id }) => id));
    for (const id of users) {
      if ((await factorsOf(tx, id)).length === 0) await deleteRecoveryCodes(tx, id);
      await recordAudit(tx, { at, actor: null, action: 'factors-forgotten', subject: `users/${id}` });
    }
    return { users: users.size, webhooks: webhooks.length };
  });
}
