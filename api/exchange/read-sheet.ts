import type { FieldCode } from '#api/errors.ts';
import { readCsv } from './csv.ts';
import { COMMENT } from './write-sheet.ts';

export type SheetRow = { row: number; cells: ReadonlyMap<string, string> };
export type SheetProblem = { row: number; column: string; code: FieldCode };

const COLUMN = /^[a-z][a-z0-9_]*(?:\.[a-z0-9_]+)*$/;

/** The rows of a sheet with their numbers in the file; the labels under the head are skipped. */
export function readSheet(text: string): { rows: SheetRow[]; problems: SheetProblem[] } {
  const [head = [], ...rest] = readCsv(text);
  const columns = head.map((name) => name.trim());
  const problems: SheetProblem[] = [];
  // A file saved in another encoding than UTF-8 shows these signs instead of Arabic letters.
  if (text.includes('\ufffd')) problems.push({ row: 1, column: '', code: 'bad-characters' });
  if (!columns.includes('collection')) problems.push({ row: 1, column: 'collection', code: 'required' });
  for (const [index, column] of columns.entries()) {
    if (column !== '' && !COLUMN.test(column)) problems.push({ row: 1, column, code: 'unknown-field' });
    if (column !== '' && columns.indexOf(column) !== index) problems.push({ row: 1, column, code: 'repeated' });
  }
  const rows = rest.flatMap((values, index): SheetRow[] => {
    const isForPeople = values[0]?.startsWith(COMMENT) || values.every((value) => value.trim() === '');
    if (isForPeople) return [];
    const cells = columns.map((column, at): [string, string] => [column, values[at] ?? '']).filter(([column]) => column !== '');
    return [{ row: index + 2, cells: new Map(cells) }];
  });
  return { rows, problems };
}
