import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { allCollections, childrenOf, collectionNamed } from '#content/index.ts';
import type { Collection } from '#content/define.ts';
import { draftStates } from '#content/draft-states.ts';
import type { Language } from '#content/document.ts';
import { recordAudit } from '#store/accounts/audit.ts';
import { fieldSentence } from '#api/http/field-sentence.ts';
import type { Database } from '#store/database/open.ts';
import { findDrafts } from '#store/drafts/read-drafts.ts';
import { findEntry } from '#store/entries/read-entries.ts';
import { takenIds, type TakenIds } from '#store/entries/take-id.ts';
import { walkEntries } from '#store/entries/walk-entries.ts';
import type { Entry } from '#store/entries/entry.ts';
import { publishedLater } from '#store/schedule/scheduled.ts';
import { AppError, invalid, type FieldCode } from '#api/errors.ts';
import { breather } from '#store/breathe.ts';
import { walkFound, type Filter } from '#api/content/browse.ts';
import { refusal } from '#api/content/save-entry.ts';
import { inLanguage, titleOf, type VersionChange } from '#api/content/history/history.ts';
import type { By } from '#api/kernel/written-by.ts';
import { applyPlan } from './apply-plan.ts';
import { draftPlan } from './draft-plan.ts';
import { planImport, type Plan, type PlannedRow } from './plan-import.ts';
import { shapeOf, writeSheet, type SheetEntry } from './write-sheet.ts';

export type SheetChange = {
  row: number;
  action: 'create' | 'change';
  collection: string;
  place: string;
  id: number | undefined;
  title: string;
  changes: VersionChange[];
};
export type SheetError = { row: number; column: string; code: FieldCode; message: string };
export type SheetCheck = {
  /** Names exactly these changes: applying asks for it, so that nobody applies what nobody has seen. */
  token: string;
  created: number;
  changed: number;
  unchanged: number;
  changes: SheetChange[];
  errors: SheetError[];
};

/** What a list shows of a collection, without what belongs to its records. */
type Shown = Pick<Filter, 'text' | 'missing' | 'hidden'> & { drafted?: string | undefined };
type Scope = Shown & { collection?: string | undefined; id?: number | undefined };
type Apply = { token: string; asDrafts: boolean };
type Parts = { database: Database; clock: () => Date; afterChange: () => Promise<void> };

export type Exchange = ReturnType<typeof openExchange>;

