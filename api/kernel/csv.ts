import { Readable } from 'node:stream';
import { breather } from '#store/breathe.ts';

/** What a spreadsheet takes for a formula, also behind marks nobody sees and in full width; and the apostrophe, so that it can be taken away. */
const GUARDED = /^[\s\u200b-\u200f\u2060\ufeff]*['=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r]/;
/** Spreadsheets read Arabic only after this mark. */
const BYTE_ORDER_MARK = '\ufeff';

export type CsvValue = string | number | null;

/** Few enough to be written in a millisecond, many enough to be worth a piece of the answer. */
const CELLS_AT_A_TIME = 2000;

/** The one writer of tables. RFC 4180, every value in quotes; one that looks like a formula begins with an apostrophe, which keeps it text. */
export function csvOf(columns: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  return BYTE_ORDER_MARK + linesOf([columns, ...rows]);
}

/** The same for tables of any length: rows are read as fast as they are taken. */
export function csvStream(columns: readonly string[], rows: AsyncIterable<readonly CsvValue[]>): Readable {
  async function* parts() {
    const breathe = breather();
    let waiting: (readonly CsvValue[])[] = [columns];
    yield BYTE_ORDER_MARK;
    for await (const row of rows) {
      waiting.push(row);
      await breathe();
      if (waiting.length * columns.length < CELLS_AT_A_TIME) continue;
      yield linesOf(waiting);
      waiting = [];
    }
    yield linesOf(waiting);
  }
  return Readable.from(parts(), { objectMode: false });
}

function linesOf(rows: readonly (readonly CsvValue[])[]): string {
  return rows.map((row) => `${row.map(quoted).join()}\r\n`).join('');
}

function quoted(value: CsvValue): string {
  return `"${guard(value).replaceAll('"', '""')}"`;
}

function guard(value: CsvValue): string {
  const text = value === null ? '' : String(value);
  return GUARDED.test(text) ? `'${text}` : text;
}

/** A cell of a table that we wrote, as it was before. */
export function unguarded(cell: string): string {
  return cell.startsWith("'") && GUARDED.test(cell.slice(1)) ? cell.slice(1) : cell;
}
