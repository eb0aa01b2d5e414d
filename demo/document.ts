import type { Document } from '#content/document.ts';
import { isRecord } from '#content/known.ts';
import { fileOf, type MediaPath, type NamedFile } from './record.ts';

type Part = Readonly<Record<string, unknown>>;
type FileRow = Readonly<Record<string, NamedFile>>;
export type FilePart = Readonly<Record<string, NamedFile | readonly FileRow[] | undefined>>;

/** A record of any collection or settings group, where the single field types do not matter. */
export type AnyDemoValues = { en: Part; ar: Part; shared?: Part | undefined; files?: FilePart | undefined; filesAr?: FilePart | undefined };

/** The record as it is kept; `nameOf` gives the stored name of a media file, or nothing when it is missing. */
export function documentOf(
  { en, ar, shared = {}, files = {}, filesAr = {} }: AnyDemoValues,
  nameOf: (path: MediaPath) => string,
): Document {
  return { shared: joinParts(shared, storedFiles(files, nameOf)), en: { ...en }, ar: joinParts(ar, storedFiles(filesAr, nameOf)) };
}

/** Every media file the record names. */
export function mediaOf({ files = {}, filesAr = {} }: AnyDemoValues): MediaPath[] {
  return [files, filesAr].flatMap((part) => Object.values(part)).flatMap((named) => filesIn(named).map(fileOf));
}

/** What one field names: a file, or those of each row. */
export function filesIn(named: FilePart[string]): readonly NamedFile[] {
  if (named === undefined) return [];
  return isRows(named) ? named.flatMap((row) => Object.values(row)) : [named];
}

export function isRows(named: FilePart[string]): named is readonly FileRow[] {
  return Array.isArray(named);
}

function storedFiles(files: FilePart, nameOf: (path: MediaPath) => string): Part {
  const rowOf = (row: FileRow) => Object.fromEntries(Object.entries(row).map(([name, path]) => [name, nameOf(fileOf(path))]));
  return Object.fromEntries(
    Object.entries(files).map(([name, value]) => [
      name,
      isRows(value) ? value.map(rowOf) : value === undefined ? '' : nameOf(fileOf(value)),
    ]),
  );
}

function partIn(row: unknown): Part {
  return isRecord(row) ? row : {};
}

/** The rows of a list may have cells in both parts; they are joined by their place. */
function joinParts(first: Part, second: Part): Record<string, unknown> {
  const joined: Record<string, unknown> = { ...first, ...second };
  for (const name of Object.keys(first)) {
    const [one, other] = [first[name], second[name]];
    if (!Array.isArray(one) || !Array.isArray(other)) continue;
    joined[name] = Array.from({ length: Math.max(one.length, other.length) }, (_, index) => ({
      ...partIn(one[index]),
      ...partIn(other[index]),
    }));
  }
  return joined;
}
