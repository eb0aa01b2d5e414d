import type { Language } from '#content/document.ts';
import type { Collection } from '#content/define.ts';
import type { FileKind } from '#content/fields/file-endings.ts';
import { type AnyField, cellsOfRow } from '#content/fields/kinds.ts';
import { isScalar, type ListField } from '#content/fields/list.ts';
import type { FieldCode, Length } from '#api/errors.ts';
import type { ReceivedFile } from '#api/http/receive-form.ts';

/** Where a file of a record comes from: this request, a name the client sent, or nowhere any more. */
export type FileSource = { upload: ReceivedFile } | { named: string; ownOnly: boolean } | 'none';

/** One change a request asks for, checked against the model but not yet against the record. */
export type Write =
  | { to: 'value'; name: string; language: Language; value: unknown; sentEmpty: boolean }
  | { to: 'file'; name: string; isArabicCopy: boolean; source: FileSource }
  | { to: 'list'; name: string; language: Language; rows: readonly unknown[] | undefined; files: RowFile[] };

export type RowFile = { row: number; key: string; isArabicCopy?: boolean; source: FileSource };

export type EntryInput = {
  id: number | undefined;
  parent: number | undefined;
  version: number | undefined;
  published: { en?: boolean; ar?: boolean };
  writes: Write[];
  /** What is wrong with it so far. It is answered together with what the record itself has against it. */
  problems: Problems;
};

/** By the name under which something was sent; people send names like `__proto__`. */
export class Problems extends Map<string, FieldCode> {
  /** Of texts that are too long, by the same names. */
  readonly lengths = new Map<string, Length>();
}

/** The names under which one field may arrive. */
export type FieldNames = {
  plain: readonly string[];
  /** The name that re-sends the record's own file. */
  old: string | undefined;
  columns: { titles: string; files: string; old: string; key: string; fileKey: string } | undefined;
  /** Matches `feature_image_3`. */
  rowFile: RegExp | undefined;
};

export function namesOf(collection: Pick<Collection, 'fieldAliases'>, name: string, field: AnyField): FieldNames {
  const aliases = Object.entries(collection.fieldAliases)
    .filter(([, target]) => target === name)
    .map(([alias]) => alias);
  if (field.slot === 'file') {
    return {
      plain: [name, ...(field.sentAs ? [field.sentAs] : []), ...aliases],
      old: `old${pascal(name)}`,
      columns: undefined,
      rowFile: undefined,
    };
  }
  const none = { plain: [name, ...aliases], old: undefined, columns: undefined, rowFile: undefined };
  if (field.kind !== 'list' || isScalar(field.item) || !field.singular) return none;
  const cells = Object.entries(field.item);
  const fileKey = cells.find(([, cell]) => cell.slot === 'file')?.[0];
  const key = cells.find(([, cell]) => cell.slot === 'localized')?.[0];
  if (!fileKey) return none;
  const columns =
    field.inColumns && key
      ? {
          titles: `${field.singular}_${key}s`,
          files: `${field.singular}_${fileKey}s`,
          old: `old_${field.singular}_${fileKey}s`,
          key,
          fileKey,
        }
      : undefined;
  return { ...none, columns, rowFile: new RegExp(`^${field.singular}_${fileKey}_(\\d{1,2})$`) };
}

export function fileKeyOf(field: ListField): string | undefined {
  if (isScalar(field.item)) return undefined;
  return Object.entries(field.item).find(([, cell]) => cell.slot === 'file')?.[0];
}

function pascal(name: string): string {
  return name.replace(/(?:^|_)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

const COMMON = ['id', 'category_id', 'version', 'published', 'published_en', 'published_ar'];

/** Which text names a form may hold, and which kinds of file each file name accepts. */
export function formNames(collection: Pick<Collection, 'fieldAliases' | 'fields'>) {
  const texts = new Set(COMMON);
  const files = new Map<string, readonly FileKind[]>();
  const patterns: { pattern: RegExp; accepts: readonly FileKind[] }[] = [];
  const repeatable = new Set<string>();
  for (const [name, field] of Object.entries(collection.fields)) {
    const { plain, old, columns, rowFile } = namesOf(collection, name, field);
    for (const one of plain) texts.add(one);
    if (old) texts.add(old);
    if (field.slot === 'localized' || field.slot === 'list') for (const language of ['en', 'ar']) texts.add(`${name}_${language}`);
    if (field.slot === 'file') {
      texts.add(`${name}_ar`);
      for (const one of [...plain, `${name}_ar`]) files.set(one, field.accepts);
    }
    const accepts = field.kind === 'list' ? rowAccepts(field) : [];
    if (rowFile) patterns.push({ pattern: rowFile, accepts });
    if (columns) {
      texts.add(columns.titles).add(columns.old);
      files.set(columns.files, accepts);
      repeatable.add(columns.files);
    }
  }
  return {
    fields: collection.fields,
    hasText: (name: string) => texts.has(name),
    fileKinds: (name: string) => files.get(name) ?? patterns.find(({ pattern }) => pattern.test(name))?.accepts,
    isRepeatable: (name: string) => repeatable.has(name),
    texts: [...texts],
    fileNames: [...files.keys()],
    filePatterns: patterns.map(({ pattern }) => pattern.source),
  };
}

export function rowAccepts({ item }: ListField): readonly FileKind[] {
  const cells = isScalar(item) ? [] : cellsOfRow(item).map(([, cell]) => cell);
  return cells.find((cell) => cell.slot === 'file')?.accepts ?? [];
}
