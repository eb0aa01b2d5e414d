import type { Language } from '#content/document.ts';
import type { Draft } from '#store/drafts/draft.ts';
import type { Entry } from '#store/entries/entry.ts';
import { findEntry } from '#store/entries/read-entries.ts';
import { AppError } from '#api/errors.ts';
import type { By } from '#api/kernel/written-by.ts';
import { saveExisting, saveNew, type SaveParts } from '#api/content/save-entry.ts';
import { saveSettings } from '#api/content/settings/settings.ts';
import type { Drafted } from './drafted-models.ts';
import { endingDraft, partsWith, sentFor } from './publish-draft.ts';

type Publish = { language: Language | 'both'; by: By };

/** The save of one draft, in the transaction that the database of `parts` is inside of: for whoever publishes several. */
export async function publishInside(parts: SaveParts, drafted: Drafted, draft: Draft, { language, by }: Publish): Promise<Entry> {
  const request = {
    raw: { values: sentFor(draft, language, undefined), files: [] },
    language: 'en',
    by,
    asksForFiles: true,
    alongside: endingDraft(parts.database, draft, partsWith(language), draft.versions),
  } as const;
  if ('group' in drafted) return saveSettings(parts, drafted.group, request);
  const { collection } = drafted;
  if (!draft.isNew) return saveExisting(parts, collection, draft.id, request);
  if (collection.parent && !(await findEntry(parts.database.kysely, collection.parent, draft.parent)))
    throw new AppError('conflict', { reason: 'parent-is-draft' });
  return (await saveNew(parts, collection, { ...request, reservedId: draft.id })).entry;
}
