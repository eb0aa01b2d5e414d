import * as z from 'zod';
import { arabicNameOf } from '#content/languages.ts';
import { cellIn, LANGUAGES, type Language } from '#content/document.ts';
import type { Collection } from '#content/define.ts';
import type { AnyField } from '#content/fields/kinds.ts';
import type { SpecificationsField } from '#content/fields/specifications.ts';
import { isRecord } from '#content/known.ts';
import { decoded, type ListField } from '#content/fields/list.ts';
import { isFieldCode } from '#api/http/answer-error.ts';
import { lengthIn, SAYING_WHAT } from '#api/http/check-body.ts';
import type { ReceivedFile } from '#api/http/receive-form.ts';
import { cleanRichText } from '#content/clean-html.ts';
import {
  fileKeyOf,
  formNames,
  namesOf,
  type EntryInput,
  type FieldNames,
  type FileSource,
  Problems,
  type RowFile,
  type Write,
} from './entry-input.ts';

export type RawInput = { values: ReadonlyMap<string, unknown>; files: readonly ReceivedFile[] };

/** Checks everything that can be checked without the record, and collects all problems: `applyWrites` refuses. */
export function parseInput(collection: Pick<Collection, 'fields' | 'fieldAliases'>, raw: RawInput, language: Language): EntryInput {
  const problems = new Problems();
  const allowed = formNames(collection);
  for (const name of raw.values.keys()) if (!allowed.hasText(name)) problems.set(name, 'unknown-field');
  for (const { field } of raw.files) if (!allowed.fileKinds(field)) problems.set(field, 'unknown-field');

  const writes = Object.entries(collection.fields).flatMap(([name, field]) => {
    const names = namesOf(collection, name, field);
    if (field.slot === 'file') return fileWrites(name, names, raw, problems);
    if (field.kind === 'list') return listWrites(name, field, names, raw, language, problems);
    return valueWrites(name, field, names, raw, language, problems);
  });
  return {
    id: wholeNumber(raw, 'id', problems),
    parent: wholeNumber(raw, 'category_id', problems),
    version: wholeNumber(raw, 'version', problems),
    published: publishedFrom(raw, language, problems),
    writes,
    problems,
  };
}

/** The plain name means the language of the base; `_en` and `_ar` name one each. */
function* sentValues(
  name: string,
  plain: readonly string[],
  raw: RawInput,
  language: Language,
): Generator<{ sentAs: string; language: Language; value: unknown; isPlain: boolean }> {
  for (const sentAs of plain) if (raw.values.has(sentAs)) yield { sentAs, language, value: raw.values.get(sentAs), isPlain: true };
  for (const other of LANGUAGES) {
    const sentAs = `${name}_${other}`;
    if (raw.values.has(sentAs)) yield { sentAs, language: other, value: raw.values.get(sentAs), isPlain: false };
  }
}

function valueWrites(name: string, field: AnyField, { plain }: FieldNames, raw: RawInput, language: Language, problems: Problems): Write[] {
  const writes: Write[] = [];
  for (const sent of sentValues(name, plain, raw, language)) {
    const value = checked(field, sent.value, sent.sentAs, problems);
    if (value === undefined) continue;
    const clean = field.kind === 'rich-text' && typeof value === 'string' ? cleanRichText(value) : value;
    writes.push({ to: 'value', name, language: sent.language, value: clean, sentEmpty: sent.isPlain && clean === '' });
  }
  return writes;
}

function checked(field: AnyField, value: unknown, sentAs: string, problems: Problems): unknown {
  const parsed = z.safeParse(field.schema, value === null && field.kind !== 'flag' ? '' : value, SAYING_WHAT);
  if (parsed.success) return parsed.data;
  for (const issue of field.kind === 'specifications' ? parsed.error.issues : parsed.error.issues.slice(0, 1)) {
    const { message, path } = issue;
    const at = field.kind === 'specifications' && path.length > 0 ? `${sentAs}.${String(path[0])}` : sentAs;
    problems.set(at, isFieldCode(message) ? message : 'invalid');
    const length = lengthIn(issue);
    if (length) problems.lengths.set(at, length);
  }
  return field.kind === 'specifications' ? readableOnes(field, value, parsed.error.issues) : undefined;
}

/** What can be read among specifications that cannot: so that whoever mends them is told at once what does not fit together. */
function readableOnes(field: SpecificationsField, value: unknown, issues: readonly { path: readonly PropertyKey[] }[]): unknown {
  const wrong = new Set(issues.map(({ path: [name] }) => name));
  // Without the sizes nobody can say how many values there should be.
  if (!isRecord(value) || wrong.has(undefined) || wrong.has('sizes')) return undefined;
  return z.safeParse(field.schema, Object.fromEntries(Object.entries(value).filter(([name]) => !wrong.has(name)))).data;
}

