import type { Model } from '#content/define.ts';
import type { Language } from '#content/document.ts';
import { followRecord } from '#store/drafts/write-drafts.ts';
import type { Entry } from './entry.ts';
import { lockLive, updateInside, WriteRefused, type Writer } from './write-entries.ts';

/** Shows or hides many records in some languages, all or none; those that are so already get no new version. */
export function publishEntries(
  writer: Writer,
  model: Model,
  ids: readonly number[],
  languages: readonly Language[],
  isPublished: boolean,
): Promise<Entry[]> {
  const wanted = Object.fromEntries(languages.map((language) => [language, isPublished]));
  return writer.database.kysely.transaction().execute(async (tx) => {
    const changed: Entry[] = [];
    for (const id of [...new Set(ids)].toSorted((a, b) => a - b)) {
      const entry = await lockLive(tx, writer.database, model.name, id, 'update');
      if (!entry) throw new WriteRefused('missing');
      if (languages.every((language) => entry.published[language] === isPublished)) continue;
      const shown = await updateInside(tx, writer, model, id, undefined, ({ document, published }) => ({
        document,
        published: { ...published, ...wanted },
      }));
      await followRecord(tx, { collection: model.name, id, version: shown.version });
      changed.push(shown);
    }
    return changed;
  });
}
