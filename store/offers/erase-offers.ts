import { sql, type Kysely } from 'kysely';
import { recordIn } from '#content/known.ts';
import type { Schema } from '#store/database/schema.ts';

type Db = Kysely<Schema>;

/** Takes the people out of a kept version: who it was for, and what was written for them. */
function emptied(json: string): string {
  const customer = { name: '', company: '', email: '', phone: '' };
  return JSON.stringify({ ...recordIn(json), customer, notes: '' });
}

/** Number, lines and sums of what was sent stay: numbers have no gaps, and the books need them. What was never sent goes whole. */
export async function emptyOffer(tx: Db, id: number): Promise<void> {
  const offer = await tx.selectFrom('offers').select(['version', 'content']).where('id', '=', id).executeTakeFirst();
  if (!offer) return;
  await tx.deleteFrom('outbox').where('offer_id', '=', id).execute();
  if (offer.version === 0) {
    await tx.deleteFrom('offers').where('id', '=', id).execute();
    return;
  }
  const blank = { name: '', company: '', email: '', phone: '', search_text: sql<string>`lower(number)` };
  await tx
    .updateTable('offers')
    .set({ ...blank, content: emptied(offer.content) })
    .where('id', '=', id)
    .execute();
  for (const version of await tx.selectFrom('offer_versions').select(['id', 'snapshot']).where('offer_id', '=', id).execute())
    await tx
      .updateTable('offer_versions')
      // Nobody knows a link to it any more.
      .set({ snapshot: emptied(version.snapshot), decided_name: '', decided_note: '', token_hash: `erased/${version.id}` })
      .where('id', '=', version.id)
      .execute();
  await tx.updateTable('offer_events').set({ name: '', text: '' }).where('offer_id', '=', id).execute();
}

/** Drafts nobody sent go with the inquiries; what was sent is emptied when its own time is over. */
export async function emptyOlderOffers(db: Db, { drafts, sent }: { drafts: string; sent: string }): Promise<void> {
  const old = await db
    .selectFrom('offers')
    .select('id')
    .where(({ eb, or, and }) =>
      or([
        and([eb('version', '=', 0), eb('updated_at', '<', drafts)]),
        and([
          eb('version', '>', 0),
          eb('updated_at', '<', sent),
          or([eb('name', '!=', ''), eb('company', '!=', ''), eb('email', '!=', '')]),
        ]),
      ]),
    )
    .execute();
  for (const { id } of old) await db.transaction().execute((tx) => emptyOffer(tx, id));
}
