const BOM = '\ufeff';
const NEW_LINE = '\r\n';
/** What a spreadsheet would run as a formula, and the mark itself, so that taking it away gives the same text again. */
const GUARDED = /^['=+\-@\t\r]/;

/** A table as a file that Excel opens in the right letters, and in which no cell can become a formula. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return BOM + rows.map((row) => row.map(writeCell).join(',') + NEW_LINE).join('');
}

function writeCell(value: string): string {
  const safe = GUARDED.test(value) ? `'${value}` : value;
  return /[",;\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Reads what `writeCsv` wrote and what a spreadsheet made of it: commas or semicolons, any kind of line end. */
export function readCsv(text: string): string[][] {
  const plain = text.startsWith(BOM) ? text.slice(1) : text;
  const separator = separatorOf(plain);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    row.push(readCell(cell));
    cell = '';
  };
  const endRow = () => {
    endCell();
    rows.push(row);
    row = [];
  };
  for (let at = 0; at < plain.length; at += 1) {
    const sign = plain[at]!;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (plain[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === separator) endCell();
    else if (sign === '\n') endRow();
    else if (sign !== '\r') cell += sign;
  }
  if (cell !== '' || row.length > 0) endRow();
  return rows;
}

function readCell(cell: string): string {
  return cell.startsWith("'") && GUARDED.test(cell.slice(1)) ? cell.slice(1) : cell;
}

/** Excel writes semicolons where the comma is the decimal sign. */
function separatorOf(text: string): ',' | ';' {
  const head = text.slice(0, text.search(/[\r\n]|$/));
  return head.split(';').length > head.split(',').length ? ';' : ',';
}
