import { isDeepStrictEqual } from 'node:util';
import { cellsOf, rowCount, type Cell } from './cells.ts';
import { isEmpty, type Document } from './document.ts';
import type { AnyField, Fields } from './fields/kinds.ts';

/** Is this cell what it was? What was never filled in and what is empty are one. */
export function isSameCell(one: Cell | undefined, other: Cell | undefined): boolean {
  return (isEmpty(one?.value) && isEmpty(other?.value)) || isDeepStrictEqual(one?.value, other?.value);
}

/** The document as it is to be kept: a field that says what it said before stays as it is, byte by byte. */
export function withUnchanged(fields: Fields, before: Document, after: Document): Document {
  const document: Document = { shared: { ...after.shared }, en: { ...after.en }, ar: { ...after.ar } };
  for (const [name, field] of Object.entries(fields)) {
    if (!isSameField(name, field, before, after)) continue;
    for (const part of ['shared', 'en', 'ar'] as const) {
      if (Object.hasOwn(before[part], name)) document[part][name] = before[part][name];
      else delete document[part][name];
    }
  }
  return document;
}

function isSameField(name: string, field: AnyField, before: Document, after: Document): boolean {
  if (field.kind === 'list' && rowCount(before, name) !== rowCount(after, name)) return false;
  const byColumn = (document: Document) => new Map(cellsOf({ [name]: field }, document).map((cell) => [cell.column, cell]));
  const [old, now] = [byColumn(before), byColumn(after)];
  return [...now].every(([column, cell]) => isSameCell(old.get(column), cell));
}
