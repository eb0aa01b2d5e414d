import type { Model } from '#content/define.ts';
import type { Document } from '#content/document.ts';
import { allCollections } from '#content/index.ts';
import { overwrittenIn, type Overwritten } from '#content/overwritten.ts';
import { settings } from '#content/settings/index.ts';
import type { Database } from '#store/database/open.ts';
import { findEntry } from '#store/entries/read-entries.ts';
import { findRevisions } from '#store/entries/revisions.ts';
import { walkEntries } from '#store/entries/walk-entries.ts';
import { updateEntry } from '#store/entries/write-entries.ts';
import type { Entry } from '#store/entries/entry.ts';
import { findFiles } from '#store/files/files.ts';

type Lost = Pick<Overwritten, 'column' | 'was' | 'is'> & { isGone: boolean };
/** `products/15`, and what it lost. */
export type MendedRecord = { record: string; values: Lost[] };

const MOST_VERSIONS = 10_000;

/** Every record that lost something to a save which was about something else; mended where that is asked for. */
export async function mendOverwritten(
  database: Database,
  { writes, only = [] }: { writes: boolean; only?: readonly string[] },
): Promise<MendedRecord[]> {
  const found: MendedRecord[] = [];
  await requireThere(database, only);
  const groups = settings.map(({ name, label, fields }): Model => ({ name: `settings-${name}`, label, fields }));
  for (const model of [...allCollections, ...groups])
    for await (const entry of walkEntries(database.kysely, model.name)) {
      const record = `${model.name}/${entry.id}`;
      const isWanted = only.length === 0 || only.includes(record);
      const lost = isWanted ? await lostBy(database, model, entry) : [];
      if (lost.length === 0) continue;
      const gone = await goneFiles(database, lost);
      found.push({ record, values: lost.map(({ column, was, is, file }) => ({ column, was, is, isGone: gone.has(file ?? '') })) });
      if (writes)
        await mend(
          database,
          model,
          entry,
          lost.filter(({ file }) => !gone.has(file ?? '')),
        );
    }
  return found;
}

/** A name that was mistyped is told before anything is written. */
async function requireThere({ kysely }: Database, records: readonly string[]): Promise<void> {
  for (const record of records) {
    const [collection = '', id = ''] = record.split('/');
    const isThere = /^[1-9]\d{0,9}$/.test(id) && (await findEntry(kysely, collection, Number(id))) !== undefined;
    if (!isThere) throw new Error(`there is no record ${record}: write its collection and number, such as products/15`);
  }
}

async function lostBy({ kysely }: Database, { fields }: Model, { collection, id, document }: Entry): Promise<Overwritten[]> {
  const revisions = await findRevisions(kysely, collection, id, { limit: MOST_VERSIONS, offset: 0 });
  const versions = revisions.toReversed().map(({ snapshot: { shared, en, ar } }): Document => ({ shared, en, ar }));
  return overwrittenIn(fields, versions, document);
}

async function goneFiles({ kysely }: Database, lost: readonly Overwritten[]): Promise<Set<string>> {
  const names = lost.flatMap(({ file }) => (file === undefined ? [] : [file]));
  const known = names.length === 0 ? [] : await findFiles(kysely, names);
  return new Set(names).difference(new Set(known.map(({ name }) => name)));
}

async function mend(database: Database, model: Model, { id, version }: Entry, lost: readonly Overwritten[]): Promise<void> {
  await updateEntry({ database, actor: null, languages: 'all', now: new Date() }, model, id, version, ({ document, published }) => {
    const mended = structuredClone(document);
    for (const one of lost) one.mend(mended);
    return { document: mended, published };
  });
}
