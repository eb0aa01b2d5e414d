import { cellIn, rowsOf, type Document } from './document.ts';
import { isScalar, type ListField } from './fields/list.ts';
import { isRecord } from './known.ts';

export function fileCellsOf({ item }: ListField): string[] {
  return isScalar(item) ? [] : Object.entries(item).flatMap(([key, cell]) => (cell.slot === 'file' ? [key] : []));
}

/** The Arabic copy of a row's file; empty where one file serves both languages. */
export function arabicFileAt(document: Document, list: string, row: number, key: string): string {
  return String(cellIn(rowsOf(document.ar[list])[row], key) ?? '');
}

/** A row is known by its file, so it may have moved; with a new file it keeps the copy of its place, unless the row of that place lives on. */
export function writeArabicFiles(
  document: Document,
  before: Document,
  list: string,
  key: string,
  named: ReadonlyMap<number, string>,
): void {
  const filesIn = (one: Document) => rowsOf(one.shared[list]).map((row) => cellIn(row, key));
  const [old, now] = [filesIn(before), filesIn(document)];
  const rowBefore = (row: number): number => {
    if (old[row] === now[row]) return row;
    const found = now[row] ? old.indexOf(now[row]) : -1;
    return found < 0 && !now.includes(old[row]) ? row : found;
  };
  const copies = now.map((_, row) => named.get(row) ?? arabicFileAt(before, list, rowBefore(row), key));
  const rows = rowsOf(document.ar[list]);
  if (rows.length === 0 && copies.every((copy) => copy === '')) return;
  document.ar[list] = copies.map((copy, row) => {
    const { [key]: _old, ...cells } = isRecord(rows[row]) ? rows[row] : {};
    return copy === '' ? cells : { ...cells, [key]: copy };
  });
}
