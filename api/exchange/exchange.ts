import { createHash } from 'node:crypto';
import { allCollections, childrenOf, collectionNamed } from '#content/index.ts';
import type { Collection } from '#content/define.ts';
import type { Language } from '#content/document.ts';
import { recordAudit } from '#store/accounts/audit.ts';
import type { Database } from '#store/database/open.ts';
import { allEntries, findEntry } from '#store/entries/read-entries.ts';
import type { Entry } from '#store/entries/entry.ts';
import { AppError, invalid, type FieldCode } from '#api/errors.ts';
import { refusal } from '#api/content/save-entry.ts';
import { inLanguage, titleOf, type VersionChange } from '#api/history/history.ts';
import { translate } from '#i18n/translate.ts';
import { applyPlan } from './apply-plan.ts';
import { planImport, type Plan, type PlannedRow } from './plan-import.ts';
import { writeSheet, type SheetEntry } from './write-sheet.ts';

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

type Parts = { database: Database; clock: () => Date; afterChange: () => Promise<void> };

export type Exchange = ReturnType<typeof openExchange>;

/** Content out of the site as a sheet, and back into it. */
export function openExchange({ database, clock, afterChange }: Parts) {
  const { kysely } = database;

  async function withChildren(collection: Collection, entries: readonly Entry[]): Promise<SheetEntry[]> {
    const own = entries.map((entry) => ({ collection, entry }));
    const ids = new Set(entries.map(({ id }) => id));
    const below = await Promise.all(
      childrenOf(collection.name).map(async (child) => {
        const all = await allEntries(kysely, child.name);
        return withChildren(
          child,
          all.filter(({ parent }) => ids.has(parent)),
        );
      }),
    );
    return [...own, ...below.flat()];
  }

  return {
    /** Everything, a collection with what belongs to it, or one record with what belongs to it. */
    async exportSheet(scope: { collection?: string | undefined; id?: number | undefined }, language: Language): Promise<string> {
      if (scope.collection === undefined) {
        const roots = allCollections.filter(({ parent }) => parent === undefined);
        const all = await Promise.all(roots.map(async (root) => withChildren(root, await allEntries(kysely, root.name))));
        return writeSheet(all.flat(), language);
      }
      const collection = collectionNamed(scope.collection);
      const entry = collection && scope.id !== undefined ? await findEntry(kysely, collection.name, scope.id) : undefined;
      if (!collection) throw new AppError('malformed', { fields: { collection: 'not-a-choice' } });
      if (scope.id !== undefined && !entry) throw new AppError('malformed', { fields: { id: 'unknown-parent' } });
      return writeSheet(await withChildren(collection, entry ? [entry] : await allEntries(kysely, collection.name)), language);
    },

    check: async (text: string, language: Language): Promise<SheetCheck> => describe(await planImport(database, text), language),

    /** Does what a check has shown, all of it or nothing; anything that changed since is a conflict. */
    async apply(text: string, token: string, actor: number | null, language: Language): Promise<SheetCheck> {
      const plan = await planImport(database, text);
      const check = describe(plan, language);
      if (check.errors.length > 0) throw invalid({ file: 'invalid' });
      if (check.token !== token) throw new AppError('conflict', { reason: 'sheet-changed' });
      const now = clock();
      try {
        await applyPlan({ database, actor, now }, plan.rows);
      } catch (error) {
        throw refusal(error);
      }
      const { created, changed } = check;
      await recordAudit(kysely, { at: now.toISOString(), actor, action: 'imported', subject: 'sheets/1', details: { created, changed } });
      await afterChange();
      return check;
    },
  };
}

function describe({ rows, problems }: Plan, language: Language): SheetCheck {
  const changes = rows.flatMap((row) => (row.current && row.differences.length === 0 ? [] : [changeOf(row, language)]));
  const created = changes.filter(({ action }) => action === 'create').length;
  const errors = problems.map((problem) => ({
    ...problem,
    message: translate(language, `api.field.${problem.code}`, { label: problem.column }),
  }));
  const token = createHash('sha256')
    .update(JSON.stringify(rows.map(({ row, current, document, published }) => [row, current?.version, document, published])))
    .digest('base64url');
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
