import { tableOf } from './known.ts';
import { LANGUAGES, type Language } from './languages.ts';

/** How a record stands in one language, for whoever looks after it. */
export const DRAFT_STATES = ['draft', 'changed', 'published', 'hidden', 'scheduled'] as const;
export type DraftState = (typeof DRAFT_STATES)[number];

type Shown = { published: Readonly<Record<Language, boolean>> } | undefined;
type Drafted = { parts: Readonly<Record<'shared' | Language, Readonly<Record<string, unknown>>>> } | undefined;

/** `scheduled` names the languages that are published at a time. */
export function draftStates(record: Shown, draft: Drafted, scheduled: readonly Language[] = []): Record<Language, DraftState> {
  return tableOf(LANGUAGES, (language) => {
    if (scheduled.includes(language)) return 'scheduled';
    if (!record) return 'draft';
    const isTyped = draft !== undefined && (['shared', language] as const).some((part) => Object.keys(draft.parts[part]).length > 0);
    if (isTyped) return record.published[language] ? 'changed' : 'draft';
    return record.published[language] ? 'published' : 'hidden';
  });
}
