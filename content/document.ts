import type { Field } from './fields/field.ts';
import type { Fields } from './fields/kinds.ts';
import { isScalar, type ListField } from './fields/list.ts';
import { applyChanges } from './fields/specifications.ts';
import { isRecord } from './known.ts';
import { specificationsIn } from './specifications/kinds.ts';
import { LANGUAGES, type Language } from './languages.ts';

// `languages.ts` is a file of its own, because browsers need it without the schemas.
export { LANGUAGES, type Language };

type Part = Record<string, unknown>;
/** A record as it is kept: what both languages share, and what each has of its own. */
export type Document = { shared: Part; en: Part; ar: Part };
type Row = Record<string, unknown>;

export function emptyDocument(): Document {
  return { shared: {}, en: {}, ar: {} };
}

export function otherLanguage(language: Language): Language {
  return language === 'en' ? 'ar' : 'en';
}

/** The flat record in one language, and the names of the fields that had to be taken from the other one. */
export function readDocument(fields: Fields, document: Document, language: Language): { values: Part; fallback: string[] } {
  const values: Part = {};
  const fallback: string[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const read = readField(field, document, name, language);
    values[name] = read.value;
    if (read.isFallback) fallback.push(name);
  }
  return { values, fallback };
}

/** One value as a reader of this language gets it, without reading the others. */
export function readOne(fields: Fields, document: Document, name: string, language: Language): unknown {
  const field = fields[name];
  return field && readField(field, document, name, language).value;
}

/** Only what this language itself has; the editor and the translation list must not see those of the other. */
export function readOwn(fields: Fields, document: Document, language: Language): Part {
  const alone = { shared: document.shared, en: {}, ar: {}, [language]: document[language] };
  return readDocument(fields, alone, language).values;
}

function readField(field: Fields[string], document: Document, name: string, language: Language): { value: unknown; isFallback: boolean } {
  switch (field.slot) {
    case 'shared':
      return { value: heldValue(field, document.shared[name]), isFallback: false };
    case 'file': // the shared file serves both languages unless Arabic has a copy of its own
      return { value: heldValue(field, (language === 'ar' && document.ar[name]) || document.shared[name]), isFallback: false };
    case 'localized': {
      const own = document[language][name];
      if (!isEmpty(own)) return { value: heldValue(field, own), isFallback: false };
      const other = document[otherLanguage(language)][name];
      return isEmpty(other) ? { value: field.empty, isFallback: false } : { value: heldValue(field, other), isFallback: true };
    }
    case 'list':
      return readList(field, document, name, language);
  }
}

/** What is stored, where it is of the field's kind: an older model may have kept something else under the name. */
function heldValue({ holds, empty }: Pick<Field, 'holds' | 'empty'>, stored: unknown): unknown {
  const value = stored ?? empty;
  return holds(value) ? value : empty;
}

function readList(field: ListField, document: Document, name: string, language: Language): { value: unknown[]; isFallback: boolean } {
  const own = rowsOf(document[language][name]);
  const other = rowsOf(document[otherLanguage(language)][name]);
  const shared = rowsOf(document.shared[name]);
  const length = Math.max(own.length, other.length, shared.length);
  const { item } = field;
  let isFallback = false;
  const pick = (mine: unknown, theirs: unknown) => {
    if (!isEmpty(mine) || isEmpty(theirs)) return mine ?? '';
    isFallback = true;
    return theirs;
  };
  const value = Array.from({ length }, (_, index) => {
    if (isScalar(item)) return heldValue(item, item.slot === 'shared' ? shared[index] : pick(own[index], other[index]));
    const row: Row = {};
    for (const [key, part] of Object.entries(item)) {
      const [mine, theirs, common] = [own[index], other[index], shared[index]].map((row) => cellIn(row, key));
      row[key] = heldValue(
        part,
        part.slot === 'localized' ? pick(mine, theirs) : (part.slot === 'file' && language === 'ar' && mine) || common,
      );
    }
    return row;
  });
  return { value, isFallback };
}

/** Puts one validated value where it belongs; the other language keeps its own words. */
export function writeField(field: Fields[string], document: Document, name: string, language: Language, value: unknown): void {
  switch (field.slot) {
    case 'shared':
    case 'file':
      document.shared[name] =
        field.kind === 'specifications' ? applyChanges(specificationsIn(document.shared[name]), specificationsIn(value)) : value;
      return;
    case 'localized':
      document[language][name] = value;
      return;
    case 'list':
      writeList(field, document, name, language, rowsOf(value));
  }
}

function writeList({ item }: ListField, document: Document, name: string, language: Language, rows: unknown[]): void {
  const slots = isScalar(item) ? [item.slot] : Object.values(item).map((part) => part.slot);
  const other = otherLanguage(language);
  const hasText = slots.includes('localized');
  if (isScalar(item)) {
    document[item.slot === 'shared' ? 'shared' : language][name] = rows;
  } else {
    const cells = (wanted: 'localized' | 'shared') => rows.map((row) => pickCells(item, row, wanted));
    // A part that no cell belongs to has no rows either.
    if (slots.some((slot) => slot !== 'localized')) document.shared[name] = cells('shared');
    if (hasText) document[language][name] = cells('localized');
  }
  // Rows are matched by place, so the other language cannot keep more rows than there are.
  if (hasText) document[other][name] = rowsOf(document[other][name]).slice(0, rows.length);
}

function pickCells(item: Exclude<ListField['item'], { kind: string }>, row: unknown, wanted: 'localized' | 'shared'): Row {
  const cells = Object.entries(item).filter(([, part]) => (part.slot === 'localized') === (wanted === 'localized'));
  return Object.fromEntries(cells.map(([key, part]) => [key, cellIn(row, key) ?? part.empty]));
}

export function rowsOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** One cell of such a row; a row that is not there has none. */
export function cellIn(row: unknown, key: string): unknown {
  return isRecord(row) ? row[key] : undefined;
}

export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

export function filesOf(fields: Fields, document: Document): { field: string; file: string }[] {
  const found: { field: string; file: string }[] = [];
  for (const [name, field] of Object.entries(fields)) {
    for (const part of [document.shared, document.ar]) {
      const value = part[name];
      if (field.slot === 'file' && value) found.push({ field: name, file: String(value) });
      if (field.slot !== 'list' || isScalar(field.item)) continue;
      const files = Object.entries(field.item).filter(([, cell]) => cell.slot === 'file');
      for (const row of rowsOf(value))
        for (const [key] of files) {
          const file = cellIn(row, key);
          if (file) found.push({ field: name, file: String(file) });
        }
    }
  }
  return found;
}
