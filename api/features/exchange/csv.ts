import { unguarded } from '#api/kernel/csv.ts';

const BOM = '\ufeff';
export const LONGEST_CELL = 100_000;
/** Characters of the first line that are enough to find the separator. */
const LONGEST_HEAD = 10_000;

/** Reads what `csvOf` wrote and a spreadsheet made of it: any separator and line end; of a row that is too long one cell more than may be. */
export function* readCsv(text: string, mostCells = Number.POSITIVE_INFINITY): Generator<string[]> {
  let at = text.startsWith(BOM) ? 1 : 0;
  const separator = separatorOf(text);
  let row: string[] = [];
  while (at < text.length) {
    const [cell, end] = cellAt(text, at, separator);
    row.push(unguarded(cell));
    at = end + 1;
    if (row.length > mostCells) {
      yield row;
      return;
    }
    if (text[end] === separator && at < text.length) continue;
    if (text[end] === separator) row.push('');
    yield row;
    row = [];
  }
}

/** The cell that begins here, and where it ends. */
function cellAt(text: string, start: number, separator: string): [string, number] {
  let quoted = '';
  let at = start;
  if (text[at] === '"') {
    at = closingQuote(text, at + 1);
    // A cell longer than any may be: the rest of the row is not read.
    if (at < 0) return [text.slice(start + 1, start + 2 + LONGEST_CELL), text.length];
    quoted = text.slice(start + 1, at).replaceAll('""', '"');
    at += 1;
  }
  const from = at;
  while (at < text.length && text[at] !== separator && text[at] !== '\n') at += 1;
  return [quoted + text.slice(from, at).replaceAll('\r', ''), at];
}

function closingQuote(text: string, from: number): number {
  for (let at = from; ;) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return text.length;
    if (text[quote + 1] !== '"') return quote;
    at = quote + 2;
    if (at - from > 2 * LONGEST_CELL) return -1;
  }
}

/** Excel writes semicolons where the comma is the decimal sign, and tabs into what it calls Unicode text. */
function separatorOf(text: string): string {
  const head = text.slice(0, Math.min(text.search(/[\r\n]|$/), LONGEST_HEAD));
  const count = (separator: string) => head.split(separator).length;
  return [';', '\t'].reduce((best, other) => (count(other) > count(best) ? other : best), ',');
}
