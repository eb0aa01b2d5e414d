import { isDeepStrictEqual } from 'node:util';
import { cellsOf, rowCount } from '#content/cells.ts';
import { isEmpty, LANGUAGES, type Document, type Language } from '#content/document.ts';
import { fieldNamed, type Fields } from '#content/fields/kinds.ts';
import { textBefore } from '#content/known.ts';
import type { DraftPart, DraftParts, DraftValues } from '#store/drafts/draft.ts';
import type { Published } from '#store/entries/entry.ts';
import type { Problems } from '#api/content/entry-input.ts';
import type { Overlaid } from './overlay.ts';

type Named = { field: string; language: Language | undefined };

/** The one name a form uses for each value: `title` in an English call is `title_en`. Undefined for names nobody declared. */
export function nameInForm(fields: Fields, name: string, language: Language): string | undefined {
  if (LANGUAGES.some((one) => name === `published_${one}`)) return name;
  if (name === 'published') return `published_${language}`;
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (field) return field.slot === 'localized' || field.slot === 'list' ? `${name}_${language}` : name;
  return fieldAt(fields, name) && name;
}

/** Which field of which language a name of a form speaks of. */
export function fieldAt(fields: Fields, name: string): Named | undefined {
  if (Object.hasOwn(fields, name)) return { field: name, language: undefined };
  const language = LANGUAGES.find((one) => name.endsWith(`_${one}`));
  const field = language && name.slice(0, -3);
  if (!field || !Object.hasOwn(fields, field)) return undefined;
  const { slot } = fieldNamed(fields, field);
  return slot === 'localized' || slot === 'list' || (slot === 'file' && language === 'ar') ? { field, language } : undefined;
}

/** What was typed into fields that an upgrade took away: it is published nowhere, so whoever publishes is told. */
export function unplacedIn(fields: Fields, values: DraftValues): string[] {
  const unplaced = Object.entries(values).filter(([name, value]) => nameInForm(fields, name, 'en') === undefined && !isEmpty(value));
  return unplaced.map(([, value]) => (typeof value === 'string' ? value : JSON.stringify(value)));
}

/** What differs from what is published, by part. A list whose rows or shared cells changed is shared: its languages stand in the same rows. */
export function draftParts(
  fields: Fields,
  before: { document: Document; published: Published },
  values: DraftValues,
  { document, published, problems }: Overlaid,
): DraftParts {
  const changed = changedFields(fields, before.document, document);
  const parts: Record<DraftPart, Record<string, unknown>> = { shared: {}, en: {}, ar: {} };
  for (const [name, value] of Object.entries(values)) {
    const shown = LANGUAGES.find((language) => name === `published_${language}`);
    if (shown) {
      if (published[shown] !== before.published[shown]) parts[shown][name] = value;
      continue;
    }
    const named = fieldAt(fields, name);
    if (!named) {
      parts[LANGUAGES.find((one) => name.endsWith(`_${one}`)) ?? 'shared'][name] = value; // of a field that an upgrade took away
      continue;
    }
    const { field, language } = named;
    const isList = fields[field]?.slot === 'list';
    if (isList && changed.has(field)) parts.shared[name] = value;
    else if (isWrong(problems, name) || changed.has(language ? `${field} ${language}` : field)) parts[language ?? 'shared'][name] = value;
  }
  return parts;
}

/** `price` for what is shared, `title en` for what one language has. */
function changedFields(fields: Fields, before: Document, after: Document): Set<string> {
  const byColumn = (document: Document) => new Map(cellsOf(fields, document).map((cell) => [cell.column, cell]));
  const [old, now] = [byColumn(before), byColumn(after)];
  const changed = new Set<string>();
  for (const column of new Set([...old.keys(), ...now.keys()])) {
    const [was, is] = [old.get(column), now.get(column)];
    if ((isEmpty(was?.value) && isEmpty(is?.value)) || isDeepStrictEqual(was?.value, is?.value)) continue;
    const language = (is ?? was)?.language;
    const field = textBefore(column, '.');
    changed.add(language ? `${field} ${language}` : field);
  }
  for (const [name, field] of Object.entries(fields))
    if (field.kind === 'list' && rowCount(before, name) !== rowCount(after, name)) changed.add(name);
  return changed;
}

function isWrong(problems: Problems, name: string): boolean {
  return [...problems.keys()].some((one) => one === name || one.startsWith(`${name}.`));
}
