import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import { cellsOf } from '#content/cells.ts';
import type { Collection } from '#content/define.ts';
import { isEmpty, type Language } from '#content/document.ts';
import { textBefore } from '#content/known.ts';
import type { Database } from '#store/database/open.ts';
import type { Schema } from '#store/database/schema.ts';
import { valuesOf } from '#store/drafts/draft.ts';
import { findDraft, newDraftsOf } from '#store/drafts/read-drafts.ts';
import { takeId, type TakenIds } from '#store/entries/take-id.ts';
import { countSiblings } from '#store/entries/write-entries.ts';
import { nameInForm } from '#api/content/drafts/draft-parts.ts';
import { keepTyped } from '#api/content/drafts/keep-draft.ts';
import { presentState } from '#api/content/drafts/present-draft.ts';
import { titleOf } from '#api/content/history/history.ts';
import { AppError } from '#api/errors.ts';
import type { By } from '#api/kernel/written-by.ts';
import { eachPlanned } from './each-planned.ts';
import type { PlannedRow } from './plan-import.ts';

type Tx = Transaction<Schema>;
type Typed = Readonly<Record<string, unknown>>;
type Plan = { database: Database; by: By; now: Date; rows: readonly PlannedRow[]; taken: TakenIds; language: Language };

/** What a sheet changes and adds, as drafts. */
export function draftPlan({ database, by, now, rows, taken, language }: Plan): Promise<void> {
  return eachPlanned(database, rows, taken, async (tx, row, parent = 0) => {
    const { collection, current } = row;
    const values = typedIn(row);
    if (Object.keys(values).length === 0) return undefined;
    if (current) await refuseOver(tx, row, values, { by, language });
    const id = current?.id ?? (await idOfNew(tx, collection, parent));
    const target = current
      ? { id, parent: current.parent, isNew: false, key: '' }
      : { id, parent, isNew: true, key: `sheet-${collection.name}-${id}` };
    await keepTyped(tx, database, collection, current, target, { values, base: current?.version ?? 0, language: 'en', by }, now);
    return current ? undefined : id;
  });
}

/** What somebody else typed into the same texts is not lost to a sheet. */
async function refuseOver(tx: Tx, { collection, current }: PlannedRow, values: Typed, { by, language }: Pick<Plan, 'by' | 'language'>) {
  const draft = current && (await findDraft(tx, collection.name, current.id));
  if (!draft || draft.updatedBy === by.actor) return;
  const typed = valuesOf(draft);
  const isOther = Object.entries(values).some(([name, value]) => Object.hasOwn(typed, name) && !isDeepStrictEqual(typed[name], value));
  if (isOther)
    throw new AppError('conflict', { reason: 'sheet-over-draft', values: { name: titleOf(collection, current.document, language) } });
}

async function idOfNew(tx: Tx, { name, maxPerParent }: Collection, parent: number): Promise<number> {
  if (maxPerParent !== undefined && (await countSiblings(tx, name, parent)) + (await newDraftsOf(tx, name, parent)).length >= maxPerParent)
    throw new AppError('limit-reached');
  return takeId(tx, name, undefined);
}

/** What a row says anew, under the names of a form. */
function typedIn({ collection, current, document, published, differences }: PlannedRow): Record<string, unknown> {
  const { fields } = collection;
  const columns = new Set(differences.map(({ column }) => column));
  const changed = new Set(
    differences.flatMap(({ column, language }) => {
      const field = textBefore(column, '.');
      return language ? [`${field}_${language}`] : [field, `${field}_en`, `${field}_ar`];
    }),
  );
  const values: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(presentState(collection, { document, published })))
    if (nameInForm(fields, name, 'en') === name && (current ? changed.has(name) : !isEmpty(value))) values[name] = value;
  for (const [name, { kind }] of Object.entries(fields)) if (kind === 'specifications' && changed.has(name)) values[name] = figuresIn(name);
  return values;

  /** As they are typed; a form sends those that it changes. */
  function figuresIn(name: string): Record<string, unknown> {
    const cells = cellsOf(fields, document).filter(({ column }) => column.startsWith(`${name}.`) && columns.has(column));
    return Object.fromEntries(cells.map(({ column, value }) => [column.slice(name.length + 1), value]));
  }
}
