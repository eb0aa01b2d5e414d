import { writeArabicFiles } from '#content/arabic-files.ts';
import { cellIn, filesOf, isEmpty, LANGUAGES, rowsOf, writeField, type Document } from '#content/document.ts';
import type { Collection, Settings } from '#content/define.ts';
import { fileKindOf, type FileKind } from '#content/fields/file-endings.ts';
import { fieldNamed, type Fields } from '#content/fields/kinds.ts';
import type { ListField } from '#content/fields/list.ts';
import { isRecord } from '#content/known.ts';
import { specificationsIn } from '#content/specifications/kinds.ts';
import { miscounted } from '#content/specifications/values.ts';
import { AppError, type FieldCode } from '#api/errors.ts';
import type { ReceivedFile } from '#api/http/receive-form.ts';
import { type EntryInput, fileKeyOf, type FileSource, Problems, rowAccepts, type Write } from './entry-input.ts';

/** Stored names of this request's uploads, and of the library's files that the client named. */
export type KnownFiles = { uploaded: ReadonlyMap<ReceivedFile, string>; library: ReadonlySet<string> };

/** What is asked of the whole record: a new one must be complete, and the editor wants files that the contract does not. */
type Rules = { isNew: boolean; asksForFiles?: boolean | undefined };

type Target = Pick<Collection, 'fields' | 'allRequiredTogether'> & Partial<Pick<Settings, 'inOrder' | 'rowsInOrder'>>;

/** The record as the writes leave it; anything wrong refuses the whole save and is named, all of it at once. */
export function applyWrites(
  { fields, allRequiredTogether, inOrder = [], rowsInOrder = [] }: Target,
  before: Document,
  { writes, problems: found }: Pick<EntryInput, 'writes' | 'problems'>,
  known: KnownFiles,
  rules: Rules,
): Document {
  const problems = new Problems(found);
  const document = writeInto(fields, before, writes, known, problems);
  for (const [first, second] of inOrder) if (isTurnedAround(document.shared, first, second)) problems.set(second, 'not-after');
  for (const [list, first, second, equal] of rowsInOrder)
    for (const row of rowsOf(document.shared[list]).filter(isRecord))
      if (isTurnedAround(asItHolds(row, document.shared, [first, second]), first, second) && !(equal && row[first] === row[second]))
        problems.set(list, 'not-after');
  for (const name of missingFields(fields, document, writes, rules)) if (!isMarked(name, problems)) problems.set(name, 'required');
  if (problems.size > 0) {
    const isOnlyMissing = [...problems].every(([name, code]) => code === 'required' && Object.hasOwn(fields, name));
    throw new AppError('invalid-input', {
      fields: Object.fromEntries(problems),
      lengths: Object.fromEntries(found.lengths),
      ...(allRequiredTogether && isOnlyMissing && { reason: 'all-fields-required' }),
    });
  }
  return document;
}

/** The same without a refusal: what is wrong is noted and left out. */
export function writeInto(fields: Fields, before: Document, writes: readonly Write[], known: KnownFiles, problems: Problems): Document {
  const document = structuredClone(before);
  const own = new Set(filesOf(fields, before).map(({ file }) => file));
  for (const write of writes) {
    const field = fieldNamed(fields, write.name);
    const resolve = (source: FileSource, accepts: readonly FileKind[]) =>
      resolveFile(source, accepts, own, known, (code) => problems.set(write.name, code));
    if (write.to === 'value') {
      writeField(field, document, write.name, write.language, write.value);
      if (write.sentEmpty && field.required) problems.set(write.name, 'required');
      if (field.kind === 'specifications')
        for (const name of miscounted(specificationsIn(document.shared[write.name]))) problems.set(`${write.name}.${name}`, 'wrong-count');
    } else if (write.to === 'file' && field.slot === 'file') {
      document[write.isArabicCopy ? 'ar' : 'shared'][write.name] = resolve(write.source, field.accepts);
    } else if (write.to === 'list' && field.kind === 'list') {
      applyList(field, document, write, resolve);
    }
  }
  return document;
}

function isTurnedAround(values: Readonly<Record<string, unknown>>, first: string, second: string): boolean {
  return !isEmpty(values[first]) && !isEmpty(values[second]) && String(values[first]) >= String(values[second]);
}

/** A row that says one of the two takes the other from the same fields outside the list: Friday from 19:00 ends when other days do. */
function asItHolds(row: Readonly<Record<string, unknown>>, shared: Document['shared'], names: readonly string[]): Record<string, unknown> {
  const says = names.some((name) => !isEmpty(row[name]));
  return Object.fromEntries(names.map((name) => [name, says && isEmpty(row[name]) ? shared[name] : row[name]]));
}

function applyList(
  field: ListField,
  document: Document,
  { name, language, rows, files }: Extract<Write, { to: 'list' }>,
  resolve: (source: FileSource, accepts: readonly FileKind[]) => string,
): void {
  const fileKey = fileKeyOf(field);
  const before = structuredClone(document);
  const stored = rowsOf(document.shared[name]);
  if (rows !== undefined) {
    // A row that says nothing of its file keeps the one it has.
    const complete = fileKey
      ? rows.map((row, index) => ({ ...(isRecord(row) ? row : {}), [fileKey]: cellIn(stored[index], fileKey) ?? '' }))
      : rows;
    writeField(field, document, name, language, complete);
  }
  const now = rowsOf(document.shared[name]);
  const accepts = rowAccepts(field);
  const copies = new Map<number, string>();
  for (const { row, key, isArabicCopy, source } of files) {
    const cells = now[row];
    if (isArabicCopy) copies.set(row, resolve(source, accepts));
    else if (isRecord(cells)) cells[key] = resolve(source, accepts);
  }
  if (fileKey) writeArabicFiles(document, before, name, fileKey, copies);
}

function resolveFile(
  source: FileSource,
  accepts: readonly FileKind[],
  own: ReadonlySet<string>,
  { uploaded, library }: KnownFiles,
  fail: (code: FieldCode) => void,
): string {
  if (source === 'none') return '';
  if ('upload' in source) return uploaded.get(source.upload) ?? '';
  const { named, ownOnly } = source;
  const kind = fileKindOf(named);
  if (!own.has(named) && (ownOnly || !library.has(named))) fail(ownOnly ? 'unknown-file' : 'not-in-library');
  else if (!kind || !accepts.includes(kind)) fail('wrong-file-type');
  return named;
}

/** A required text needs a value in at least one language. A change answers only for the fields it touches. */
function* missingFields(fields: Fields, document: Document, writes: readonly Write[], { isNew, asksForFiles }: Rules): Generator<string> {
  const touched = new Set(writes.map((write) => write.name));
  for (const [name, field] of Object.entries(fields)) {
    const isAskedFor = isNew && asksForFiles && field.slot === 'file' && field.neededToAdd;
    if (!isAskedFor && (!field.required || (!isNew && !touched.has(name)))) continue;
    const values = field.slot === 'localized' ? LANGUAGES.map((language) => document[language][name]) : [document.shared[name]];
    if (values.every(isEmpty)) yield name;
  }
}

/** A field with a problem already: its value is not called missing as well. */
function isMarked(name: string, problems: Problems): boolean {
  return [name, ...LANGUAGES.map((language) => `${name}_${language}`)].some((one) => problems.has(one));
}
