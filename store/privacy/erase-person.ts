import { sql, type Kysely } from 'kysely';
import { ITEM_TABLES } from '#store/community/item.ts';
import type { Database } from '#store/database/open.ts';
import type { Schema } from '#store/database/schema.ts';
import { doomFilesWithoutLead } from '#store/leads/lead-files.ts';
import { releaseMerged } from '#store/leads/merged.ts';
import { emptyOffer } from '#store/offers/erase-offers.ts';
import type { PersonData } from './find-person.ts';
import { eraseOrphans } from './retention.ts';

/** For good, and inside the transaction that found it. Meetings go with their leads, and so do files. */
export async function erasePerson(
  tx: Kysely<Schema>,
  { leads, notes, mails, words, subscribers, offers, views }: PersonData,
  now: Date,
): Promise<void> {
  const remove = async (table: 'leads' | 'lead_notes' | 'outbox' | 'subscribers' | 'saved_views', rows: readonly { id: number }[]) => {
    for (const { id } of rows) await tx.deleteFrom(table).where('id', '=', id).execute();
  };
  await remove('lead_notes', notes);
  await remove('outbox', mails);
  await remove('leads', leads);
  await doomFilesWithoutLead(tx, now);
  await releaseMerged(tx);
  await remove('subscribers', subscribers);
  await remove('saved_views', views);
  for (const { id } of offers) await emptyOffer(tx, id);
  for (const { kind, id } of words) {
    await tx.deleteFrom(ITEM_TABLES[kind]).where('id', '=', id).execute();
    await tx.deleteFrom('reports').where('kind', '=', kind).where('item', '=', id).execute();
  }
  await eraseOrphans(tx);
}

/** Deleted rows live on in SQLite's log until it is folded into the database; PostgreSQL sweeps by itself. */
export async function leaveNoTrace({ kysely, engine }: Database): Promise<void> {
  if (engine === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(kysely);
}
