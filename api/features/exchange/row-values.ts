import type { Collection } from '#content/define.ts';
import { rowCount } from '#content/cells.ts';
import { cellIn, emptyDocument, isEmpty, LANGUAGES, rowsOf, type Document, type Language } from '#content/document.ts';
import { type AnyField, cellsOfRow } from '#content/fields/kinds.ts';
import { isScalar, type ListField } from '#content/fields/list.ts';
import { arabicNameOf } from '#content/languages.ts';
import { SPECIFICATION_NAMES } from '#content/specifications/kinds.ts';
import { tableOf } from '#content/known.ts';
import type { FieldCode } from '#api/errors.ts';
import type { Cells } from './read-sheet.ts';
import { FIXED_COLUMNS } from './write-sheet.ts';

type Values = Map<string, unknown>;

const FIXED: ReadonlySet<string> = new Set(FIXED_COLUMNS);

/** The cells of a row under the names a save knows; a column that is not in the sheet is not touched. */
export function rowValues(
  { fields }: Pick<Collection, 'fields'>,
  cells: Cells,
  stored: Document = emptyDocument(),
): { values: Values; problems: Record<string, FieldCode> } {
  const values: Values = new Map();
  const problems: Record<string, FieldCode> = {};
  const known = new Set<string>();
  const take = (column: string): string | undefined => {
    known.add(column);
    return cells.get(column);
  };
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'list') takeList(name, field, cells, take, values, stored);
    else if (field.kind === 'specifications') takeSpecifications(name, take, values);
    else takeField(name, field, take, values);
  }
  for (const [column] of cells.filled()) if (!known.has(column) && !FIXED.has(column)) problems[column] = 'unknown-field';
  return { values, problems };
}

function takeField(name: string, field: AnyField, take: (column: string) => string | undefined, values: Values): void {
  const set = (key: string, value: string | undefined) => void (value !== undefined && values.set(key, value));
  if (field.slot === 'localized') for (const language of LANGUAGES) set(`${name}_${language}`, take(`${name}.${language}`));
  else set(name, take(name));
  if (field.slot === 'file') set(`${name}_ar`, take(`${name}.ar`));
}

/** Specifications that have a column in the sheet; the others stay. */
function takeSpecifications(name: string, take: (column: string) => string | undefined, values: Values): void {
  const typed = SPECIFICATION_NAMES.map((one) => [one, take(`${name}.${one}`)] as const).filter(([, value]) => value !== undefined);
  if (typed.length > 0) values.set(name, Object.fromEntries(typed));
}

/** Rows up to the last that has anything in it. What the sheet has no columns for stays as it is. */
function takeList(
  name: string,
  field: ListField,
  cells: Cells,
  take: (column: string) => string | undefined,
  values: Values,
  stored: Document,
): void {
  const columns = cells.rowsOf(name, field.maxItems);
  if (columns === 0) return;
  const length = Math.max(columns, rowCount(stored, name));
  const rowsIn = (language: Language) =>
    Array.from({ length }, (_, index) => {
      const storedOf = (part: keyof Document) => rowsOf(stored[part][name])[index];
      return rowIn(field, `${name}.${index + 1}`, language, take, storedOf);
    });
  const inBoth = tableOf(LANGUAGES, rowsIn);
  const used = Math.max(0, ...Object.values(inBoth).flatMap((rows) => rows.map((row, index) => (isBlank(row) ? 0 : index + 1))));
  const isShared = isScalar(field.item) && field.item.slot === 'shared';
  if (isShared) values.set(name, inBoth.en.slice(0, used));
  else for (const language of LANGUAGES) values.set(`${name}_${language}`, inBoth[language].slice(0, used));
}

function rowIn(
  { item }: ListField,
  column: string,
  language: Language,
  take: (column: string) => string | undefined,
  storedOf: (part: keyof Document) => unknown,
): unknown {
  const read = (at: string, { slot }: Pick<AnyField, 'slot'>, own: (row: unknown) => unknown) => {
    if (slot !== 'localized') return take(at) ?? own(storedOf('shared')) ?? '';
    const typed = LANGUAGES.map((one) => [one, take(`${at}.${one}`)] as const).find(([one]) => one === language)?.[1];
    return typed ?? own(storedOf(language)) ?? '';
  };
  if (isScalar(item)) return read(column, item, (row) => row);
  return Object.fromEntries(
    cellsOfRow(item).flatMap(([key, cell]): [string, unknown][] => {
      const one: [string, unknown] = [key, read(`${column}.${key}`, cell, (row) => cellIn(row, key))];
      return cell.slot === 'file' ? [one, [arabicNameOf(key), take(`${column}.${key}.ar`) ?? cellIn(storedOf('ar'), key) ?? '']] : [one];
    }),
  );
}

function isBlank(row: unknown): boolean {
  return typeof row === 'object' && row !== null ? Object.values(row).every(isEmpty) : isEmpty(row);
}