export function openExchange({ database, clock, afterChange }: Parts) {
  const { kysely } = database;

  /** A collection, or some of it, and below it what belongs to it; what belongs to nobody alive is not alive itself. */
  async function* entriesBelow(collection: Collection, parents: 'all' | readonly number[]): AsyncGenerator<SheetEntry> {
    const ids: number[] = [];
    for (const parent of parents === 'all' ? [undefined] : parents)
      for await (const entry of walkEntries(kysely, collection.name, parent)) {
        if (parents !== 'all') ids.push(entry.id);
        yield { collection, entry };
      }
    for (const child of childrenOf(collection.name)) yield* entriesBelow(child, parents === 'all' ? 'all' : ids);
  }

  async function* entriesShown(collection: Collection, { text, missing, hidden, drafted }: Shown): AsyncGenerator<SheetEntry> {
    const filter = { text, missing, hidden, drafted: drafted !== undefined };
    for await (const entry of walkFound(kysely, collection, filter)) yield { collection, entry };
  }

  async function* entriesIn(collection: Collection | undefined, entry: Entry | undefined): AsyncGenerator<SheetEntry> {
    if (collection && entry) {
      yield { collection, entry };
      for (const child of childrenOf(collection.name)) yield* entriesBelow(child, [entry.id]);
      return;
    }
    const roots = collection ? [collection] : allCollections.filter(({ parent }) => parent === undefined);
    for (const root of roots) yield* entriesBelow(root, 'all');
  }

  async function statesOf({ name }: Collection, entries: readonly Entry[]) {
    const ids = entries.map(({ id }) => id);
    const [drafts, later] = await Promise.all([findDrafts(kysely, name, ids), publishedLater(kysely, name, ids)]);
    return new Map(entries.map((entry) => [entry.id, draftStates(entry, drafts.get(entry.id), later(entry.id))]));
  }

  const checked = async (plan: Plan, language: Language) => describe(plan, await takenIds(kysely, newIn(plan)), language);

  return {
    /** Everything, a collection with what belongs to it, or one record with what belongs to it. */
    async exportSheet(scope: Scope, language: Language, actor: number | null): Promise<Readable> {
      const collection = scope.collection === undefined ? undefined : collectionNamed(scope.collection);
      if (scope.collection !== undefined && !collection) throw new AppError('malformed', { fields: { collection: 'not-a-choice' } });
      const entry = collection && scope.id !== undefined ? await findEntry(kysely, collection.name, scope.id) : undefined;
      if (collection && scope.id !== undefined && !entry) throw new AppError('malformed', { fields: { id: 'unknown-parent' } });
      const isFiltered = Boolean(scope.text || scope.missing || scope.hidden || scope.drafted);
      const entries = () => (collection && !entry && isFiltered ? entriesShown(collection, scope) : entriesIn(collection, entry));
      const shape = await shapeOf(entries());
      const subject = `sheets/${[scope.collection ?? 'all', scope.id].filter((part) => part !== undefined).join('-')}`;
      await recordAudit(kysely, {
        at: clock().toISOString(),
        actor,
        action: 'content-exported',
        subject,
        details: { count: shape.count },
      });
      return writeSheet(shape, entries(), statesOf, language);
    },

    check: async (text: string, by: By, language: Language): Promise<SheetCheck> => checked(await planImport(database, text, by), language),

    /** Does what a check has shown, all of it or nothing; anything that changed since is a conflict. */
    async apply(text: string, { token, asDrafts }: Apply, by: By, language: Language): Promise<SheetCheck> {
      const plan = await planImport(database, text, by);
      const taken = await takenIds(kysely, newIn(plan));
      const check = await describe(plan, taken, language);
      if (check.errors.length > 0) throw invalid({ file: 'invalid' });
      if (check.token !== token) throw new AppError('conflict', { reason: 'sheet-changed' });
      const now = clock();
      try {
        // Whoever may not publish imports the rows as drafts, and others if they want to.
        if (by.languages === 'all' && !asDrafts) await applyPlan({ database, ...by, now }, plan.rows, taken);
        else await draftPlan({ database, by, now, rows: plan.rows, taken, language });
      } catch (error) {
        throw refusal(error);
      }
      const { created, changed } = check;
      await recordAudit(kysely, {
        at: now.toISOString(),
        actor: by.actor,
        action: 'imported',
        subject: 'sheets/1',
        details: { created, changed },
      });
      await afterChange();
      return check;
    },
  };
}

function newIn({ rows }: Plan): string[] {
  return [...new Set(rows.filter(({ current }) => !current).map(({ collection }) => collection.name))].toSorted();
}

async function describe({ rows, problems }: Plan, taken: TakenIds, language: Language): Promise<SheetCheck> {
  const breathe = breather();
  const changes: SheetChange[] = [];
  // New records have no version: without the ids before theirs the same sheet would add them a second time.
  const hash = createHash('sha256').update(JSON.stringify([...taken]));
  for (const planned of rows) {
    await breathe();
    const { row, current, document, published, differences } = planned;
    if (!current || differences.length > 0) changes.push(changeOf(planned, language));
    hash.update(JSON.stringify([row, current?.version, document, published]));
  }
  const created = changes.filter(({ action }) => action === 'create').length;
  const errors = problems.map(({ length, ...problem }) => ({
    ...problem,
    message: fieldSentence(language, problem.code, problem.column, { length }),
  }));
  const token = hash.digest('base64url');
  return { token, created, changed: changes.length - created, unchanged: rows.length - changes.length, changes, errors };
}

function changeOf({ row, current, collection, document, differences }: PlannedRow, language: Language): SheetChange {
  return {
    row,
    action: current ? 'change' : 'create',
    collection: collection.name,
    place: collection.label[language],
    id: current?.id,
    title: titleOf(collection, document, language),
    changes: differences.map((one) => inLanguage(one, language)),
  };
}
