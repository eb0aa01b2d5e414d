import { textBefore } from './known.ts';
import { cellsOf, rowCount } from './cells.ts';
import type { Document, Language } from './document.ts';
import type { Fields } from './fields/kinds.ts';
import { LANGUAGES } from './languages.ts';
import { isSameCell } from './unchanged.ts';

/** A record as somebody would leave it. */
type State = { document: Document; published: Readonly<Record<Language, boolean>> };

/** What a change touches besides texts of these languages: shared values, files, the number of a list's rows, who sees the record. */
export function foreignChanges(fields: Fields, before: State, after: State, languages: readonly Language[]): string[] {
  const foreign = new Set<string>();
  const old = new Map(cellsOf(fields, before.document).map((cell) => [cell.column, cell]));
  const now = new Map(cellsOf(fields, after.document).map((cell) => [cell.column, cell]));
  for (const [column, { field, language }] of new Map([...old, ...now])) {
    const isOwn = field.slot === 'localized' && language !== undefined && languages.includes(language);
    if (!isOwn && !isSameCell(old.get(column), now.get(column))) foreign.add(nameOf(column));
  }
  for (const [name, field] of Object.entries(fields))
    if (field.kind === 'list' && rowCounts(before.document, name) !== rowCounts(after.document, name)) foreign.add(name);
  for (const language of LANGUAGES) if (before.published[language] !== after.published[language]) foreign.add(`published_${language}`);
  return [...foreign];
}

/** Only the parts of the given languages are taken over; whatever else was asked for stays as it was. */
export function withTexts(before: Document, after: Document, languages: readonly Language[]): Document {
  const own = Object.fromEntries(languages.map((language) => [language, after[language]]));
  return { ...before, ...own };
}

/** Of the list as it is read, and of what both languages share of it. */
function rowCounts(document: Document, name: string): string {
  const { [name]: shared } = document.shared;
  return `${rowCount(document, name)} ${Array.isArray(shared) ? shared.length : 0}`;
}

function nameOf(column: string): string {
  return textBefore(column, '.');
}
