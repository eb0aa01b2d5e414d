import * as z from 'zod';
import { emptyDocument, LANGUAGES, type Document, type Language } from '#content/document.ts';
import type { FileKind } from '#content/fields/file-endings.ts';
import { type AnyField, cellsOfRow, type Fields, isAnyField } from '#content/fields/kinds.ts';
import { isScalar } from '#content/fields/list.ts';
import type { SpecificationKind, SpecificationPart } from '#content/specifications/define.ts';
import { SPECIFICATION_NAMES, SPECIFICATIONS } from '#content/specifications/kinds.ts';

/** Stored files of one kind: for both languages, and for Arabic alone. */
export type TwoFiles = Readonly<Record<FileKind, { shared: string; ar: string }>>;

const ROWS = 3;
const TEXTS = {
  en: '“Quoted” <b>bold</b> & "more"  twice',
  ar: 'نصٌّ «مقتبس» <b>غامق</b> & 12٫5  مرتين',
} as const satisfies Record<Language, string>;

/** A document with a value of its own in every place a record of these fields can have one, as nobody would type it first. */
export function fullDocument(fields: Fields, files: TwoFiles): Document {
  const document = emptyDocument();
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'list') {
      for (const [part, value] of placed(name, field, files)) document[part][name] = value;
      continue;
    }
    const { item } = field;
    for (let row = 0; row < Math.min(ROWS, field.maxItems); row += 1) {
      const cells = isScalar(item) ? (isAnyField(item) ? [['', item] as const] : []) : cellsOfRow(item);
      for (const [key, cell] of cells) {
        // The first row has one file for both languages, as most have.
        const values = placed(`${name} ${key} ${row}`, cell, files).filter(
          ([part]) => cell.slot !== 'file' || part === 'shared' || row > 0,
        );
        for (const [part, value] of values) {
          const rows = (document[part][name] ??= []) as unknown[];
          if (key === '') rows[row] = value;
          else rows[row] = { ...(rows[row] as object | undefined), [key]: value };
        }
      }
      // Arabic rows that carry nothing but a file leave the first one empty.
      for (const part of ['shared', 'en', 'ar'] as const) {
        const rows = document[part][name];
        if (Array.isArray(rows) && rows[row] === undefined && !isScalar(item)) rows[row] = {};
      }
    }
    const rows = document.ar[name];
    if (Array.isArray(rows) && !isScalar(item)) document.ar[name] = Array.from(rows, (row: unknown) => row ?? {});
  }
  return document;
}

type Placed = readonly [part: keyof Document, value: unknown];

function placed(name: string, field: AnyField, files: TwoFiles): Placed[] {
  switch (field.slot) {
    case 'localized':
      return LANGUAGES.map((language) => [language, valid(field, textOf(name, field, language))]);
    case 'file': {
      const { shared, ar } = files[field.accepts[0]!];
      return [
        ['shared', shared],
        ['ar', ar],
      ];
    }
    default:
      return [['shared', field.kind === 'specifications' ? everySpecification() : valid(field, sharedValue(name, field))]];
  }
}

/** As a save would have left it. */
function valid(field: AnyField, value: unknown): unknown {
  const parsed = z.safeParse(field.schema, value);
  if (!parsed.success) throw new Error(`a ${field.kind} refuses ${String(value)}: ${parsed.error.message}`);
  return parsed.data;
}

function textOf(name: string, field: AnyField, language: Language): string {
  if (field.kind === 'rich-text') return `<h2>${name}</h2><table><tbody><tr><td>${language}</td></tr></tbody></table><p>*x*</p>`;
  const isLong = 'long' in field && field.long;
  const text = isLong ? `${name}\n\n  ${TEXTS[language]}\nend` : `${name} ${TEXTS[language]}`;
  return 'max' in field && field.max ? text.slice(0, field.max) : text;
}

function sharedValue(name: string, field: AnyField): unknown {
  switch (field.kind) {
    case 'text':
      return textOf(name, field, 'en');
    case 'link':
      return 'https://example.com/a?b=1&c="2"'.replaceAll('"', '%22');
    case 'choice':
      return Object.keys(field.options).at(-1);
    case 'flag':
      return 0;
    case 'number':
      return Math.min(field.max, field.min + 1.25);
    case 'date':
      return '2026-02-28';
    case 'icon':
      return 'tv';
    default:
      return '';
  }
}

/** Several values wherever there may be several, choices from last to first. */
function everySpecification(): Record<string, SpecificationPart[]> {
  return Object.fromEntries(
    SPECIFICATION_NAMES.map((name) => {
      const kind: SpecificationKind = SPECIFICATIONS[name];
      const count = kind.many ? 2 : 1;
      return [name, Array.from({ length: count }, (_, index) => partOf(kind, index))];
    }),
  );
}

function partOf(kind: SpecificationKind, index: number): SpecificationPart {
  switch (kind.value) {
    case 'number':
      return Math.round(((kind.min ?? 0) + 1 - index / 2) * 100) / 100;
    case 'range':
      return [kind.min, kind.max - index];
    case 'size':
      return Array.from({ length: kind.sides }, (_, side) => 10.5 + side + index);
    case 'choice':
      return Object.keys(kind.options).at(-1 - index)!;
    case 'name':
      return `Name "${index}" & more`;
    case 'money':
      return { amount: 1234.5, currency: 'AED' };
  }
}
