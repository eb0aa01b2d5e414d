import type { Model } from '#content/define.ts';
import { LANGUAGES } from '#content/languages.ts';
import { followRecord } from '#store/drafts/write-drafts.ts';
import type { Entry, Published } from './entry.ts';
import { lockLive, updateInside, WriteRefused, type Writer } from './write-entries.ts';

/** With a version only where nobody has changed the record since. */
export type Showing = { id: number; published: Partial<Published>; version?: number | undefined };
export type Shown = { entry: Entry; before: Published };

/** Shows or hides many records, all or none; those that are so already get no new version. Answers how many were left as they are. */
export function publishEntries(writer: Writer, model: Model, wanted: readonly Showing[]): Promise<{ changed: Shown[]; left: number }> {
  return writer.database.kysely.transaction().execute(async (tx) => {
    const changed: Shown[] = [];
    let left = 0;
    for (const { id, published: asked, version } of wanted.toSorted((a, b) => a.id - b.id)) {
      const entry = await lockLive(tx, writer.database, model.name, id, 'update');
      if (!entry && version === undefined) throw new WriteRefused('missing');
      if (!entry || (version !== undefined && version !== entry.version)) {
        left += 1;
        continue;
      }
      const { published: before } = entry;
      const after = { ...before, ...asked };
      if (LANGUAGES.every((language) => before[language] === after[language])) continue;
      const shown = await updateInside(tx, writer, model, id, undefined, ({ document }) => ({ document, published: after }));
      await followRecord(tx, { collection: model.name, id, version: shown.version });
      changed.push({ entry: shown, before });
    }
    return { changed, left };
  });
}
