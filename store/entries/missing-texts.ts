import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Model } from '#content/define.ts';
import type { Language } from '#content/document.ts';
import { breather } from '#store/breathe.ts';
import { readFact, writeFact } from '#store/facts.ts';
import type { Schema } from '#store/database/schema.ts';
import { entryFrom, missingTexts, type Entry, type EntryRow } from './entry.ts';
import type { Page } from './read-entries.ts';

type Db = Kysely<Schema>;
export type MissingFilter = { parent?: number | undefined; language?: Language | undefined };

const BATCH = 50;
const KNOWN_MODEL = 'missing_words_model';

/** How many live records of each collection lack words, from the index alone. */
export async function countMissingTexts(db: Db): Promise<Map<string, { records: number; en: number; ar: number }>> {
  const rows = await db
    .selectFrom('entries')
    .select(['collection'])
    .select(({ fn }) => [fn.countAll<number>().as('records'), fn.sum<number>('missing_en').as('en'), fn.sum<number>('missing_ar').as('ar')])
    .where('deleted_at', 'is', null)
    .where(lacking)
    .groupBy('collection')
    .execute();
  return new Map(rows.map(({ collection, records, en, ar }) => [collection, { records: Number(records), en: Number(en), ar: Number(ar) }]));
}

export async function listMissingTexts(db: Db, collection: string, filter: MissingFilter, { limit, offset }: Page): Promise<Entry[]> {
  const page = filtered(db, collection, filter)
    .select('id')
    .orderBy('parent')
    .orderBy('position')
    .orderBy('id')
    .limit(limit)
    .offset(offset);
  const rows = await db
    .selectFrom('entries')
    .selectAll()
    .where('collection', '=', collection)
    .where('id', 'in', page)
    .orderBy('parent')
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(entryFrom);
}

export async function countMissingIn(db: Db, collection: string, filter: MissingFilter): Promise<number> {
  const { count } = await filtered(db, collection, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function filtered(db: Db, collection: string, { parent, language }: MissingFilter) {
  return db
    .selectFrom('entries')
    .where('collection', '=', collection)
    .where('deleted_at', 'is', null)
    .where(lacking)
    .$call((query) => (parent === undefined ? query : query.where('parent', '=', parent)))
    .$call((query) => (language === undefined ? query : query.where(`missing_${language}`, '=', 1)));
}

/** As the index says it, so that both engines use it. */
const lacking = sql<boolean>`(missing_en = 1 or missing_ar = 1)`;

/** Records of an older version or backup, and all when the model has changed; while the site runs, safe to interrupt and repeat. */
export async function settleMissingTexts(db: Db, models: readonly Model[], signal: AbortSignal): Promise<void> {
  const [model, known] = [fingerprintOf(models), await readFact(db, KNOWN_MODEL)];
  const isChanged = known !== undefined && known !== model;
  const byName = new Map(models.map((one) => [one.name, one]));
  const breathe = breather();
  for (let last: EntryRow | undefined; !signal.aborted;) {
    const rows = await nextRows(db, last, isChanged);
    if (rows.length === 0) break;
    await db.transaction().execute(async (tx) => {
      for (const row of rows) await settle(tx, row, byName.get(row.collection));
    });
    last = rows.at(-1);
    await breathe();
  }
  if (known !== model && !signal.aborted) await writeFact(db, KNOWN_MODEL, model);
}

async function settle(tx: Db, row: EntryRow, model: Model | undefined): Promise<void> {
  const flags = model ? missingTexts(model, entryFrom(row).document) : ({ missing_en: 0, missing_ar: 0 } as const);
  if (row.missing_en === flags.missing_en && row.missing_ar === flags.missing_ar) return;
  await tx
    .updateTable('entries')
    .set(flags)
    .where('collection', '=', row.collection)
    .where('id', '=', row.id)
    .where('version', '=', row.version) // whoever saved it meanwhile has looked
    .execute();
}

function nextRows(db: Db, last: EntryRow | undefined, isChanged: boolean): Promise<EntryRow[]> {
  return db
    .selectFrom('entries')
    .selectAll()
    .$if(!isChanged, (query) => query.where('missing_en', 'is', null))
    .$call((query) => (last ? query.where((e) => e(e.refTuple('collection', 'id'), '>', e.tuple(last.collection, last.id))) : query))
    .orderBy('collection')
    .orderBy('id')
    .limit(BATCH)
    .execute();
}

/** Changes when a field comes, goes or moves between what languages share and what each has. */
function fingerprintOf(models: readonly Model[]): string {
  const shapes = models.map(({ name, fields }) => [name, Object.entries(fields).map(([key, { kind, slot }]) => [key, kind, slot])]);
  return createHash('sha256').update(JSON.stringify(shapes)).digest('base64url');
}
