import { documentTexts } from '#api/typesetting/document-texts.ts';
import type { Language } from '#i18n/translate.ts';

type Row = { country?: unknown };
type Group<One> = { label: string; rows: readonly One[] };

/** What holds in one country only is left out, and a group that told prices is not named after them any more. */
export function withoutPrices<One extends Row>(groups: readonly Group<One>[], language: Language): Group<One>[] {
  return groups.flatMap(({ label, rows }) => {
    const told = rows.filter(({ country }) => country === undefined);
    if (told.length === 0) return [];
    return [{ label: told.length < rows.length ? documentTexts(language)('documents.purchase') : label, rows: told }];
  });
}
