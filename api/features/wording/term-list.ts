import { cellIn, type Document, type Language, rowsOf } from '#content/document.ts';
import { settingsGroups } from '#content/settings/index.ts';
import { type Term, termsFrom } from '#content/writing/word-list.ts';
import type { SettingsOperations } from '#api/content/settings/settings.ts';

const { wordList } = settingsGroups;

/** The company's own words, each language only with what stands in it. */
export async function readTerms(settings: Pick<SettingsOperations, 'entryOf'>): Promise<Term[]> {
  const entry = await settings.entryOf(wordList);
  if (!entry) return [];
  const { document } = entry;
  const count = Math.max(rowsOf(document.en['terms']).length, rowsOf(document.ar['terms']).length);
  return termsFrom(Array.from({ length: count }, (_, at) => ({ en: rowAt(document, 'en', at), ar: rowAt(document, 'ar', at) })));
}

function rowAt(document: Document, language: Language, at: number): { term: string; never: string } {
  const row = rowsOf(document[language]['terms'])[at];
  return { term: String(cellIn(row, 'term') ?? ''), never: String(cellIn(row, 'never') ?? '') };
}
