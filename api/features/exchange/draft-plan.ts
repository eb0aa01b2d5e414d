import { textBefore } from '#content/known.ts';
import type { Database } from '#store/database/open.ts';
import { keepTyped } from '#api/content/drafts/keep-draft.ts';
import { fieldAt } from '#api/content/drafts/draft-parts.ts';
import { bothLanguages } from '#api/content/present.ts';
import type { By } from '#api/kernel/written-by.ts';
import type { PlannedRow } from './plan-import.ts';

/** Everything or nothing: what a sheet changes, as drafts of its records. */
export function draftPlan(database: Database, by: By, now: Date, rows: readonly PlannedRow[]): Promise<void> {
  return database.kysely.transaction().execute(async (tx) => {
    for (const { collection, current, document, published, differences } of rows) {
      if (!current || differences.length === 0) continue;
      const typed = bothLanguages(collection, { document, published });
      const names = new Set(differences.map(({ column, language }) => `${textBefore(column, '.')}_${language ?? ''}`));
      const values = Object.fromEntries(Object.entries(typed).filter(([name]) => names.has(name) && fieldAt(collection.fields, name)));
      const target = { id: current.id, parent: current.parent, isNew: false, key: '' };
      await keepTyped(tx, database, collection, current, target, { values, base: current.version, language: 'en', by }, now);
    }
  });
}
