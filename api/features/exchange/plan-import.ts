import { differencesOf, publishedDifferences, type Difference } from '#content/difference.ts';
import type { Collection } from '#content/define.ts';
import { emptyDocument, LANGUAGES, type Document, type Language } from '#content/document.ts';
import { foreignChanges } from '#content/translation.ts';
import { STORED_NAME } from '#content/fields/stored-name.ts';
import { collectionNamed } from '#content/index.ts';
import { isRecord } from '#content/known.ts';
import type { Database } from '#store/database/open.ts';
import type { Entry, Published } from '#store/entries/entry.ts';
import { countEntries, findEntry } from '#store/entries/read-entries.ts';
import { findFiles } from '#store/files/files.ts';
import { findFilesCalled } from '#store/files/list-files.ts';
import { AppError, invalid } from '#api/errors.ts';
import { applyWrites, type KnownFiles } from '#api/content/apply-writes.ts';
import { parseInput } from '#api/content/parse-input.ts';
import type { By } from '#api/kernel/written-by.ts';
import { breather } from '#store/breathe.ts';
import { MOST_PROBLEMS, readSheet, type SheetProblem, type SheetRow } from './read-sheet.ts';
import { rowValues } from './row-values.ts';

/** A parent that exists, or one that another row of the sheet makes. */
type ParentRef = { id: number } | { key: string } | undefined;

export type PlannedRow = {
  row: number;
  collection: Collection;
  current: Entry | undefined;
  /** `new-1`: the name under which other rows mean this one. */
  key: string | undefined;
  parent: ParentRef;
  document: Document;
  published: Published;
  differences: Difference[];
};

export type Plan = { rows: PlannedRow[]; problems: SheetProblem[] };

const NEW_KEY = /^new-[a-z0-9-]{1,30}$/i;
const ID = /^[1-9]\d{0,14}$/;
const LONGEST_NAME = 205;
const FILE_NAME = /^[^\n]{1,200}\.[a-z0-9]{3,4}$/i;

/** What a sheet would do, worked out against the records as they are now; nothing is written. */
export async function planImport(database: Database, text: string, { languages }: By): Promise<Plan> {
  const { rows, problems } = await readSheet(text);
  const plan: Plan = { rows: [], problems: [...problems] };
  if (problems.length > 0) return plan;
  const known = await knownFiles(database, rows);
  const seen = new Set<string>();
  const breathe = breather();
  for (const row of rows) {
    await breathe();
    if (plan.problems.length >= MOST_PROBLEMS) return plan;
    try {
      const planned = await planRow(database, row, known);
      const mark = planned.current ? `${planned.collection.name}/${planned.current.id}` : planned.key && `key/${planned.key}`;
      if (mark !== undefined && seen.has(mark)) throw invalid({ id: 'repeated' });
      if (mark !== undefined) seen.add(mark);
      if (languages !== 'all') refuseForeign(planned, languages);
      plan.rows.push(planned);
    } catch (error) {
      if (!(error instanceof AppError && error.details.fields)) throw error;
      for (const [name, code] of Object.entries(error.details.fields))
        plan.problems.push({ row: row.row, column: columnOf(name), code, length: error.details.lengths?.[name] });
    }
  }
  await checkParents(database, plan);
  return plan;
}

/** Whoever may write the texts of one language sees what else a sheet would change as mistakes, before anything is changed. */
function refuseForeign({ current, collection, document, published }: PlannedRow, languages: readonly Language[]): void {
  if (!current) throw invalid({ id: 'not-yours' });
  const foreign = foreignChanges(collection.fields, current, { document, published }, languages);
  if (foreign.length > 0) throw invalid(Object.fromEntries(foreign.map((name) => [name, 'not-yours' as const])));
}

