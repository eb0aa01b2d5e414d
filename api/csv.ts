/** What a spreadsheet would take for a formula, also behind spaces and marks nobody sees, also in full width. */
const FORMULA = /^[\s\u200b-\u200f\u2060\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r]/;
/** Spreadsheets read Arabic only after this mark. */
const BYTE_ORDER_MARK = '\ufeff';

export type CsvValue = string | number | null;

/** RFC 4180, every value in quotes; one that looks like a formula begins with an apostrophe, which keeps it text. */
export function csvOf(columns: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  return BYTE_ORDER_MARK + [columns, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(value: CsvValue): string {
  const text = value === null ? '' : String(value);
  return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