function fileWrites(name: string, { plain, old }: FieldNames, raw: RawInput, problems: Problems): Write[] {
  const writes: Write[] = [];
  const add = (sentAs: string, isArabicCopy: boolean, ownOnly: boolean) => {
    const upload = ownOnly ? undefined : raw.files.find((file) => file.field === sentAs);
    if (upload) writes.push({ to: 'file', name, isArabicCopy, source: { upload } });
    else if (raw.values.has(sentAs)) {
      const source = namedSource(raw.values.get(sentAs), ownOnly, sentAs, problems);
      if (source !== 'none' || !ownOnly) writes.push({ to: 'file', name, isArabicCopy, source });
    }
  };
  if (old) add(old, false, true);
  for (const sentAs of plain) add(sentAs, false, false);
  add(`${name}_ar`, true, false);
  return writes;
}

/** A name is compared with names we know, never joined to a path. */
function namedSource(value: unknown, ownOnly: boolean, sentAs: string, problems: Problems): FileSource {
  if (value === '' || value === null) return 'none';
  if (typeof value === 'string') return { named: value, ownOnly };
  problems.set(sentAs, 'not-a-file');
  return 'none';
}

function listWrites(name: string, field: ListField, names: FieldNames, raw: RawInput, language: Language, problems: Problems): Write[] {
  const writes: Write[] = [];
  const fileKey = fileKeyOf(field);
  for (const sent of sentValues(name, names.plain, raw, language)) {
    const rows = checkedRows(field, sent.value, sent.sentAs, problems);
    if (rows) writes.push({ to: 'list', name, language: sent.language, rows, files: fileKey ? namedRowFiles(rows, fileKey) : [] });
  }
  if (names.columns) {
    const write = columnWrite(name, field, names.columns, raw, language, problems);
    if (write) writes.push(write);
  }
  const uploads = fileKey && names.rowFile ? uploadedRowFiles(raw, names.rowFile, fileKey) : [];
  if (uploads.length > 0) writes.push({ to: 'list', name, language, rows: undefined, files: uploads });
  return writes;
}

function checkedRows(field: ListField, value: unknown, sentAs: string, problems: Problems): unknown[] | undefined {
  const rows = checked(field, value, sentAs, problems);
  return Array.isArray(rows) ? rows : undefined;
}

function namedRowFiles(rows: readonly unknown[], key: string): RowFile[] {
  return rows.flatMap((cells, row) =>
    [false, true].flatMap((isArabicCopy) => {
      const value = cellIn(cells, isArabicCopy ? arabicNameOf(key) : key);
      if (value === undefined) return [];
      return [{ row, key, isArabicCopy, source: value === '' ? ('none' as const) : { named: String(value), ownOnly: false } }];
    }),
  );
}

function uploadedRowFiles(raw: RawInput, pattern: RegExp, key: string): RowFile[] {
  return raw.files.flatMap((upload) => {
    const row = pattern.exec(upload.field)?.[1];
    return row === undefined ? [] : [{ row: Number(row), key, source: { upload } }];
  });
}

/** Titles in one list, kept files in a second, new files in order: each empty kept entry takes the next new file. */
function columnWrite(
  name: string,
  field: ListField,
  columns: NonNullable<FieldNames['columns']>,
  raw: RawInput,
  language: Language,
  problems: Problems,
): Write | undefined {
  if (!raw.values.has(columns.titles)) return undefined;
  const titles = jsonList(raw.values.get(columns.titles), columns.titles, problems);
  const rows = checkedRows(
    field,
    titles.map((title) => ({ [columns.key]: title })),
    columns.titles,
    problems,
  );
  const uploads = raw.files.filter((file) => file.field === columns.files);
  const remaining = raw.values.has(columns.old) ? jsonList(raw.values.get(columns.old), columns.old, problems) : undefined;
  const files: RowFile[] = [];
  for (const row of titles.keys()) {
    const old = remaining?.[row];
    if (typeof old === 'string' && old !== '') files.push({ row, key: columns.fileKey, source: { named: old, ownOnly: true } });
    else if (remaining || uploads.length > 0) {
      const upload = uploads.shift();
      files.push({ row, key: columns.fileKey, source: upload ? { upload } : 'none' });
    }
  }
  return { to: 'list', name, language, rows, files };
}

function jsonList(value: unknown, sentAs: string, problems: Problems): unknown[] {
  const list = decoded(value, false);
  if (Array.isArray(list)) return list;
  problems.set(sentAs, 'not-a-list');
  return [];
}

function wholeNumber(raw: RawInput, name: string, problems: Problems): number | undefined {
  const value = raw.values.get(name);
  if (value === undefined || value === '') return undefined;
  const isNumber = (typeof value === 'number' || typeof value === 'string') && /^(?:0|[1-9]\d{0,15})$/.test(String(value));
  if (isNumber && Number.isSafeInteger(Number(value))) return Number(value);
  problems.set(name, 'not-an-id');
  return undefined;
}

function publishedFrom(raw: RawInput, language: Language, problems: Problems): { en?: boolean; ar?: boolean } {
  const published: { en?: boolean; ar?: boolean } = {};
  for (const [name, which] of [
    ['published', language],
    ['published_en', 'en'],
    ['published_ar', 'ar'],
  ] as const) {
    if (!raw.values.has(name)) continue;
    const value = raw.values.get(name);
    if (!['0', '1', 0, 1].some((flag) => flag === value)) problems.set(name, 'not-a-flag');
    published[which] = value === 1 || value === '1';
  }
  return published;
}
