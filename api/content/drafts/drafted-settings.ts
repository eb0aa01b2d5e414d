import type { Kysely } from 'kysely';
import type { Settings, ValuesOf } from '#content/define.ts';
import { emptyDocument, type Language } from '#content/document.ts';
import type { Schema } from '#store/database/schema.ts';
import { valuesOf } from '#store/drafts/draft.ts';
import { findDraft } from '#store/drafts/read-drafts.ts';
import { releaseItems } from '#store/releases/releases.ts';
import { ONLY_ID, settingsIn, storedName, type SettingsOperations } from '#api/content/settings/settings.ts';
import { draftedNamed } from './drafted-models.ts';
import { libraryFor, overlay } from './overlay.ts';
import type { Rehearsal } from './rehearsal.ts';

const SHOWN = { en: true, ar: true };

/** Settings as a page will show them; those that no page is for are read as they are. Kept nowhere. */
export function openDraftedSettings({ kysely, settings }: { kysely: Kysely<Schema>; settings: SettingsOperations }) {
  async function isShown(name: string, rehearsal: Rehearsal | undefined): Promise<boolean> {
    if (rehearsal === undefined) return true;
    if ('draft' in rehearsal) return rehearsal.draft.collection === name;
    return (await releaseItems(kysely, rehearsal.release)).some(({ collection }) => collection === name);
  }

  return async <G extends Settings>(group: G, language: Language, rehearsal: Rehearsal | undefined): Promise<ValuesOf<G>> => {
    const name = storedName(group);
    const draft = group.page && (await findDraft(kysely, name, ONLY_ID));
    if (!draft || !(await isShown(name, rehearsal))) return settings.read(group, language);
    const before = (await settings.entryOf(group)) ?? { document: emptyDocument(), published: SHOWN };
    const typed = valuesOf(draft);
    const { document } = overlay(draftedNamed(name).model, before, typed, await libraryFor(kysely, [typed]));
    return settingsIn(group, document, language);
  };
}
