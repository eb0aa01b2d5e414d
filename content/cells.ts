import { cellIn, rowsOf, type Document, type Language } from './document.ts';
import type { Bilingual } from './fields/field.ts';
import { cellsOfRow, isAnyField, type AnyField, type Fields } from './fields/kinds.ts';
import { isScalar, type ListField } from './fields/list.ts';
import { FIELD_LABELS } from './labels.ts';
import type { SpecificationKind } from './specifications/define.ts';
import { SPECIFICATION_NAMES, SPECIFICATIONS, specificationsIn, type Specifications } from './specifications/kinds.ts';
import { typeSpecification } from './specifications/parse.ts';
import { writeSpecification } from './specifications/write.ts';

/** The smallest thing a person can change: one value, of one language or of both. */
export type Cell = {
  /** `name.en`, `image`, `image.ar`, `features.2.title.ar`. */
  column: string;
  label: Bilingual;
  field: AnyField;
  language: Language | undefined;
  value: unknown;
  /** How people read the value, where they do not read what is typed. */
  texts?: Bilingual;
};

/** How many rows each list shall have cells for; lists that are not named get as many as the document has. */
export type RowCounts = Readonly<Record<string, number>>;

const BOTH = ['en', 'ar'] as const satisfies readonly Language[];

/** Takes a document apart; `document.ts` puts values back together. */
export function cellsOf(fields: Fields, document: Document, rowCounts: RowCounts = {}): Cell[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const label = labelOf(name, field);
    if (field.kind === 'list') return listCells(name, field, label, document, rowCounts[name]);
    if (field.kind === 'specifications') return specificationCells(name, field, specificationsIn(document.shared[name]));
    return placed(name, field, label, (part) => document[part][name]);
  });
}

export function labelOf(name: string, field: Pick<AnyField, 'label'>): Bilingual {
  return field.label ?? FIELD_LABELS[name] ?? { en: name, ar: name };
}

/** How many rows a list of a document has, in the language that has most. */
export function rowCount(document: Document, name: string): number {
  return Math.max(...[document.shared, document.en, document.ar].map((part) => rowsOf(part[name]).length));
}

export function textsOf(fields: Fields, document: Document): string[] {
  const texts: string[] = [];
  const keep = (value: unknown) => typeof value === 'string' && value !== '' && texts.push(value);
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'specifications') {
      const values = specificationsIn(document.shared[name]);
      for (const one of SPECIFICATION_NAMES) if (values[one]) keep(typeSpecification(SPECIFICATIONS[one], values[one]));
    } else if (field.kind === 'list') for (const { value } of listCells(name, field, NAMELESS, document, undefined)) keep(value);
    else if (field.slot === 'localized') for (const language of BOTH) keep(document[language][name]);
    else {
      keep(document.shared[name] ?? field.empty);
      if (field.slot === 'file') keep(document.ar[name]);
    }
  }
  return texts;
}

const NAMELESS: Bilingual = { en: '', ar: '' };

function listCells(name: string, { item }: ListField, label: Bilingual, document: Document, wanted: number | undefined): Cell[] {
  return Array.from({ length: wanted ?? rowCount(document, name) }, (_, index) => {
    const numbered = { en: `${label.en} ${index + 1}`, ar: `${label.ar} ${index + 1}` };
    const row = (part: keyof Document) => rowsOf(document[part][name])[index];
    const column = `${name}.${index + 1}`;
    if (isScalar(item)) return isAnyField(item) ? placed(column, item, numbered, row) : [];
    return cellsOfRow(item).flatMap(([key, cell]) => {
      const inner = labelOf(key, cell);
      const texts = { en: `${numbered.en}: ${inner.en}`, ar: `${numbered.ar}: ${inner.ar}` };
      return placed(`${column}.${key}`, cell, texts, (part) => cellIn(row(part), key));
    });
  }).flat();
}

function specificationCells(name: string, field: AnyField, values: Specifications): Cell[] {
  return SPECIFICATION_NAMES.map((one) => {
    const kind: SpecificationKind = SPECIFICATIONS[one];
    const value = values[one] ?? [];
    return {
      column: `${name}.${one}`,
      label: kind.label,
      field,
      language: undefined,
      value: typeSpecification(kind, value),
      // Written when somebody reads them: a sheet of all products does not.
      get texts() {
        return { en: writeSpecification(kind, value, 'en'), ar: writeSpecification(kind, value, 'ar') };
      },
    };
  });
}

function placed(column: string, field: AnyField, label: Bilingual, read: (part: keyof Document) => unknown): Cell[] {
  const shared: Cell = { column, label, field, language: undefined, value: read('shared') ?? field.empty };
  const own = (language: Language): Cell => ({ column: `${column}.${language}`, label, field, language, value: read(language) ?? '' });
  if (field.slot === 'localized') return BOTH.map(own);
  return field.slot === 'file' ? [shared, own('ar')] : [shared];
}
