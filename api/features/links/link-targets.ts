import { LANGUAGES } from '#content/document.ts';
import { allCollections } from '#content/index.ts';
import type { Changes } from '#store/changes.ts';
import type { Database } from '#store/database/open.ts';
import type { Entry } from '#store/entries/entry.ts';
import { findEntries } from '#store/entries/read-entries.ts';
import { breather } from '#store/breathe.ts';
import { isVisible } from '#api/content/present.ts';
import type { Collection } from '#content/define.ts';
import { textBefore } from '#content/known.ts';

/** No such page, no such record, or a record that visitors of a language do not see. */
export type LinkProblem = 'no-page' | 'no-record' | 'hidden-en' | 'hidden-ar' | 'hidden';
type Problems = ReadonlyMap<string, LinkProblem | undefined>;

/** What a link leads to that is no page of ours; anything else is `page id`. */
export const NOWHERE = '';
const BATCH = 100;

/** What is wrong with where links lead: looked up once, and again for what has changed. */
export function openTargets({ database: { kysely }, onChange }: { database: Database; onChange: Changes['onChange'] }) {
  const known = new Map<string, LinkProblem | undefined>([[NOWHERE, 'no-page']]);
  let changes = 0;
  onChange((change) => {
    changes += 1;
    for (const { name, page } of allCollections.filter((collection) => collection.page !== undefined))
      if (change === 'everything' || change.includes(name)) {
        for (const target of known.keys()) if (target.startsWith(`${page} `)) known.delete(target);
      } else for (const subject of change) if (subject.startsWith(`${name}#`)) known.delete(`${page} ${subject.slice(name.length + 1)}`);
  });

  async function lookUp(collection: Collection, ids: readonly number[]): Promise<void> {
    const before = changes;
    const seen = new Map((await findEntries(kysely, collection.name, ids)).map((entry) => [entry.id, entry]));
    if (before !== changes) return lookUp(collection, ids);
    for (const id of ids) known.set(`${collection.page} ${id}`, problemOf(collection, seen.get(id)));
  }

  return async (targets: readonly string[]): Promise<Problems> => {
    const breathe = breather();
    const unknown = Map.groupBy(
      targets.filter((target) => !known.has(target)),
      (target) => textBefore(target, ' '),
    );
    for (const collection of allCollections) {
      const ids = (unknown.get(collection.page ?? '-') ?? []).map((target) => Number(target.split(' ')[1]));
      for (let first = 0; first < ids.length; first += BATCH) {
        await lookUp(collection, ids.slice(first, first + BATCH));
        await breathe();
      }
    }
    return known;
  };
}

function problemOf(collection: Collection, entry: Entry | undefined): LinkProblem | undefined {
  if (!entry) return 'no-record';
  const hidden = LANGUAGES.filter((language) => !isVisible(collection, entry, language));
  return hidden.length === 2 ? 'hidden' : hidden[0] && `hidden-${hidden[0]}`;
}
