import { sql, type Kysely, type SelectQueryBuilder } from 'kysely';
import { breather } from '#store/breathe.ts';
import type { Schema } from '#store/database/schema.ts';
import { NEVER_ERASED } from '#store/accounts/audit.ts';
import { doomFilesWithoutLead } from '#store/leads/lead-files.ts';
import { eraseDeletedTemplates } from '#store/desk/reply-templates.ts';
import { eraseForgottenViews } from '#store/desk/saved-views.ts';
import { releaseMerged } from '#store/leads/merged.ts';
import { emptyOlderOffers } from '#store/offers/erase-offers.ts';
import { ITEM_TABLES } from '#store/community/item.ts';

type Db = Kysely<Schema>;

const STEP = 100;

/** Everything older than its moment goes. */
export type RetainedSince = Readonly<
  Record<'inquiries' | 'meetings' | 'addresses' | 'spam' | 'deleted' | 'unconfirmed' | 'left' | 'audit' | 'offers', string>
>;

/** Safe to repeat and to interrupt: each statement stands alone. */
export async function eraseOlder(db: Db, since: RetainedSince, now: Date): Promise<void> {
  await eraseLeads(db, since);
  await doomFilesWithoutLead(db, now);
  await releaseMerged(db);
  await eraseDeletedTemplates(db, since.deleted);
  await eraseForgottenViews(db, since.deleted);
  await emptyOlderOffers(db, { drafts: since.inquiries, sent: since.offers });
  await eraseComments(db, since);
  await forgetAddresses(db, since.addresses);
  await db.deleteFrom('subscribers').where('state', '=', 'waiting').where('asked_at', '<', since.unconfirmed).execute();
  await db.deleteFrom('subscribers').where('state', '=', 'left').where('left_at', '<', since.left).execute();
  await db.deleteFrom('searches').where('last_at', '<', since.inquiries).execute();
  await db.deleteFrom('audit').where('at', '<', since.audit).where('action', '!=', NEVER_ERASED).execute();
}

/** Their mails, notes, meetings and files go with them. */
async function eraseLeads(db: Db, { inquiries, meetings, spam, addresses }: RetainedSince): Promise<void> {
  const old = db.selectFrom('leads').select('id');
  await eraseInSteps(db, old.where('kind', '!=', 'meeting').where('created_at', '<', inquiries));
  await eraseInSteps(db, old.where('kind', '=', 'meeting').where('created_at', '<', meetings));
  await eraseInSteps(db, old.where('status', '=', 'spam').where('created_at', '<', spam));
  // Letters without a lead (links to confirm, new passwords) are of no use after weeks, sent or not.
  await db.deleteFrom('outbox').where('lead_id', 'is', null).where('created_at', '<', addresses).execute();
}

/** Some at a time: SQLite overwrites every row in the thread that serves everybody, a second for a wave of 20,000. */
async function eraseInSteps(db: Db, old: SelectQueryBuilder<Schema, 'leads', { id: number }>): Promise<void> {
  const breathe = breather();
  for (;;) {
    const { numDeletedRows } = await db.deleteFrom('leads').where('id', 'in', old.limit(STEP)).executeTakeFirstOrThrow();
    if (numDeletedRows < STEP) return;
    await breathe();
  }
}

async function eraseComments(db: Db, { spam, deleted }: RetainedSince): Promise<void> {
  for (const table of Object.values(ITEM_TABLES)) {
    await db.deleteFrom(table).where('state', '=', 'spam').where('created_at', '<', spam).execute();
    await db.deleteFrom(table).where('state', '=', 'deleted').where('deleted_at', '<', deleted).execute();
  }
  await eraseOrphans(db);
}

/** Answers to a post that is gone for good speak of nothing any more. */
export async function eraseOrphans(db: Db): Promise<void> {
  await db
    .deleteFrom('post_comments')
    .where('post_id', 'not in', (eb) => eb.selectFrom('posts').select('posts.id'))
    .execute();
}

/** As the indexes say it, so that both engines use them. */
const hasAddress = sql<boolean>`address_hash <> ''`;

/** A hash still tells that two things came from one address; after a while nobody needs to know. */
async function forgetAddresses(db: Db, since: string): Promise<void> {
  for (const table of [...Object.values(ITEM_TABLES), 'leads'] as const)
    await db.updateTable(table).set({ address_hash: '' }).where('created_at', '<', since).where(hasAddress).execute();
  await db.updateTable('subscribers').set({ address_hash: '' }).where('asked_at', '<', since).where(hasAddress).execute();
  await db.deleteFrom('reports').where('at', '<', since).execute();
  await db.deleteFrom('blocks').where('kind', '=', 'address').where('at', '<', since).execute();
}
