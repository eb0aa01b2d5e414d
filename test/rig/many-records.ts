import type { Insertable, Kysely } from 'kysely';
import type { Schema } from '#store/database/schema.ts';

const BATCH = 200;
const DAY_MS = 24 * 3600_000;
const SPREAD_DAYS = 365;
const KINDS = ['product', 'contact', 'meeting', 'project', 'campaign'] as const;
const STATUSES = ['new', 'in-progress', 'answered', 'spam'] as const;
/** One of so many products lacks its Arabic words. */
const UNTRANSLATED_EVERY = 50;

/** Products like those of the demo company, until there are `count`: large enough that whatever walks through all of them shows. */
export async function fillProducts(db: Kysely<Schema>, count: number): Promise<void> {
  const originals = await db.selectFrom('entries').selectAll().where('collection', '=', 'products').orderBy('id').execute();
  const first = Math.max(...originals.map(({ id }) => id)) + 1;
  await inBatches(first, count, (from, to) =>
    db.transaction().execute(async (tx) => {
      const rows = Array.from({ length: to - from }, (_, index) => {
        const id = from + index;
        const original = originals[id % originals.length]!;
        return { ...original, id, position: id, ...wordsOf(original, id) };
      });
      await tx.insertInto('entries').values(rows).execute();
      const at = new Date().toISOString();
      const revision = { version: 1, action: 'create', actor: null, at };
      const snapshots = rows.map(({ collection, id, shared, en, ar }) => ({
        ...revision,
        collection,
        id,
        snapshot: `{"shared":${shared},"en":${en},"ar":${ar}}`,
      }));
      await tx.insertInto('revisions').values(snapshots).execute();
    }),
  );
  await db
    .insertInto('sequences')
    .values({ name: 'products', value: count })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: count }))
    .execute();
}

function wordsOf({ en, ar }: { en: string; ar: string }, id: number) {
  const english: Record<string, unknown> = JSON.parse(en);
  const arabic: Record<string, unknown> = JSON.parse(ar);
  const isUntranslated = id % UNTRANSLATED_EVERY === 0;
  return {
    en: JSON.stringify({ ...english, name: `${String(english['name'])} ${id}` }),
    ar: JSON.stringify({ ...arabic, name: isUntranslated ? '' : `${String(arabic['name'])} ${id}` }),
    missing_ar: isUntranslated ? (1 as const) : (0 as const),
  };
}

/** Something typed into the headline of so many products, in turn in both languages, by different minutes. */
export async function fillDrafts(db: Kysely<Schema>, count: number, now = Date.now()): Promise<void> {
  const nothing = { collection: 'products', parent: 0, is_new: 0, key: '', shared: '{}', en: '{}', ar: '{}', remark: '' } as const;
  const versions = { shared_version: 0, en_version: 0, ar_version: 0 };
  const nobody = { updated_by: null, asked_at: null, asked_by: null };
  await inBatches(1, count, async (from, to) => {
    const products = db.selectFrom('entries').select(['id', 'version']).where('collection', '=', 'products');
    const rows = (await products.where('id', '>=', from).where('id', '<', to).execute()).map(({ id, version }) => {
      const language = id % 2 === 0 ? 'ar' : 'en';
      const at = new Date(now - id * 60_000).toISOString();
      const typed = { [language]: JSON.stringify({ [`headline_${language}`]: `Typed into ${id}` }), [`${language}_version`]: 1 };
      return { ...nothing, ...versions, ...nobody, ...typed, id, base: version, created_at: at, updated_at: at };
    });
    await db.insertInto('drafts').values(rows).execute();
  });
}

/** Inquiries over one year, of all kinds and in all states. */
export async function fillLeads(db: Kysely<Schema>, count: number, now = Date.now()): Promise<void> {
  await inBatches(1, count, (from, to) =>
    db.transaction().execute(async (tx) => {
      const rows = Array.from({ length: to - from }, (_, index) =>
        leadOf(from + index, now - ((count - from - index) / count) * SPREAD_DAYS * DAY_MS),
      );
      await tx.insertInto('leads').values(rows).execute();
    }),
  );
}

function leadOf(each: number, at: number): Insertable<Schema['leads']> {
  const time = new Date(at).toISOString();
  const [name, email] = [`Visitor ${each}`, `visitor-${each}@example.com`];
  const message = `We need a screen for hall ${each}. `.repeat(8);
  return {
    reference: `B-${each}`,
    kind: KINDS[each % KINDS.length]!,
    status: STATUSES[each % STATUSES.length]!,
    country: each % 3 === 0 ? 'ae' : 'sa',
    language: each % 2 === 0 ? 'ar' : 'en',
    subject: `Inquiry ${each}`,
    message,
    fields: JSON.stringify({ name, email, product: 'GlowMate', product_id: (each % 40) + 1, message }),
    page: '/product/15/GlowMate',
    fingerprint: `bench-${each}`,
    address_hash: '',
    created_at: time,
    updated_at: time,
    name,
    email,
    search_text: `${name} ${email} ${message}`.toLowerCase(),
    read_at: each % 5 === 0 ? null : time,
  };
}

async function inBatches(first: number, last: number, write: (from: number, to: number) => Promise<void>): Promise<void> {
  for (let from = first; from <= last; from += BATCH) await write(from, Math.min(last + 1, from + BATCH));
}