/** Throws with the columns that are wrong. */
async function planRow({ kysely }: Database, { row, cells }: SheetRow, { files, byName }: Known): Promise<PlannedRow> {
  const read = (column: string) => (cells.get(column) ?? '').trim();
  const collection = collectionNamed(read('collection'));
  if (!collection) throw invalid({ collection: 'not-a-choice' });
  const [id, version, parentCell] = [read('id'), read('version'), read('parent')];
  const isNew = id === '' || NEW_KEY.test(id);
  if (!isNew && !ID.test(id)) throw invalid({ id: 'not-an-id' });
  const current = isNew ? undefined : await findEntry(kysely, collection.name, Number(id));
  if (!isNew && !current) throw invalid({ id: 'unknown-parent' });
  if (current && version !== '' && version !== String(current.version)) throw invalid({ version: 'changed-since' });
  if (current && !['', '0', String(current.parent)].includes(parentCell)) throw invalid({ parent: 'invalid' });
  const parent = parentRef(collection, parentCell);
  if (isNew && collection.parent !== undefined && parent === undefined) throw invalid({ parent: 'required' });

  const { values, problems } = rowValues(collection, cells, current?.document);
  if (Object.keys(problems).length > 0) throw invalid(problems);
  for (const [key, value] of values) values.set(key, withStoredNames(value, byName));
  for (const language of LANGUAGES) {
    const shown = read(`published.${language}`);
    if (shown !== '') values.set(`published_${language}`, shown);
  }
  const input = parseInput(collection, { values, files: [] }, 'en');
  const document = applyWrites(collection, current?.document ?? emptyDocument(), input, files, { isNew });
  const published = { ...(current?.published ?? { en: true, ar: true }), ...input.published };
  const differences = [
    ...differencesOf(collection.fields, current?.document, document),
    ...publishedDifferences(current?.published, published),
  ];
  return { row, collection, current, key: NEW_KEY.test(id) ? id : undefined, parent, document, published, differences };
}

/** Wherever a file is named as it was uploaded, in a field or in a row. */
function withStoredNames(value: unknown, byName: Known['byName']): unknown {
  if (typeof value === 'string') return byName.get(value) ?? value;
  if (Array.isArray(value)) return value.map((row) => withStoredNames(row, byName));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, cell]) => [key, withStoredNames(cell, byName)]));
}

function parentRef(collection: Collection, cell: string): ParentRef {
  if (collection.parent === undefined || cell === '' || cell === '0') return undefined;
  return ID.test(cell) ? { id: Number(cell) } : { key: cell };
}

/** Saves name a field's languages with `_en`, sheets with `.en`. */
function columnOf(name: string): string {
  return name === 'category_id' ? 'parent' : name.replace(/_(en|ar)$/, '.$1');
}

type Known = { files: KnownFiles; byName: ReadonlyMap<string, string> };

/** Pictures are named by their stored name, or by the name they were uploaded under while only one has it. */
async function knownFiles({ kysely }: Database, rows: readonly SheetRow[]): Promise<Known> {
  const breathe = breather();
  const named = new Set<string>();
  for (const { cells: row } of rows) {
    await breathe();
    for (const [, value] of row.filled()) if (value.length <= LONGEST_NAME && FILE_NAME.test(value)) named.add(value);
  }
  const cells = [...named];
  const [stored, called] = await Promise.all([
    findFiles(
      kysely,
      cells.filter((value) => STORED_NAME.test(value)),
    ),
    findFilesCalled(
      kysely,
      cells.filter((value) => !STORED_NAME.test(value)),
    ),
  ]);
  const groups = Map.groupBy(called, ({ originalName }) => originalName);
  const byName = new Map(
    [...groups].flatMap(([name, [only, ...others]]) => (only && others.length === 0 ? [[name, only.name] as const] : [])),
  );
  return { byName, files: { uploaded: new Map(), library: new Set([...stored, ...called].map(({ name }) => name)) } };
}

async function checkParents({ kysely }: Database, { rows, problems }: Plan): Promise<void> {
  const keys = new Map(rows.flatMap((row) => (row.key === undefined ? [] : [[row.key, row.collection.name] as const])));
  const added = new Map<string, number>();
  const breathe = breather();
  for (const { row, current, collection, parent } of rows) {
    await breathe();
    if (current || collection.parent === undefined || !parent) continue;
    const isThere = 'key' in parent ? keys.get(parent.key) === collection.parent : await findEntry(kysely, collection.parent, parent.id);
    if (!isThere) problems.push({ row, column: 'parent', code: 'unknown-parent' });
    const position = `${collection.name}/${'key' in parent ? parent.key : parent.id}`;
    const more = (added.get(position) ?? 0) + 1;
    added.set(position, more);
    if (collection.maxPerParent === undefined) continue;
    const existing = 'key' in parent ? 0 : await countEntries(kysely, collection.name, parent.id);
    if (existing + more > collection.maxPerParent) problems.push({ row, column: 'parent', code: 'too-many' });
  }
}
