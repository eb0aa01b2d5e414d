import type { FieldCode, Length } from '#api/errors.ts';
import { breather } from '#store/breathe.ts';
import { LONGEST_CELL, readCsv } from './csv.ts';
import { COMMENT } from './write-sheet.ts';

/** One row's values by their columns; all rows of a sheet share the columns. */
export type Cells = {
  /** Empty where the row ends early; undefined for a column that is not in the sheet. */
  get: (column: string) => string | undefined;
  filled: () => [column: string, value: string][];
  /** How many rows of a list the columns have room for, counted up to the given one. */
  rowsOf: (list: string, most: number) => number;
};
export type SheetRow = { row: number; cells: Cells };
export type SheetProblem = { row: number; column: string; code: FieldCode; length?: Length | undefined };
export type Sheet = { rows: SheetRow[]; problems: SheetProblem[] };

const COLUMN = /^[a-z][a-z0-9_]*(?:\.[a-z0-9_-]+)*$/;
const LIST_ROW = /^([a-z0-9_]+)\.([1-9]\d{0,3})(?:\.|$)/;
const MOST_COLUMNS = 3000;
const MOST_ROWS = 20_000;
export const MOST_PROBLEMS = 200;

/** The rows of a sheet with their numbers in the file; the labels under the head are skipped. */
export async function readSheet(text: string): Promise<Sheet> {
  const breathe = breather();
  const lines = readCsv(text, MOST_COLUMNS);
  const columns = (lines.next().value ?? []).map((name: string) => name.trim());
  const problems = problemsOfHead(columns, text);
  const rows: SheetRow[] = [];
  const cellsOf = cellReader(columns);
  let row = 1;
  for (const values of lines) {
    row += 1;
    await breathe();
    if (values.length > MOST_COLUMNS) problems.push({ row, column: '', code: 'too-many' });
    const isForPeople = values[0]?.startsWith(COMMENT) || values.every((value) => value.trim() === '');
    if (isForPeople) continue;
    const long = values.findIndex((value) => value.length > LONGEST_CELL);
    if (long >= 0)
      problems.push({
        row,
        column: columns[long] ?? '',
        code: 'too-long',
        length: { most: LONGEST_CELL, given: values[long]?.length ?? 0 },
      });
    if (rows.length === MOST_ROWS) problems.push({ row, column: '', code: 'too-many' });
    if (rows.length === MOST_ROWS || problems.length >= MOST_PROBLEMS) break;
    rows.push({ row, cells: cellsOf(values) });
  }
  return { rows, problems: problems.slice(0, MOST_PROBLEMS) };
}

function problemsOfHead(columns: readonly string[], text: string): SheetProblem[] {
  const problems: SheetProblem[] = [];
  // A file saved in another encoding than UTF-8 shows these signs instead of Arabic mails.
  if (text.includes('\ufffd')) problems.push({ row: 1, column: '', code: 'bad-characters' });
  if (columns.length > MOST_COLUMNS) return [...problems, { row: 1, column: '', code: 'too-many' }];
  if (!columns.includes('collection')) problems.push({ row: 1, column: 'collection', code: 'required' });
  const seen = new Set<string>();
  for (const column of columns) {
    if (column === '') continue;
    if (!COLUMN.test(column)) problems.push({ row: 1, column: column.slice(0, 100), code: 'unknown-field' });
    if (seen.has(column)) problems.push({ row: 1, column: column.slice(0, 100), code: 'repeated' });
    seen.add(column);
  }
  return problems;
}

function cellReader(columns: readonly string[]): (values: readonly string[]) => Cells {
  const positions = new Map(columns.flatMap((column, at): [string, number][] => (column === '' ? [] : [[column, at]])));
  const lists = new Map<string, number[]>();
  for (const column of positions.keys()) {
    const [, name = '', number] = LIST_ROW.exec(column) ?? [];
    if (number !== undefined) lists.set(name, [...(lists.get(name) ?? []), Number(number)]);
  }
  return (values) => ({
    get(column) {
      const at = positions.get(column);
      return at === undefined ? undefined : (values[at] ?? '');
    },
    filled: () => columns.flatMap((column, at): [string, string][] => (column !== '' && values[at] ? [[column, values[at]]] : [])),
    rowsOf: (list, most) => (lists.get(list) ?? []).reduce((longest, one) => (one <= most ? Math.max(longest, one) : longest), 0),
  });
}
