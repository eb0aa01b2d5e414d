import { sql, type Insertable, type Kysely } from 'kysely';
import type { Schema } from '#store/database/schema.ts';

const BATCH = 200;
/** Of the copies of one record, and of rows. */
const AT_ONCE = 250;
const ROWS = 2000;
const DAY_MS = 24 * 3600_000;
const SPREAD_DAYS = 365;
const KINDS = ['product', 'contact', 'meeting', 'project', 'campaign'] as const;
const STATUSES = ['new', 'in-progress', 'answered', 'spam'] as const;
/** One of so many products lacks its Arabic words. */
const UNTRANSLATED_EVERY = 50;

/**
 * Products like those of the demo company, until there are `count`: large enough that whatever walks through all of them shows. Written by
 * the database out of those it has, with the values they have.
 */
export async function fillProducts(db: Kysely<Schema>, count: number): Promise<void> {
  const originals = await db.selectFrom('entries').selectAll().where('collection', '=', 'products').orderBy('id').execute();
  const first = Math.max(...originals.map(({ id }) => id)) + 1;
  const step = originals.length;
  for (const [at, { id: original, en, ar }] of originals.entries()) {
    const from = first + ((((at - first) % step) + step) % step);
    // No statement may take long: PostgreSQL would end it.
    for (let begin = from; begin <= count; begin += step * AT_ONCE) {
      const last = sql.lit(Math.min(count, begin + step * (AT_ONCE - 1)));
      const ids = sql`with recursive n(id) as (select cast(${begin} as integer) union all select id + ${sql.lit(step)} from n where id + ${sql.lit(step)} <= ${last})`;
      await db.transaction().execute(async (tx) => {
        await sql`${ids} insert into entries (collection, id, parent, position, version, published_en, published_ar, shared, en, ar, created_at, updated_at, missing_en, missing_ar)
          select e.collection, n.id, e.parent, n.id, e.version, e.published_en, e.published_ar, e.shared, ${named('en', en, false)}, ${named('ar', ar, true)},
            e.created_at, e.updated_at, e.missing_en, case when ${IS_UNTRANSLATED} then 1 else 0 end
          from n, entries e where e.collection = 'products' and e.id = ${original}`.execute(tx);
        // Named by both languages alike where one is missing; six digits, as names are sorted.
        await sql`${ids} insert into product_values (product, kind, part, number, second, third, word)
          select n.id, v.kind, v.part, v.number, v.second, v.third,
            case when v.kind in ('name-en', 'name-ar') then v.word || ' ' || substr(cast(1000000 + n.id as text), 2) else v.word end
          from n, product_values v where v.product = ${original}`.execute(tx);
      });
    }
  }
  const at = new Date().toISOString();
  for (let begin = first; begin <= count; begin += ROWS)
    await sql`insert into revisions (collection, id, version, action, actor, at, snapshot)
      select collection, id, 1, 'create', null, ${at}, '{"shared":' || shared || ',"en":' || en || ',"ar":' || ar || '}'
      from entries where collection = 'products' and id >= ${begin} and id < ${begin + ROWS}`.execute(db);
  await db
    .insertInto('sequences')
    .values({ name: 'products', value: count })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: count }))
    .execute();
}

const IS_UNTRANSLATED = sql`n.id % ${sql.lit(UNTRANSLATED_EVERY)} = 0`;

/** The words of a product under another name: its own and a number, or none. */
function named(language: 'en' | 'ar', json: string, mayBeUntranslated: boolean) {
  const words: Record<string, unknown> = JSON.parse(json);
  const before = `"name":${JSON.stringify(words['name'] ?? '')}`;
  if (!json.includes(before)) return sql`${sql.ref(`e.${language}`)}`;
  const renamed = sql`${before.slice(0, -1)} || ' ' || n.id || '"'`;
  const wanted = mayBeUntranslated ? sql`case when ${IS_UNTRANSLATED} then '"name":""' else ${renamed} end` : renamed;
  return sql`replace(${sql.ref(`e.${language}`)}, ${before}, ${wanted})`;
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
    // Some of them have a draft already.
    await db
      .insertInto('drafts')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
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
