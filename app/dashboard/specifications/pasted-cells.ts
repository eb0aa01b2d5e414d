/** Several cells as spreadsheets copy them: lines of cells between tabs, in quotes where a cell holds a line end, a tab or a quote. */
export function readCells(text: string): string[][] {
  const cells = [...text.replace(/\r?\n$/, '').matchAll(/(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r?\n|$)/g)];
  const lines: string[][] = [];
  let line: string[] = [];
  for (const [, quoted, plain = '', end] of cells) {
    line.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === '\t') continue;
    lines.push(line);
    line = [];
    if (end === '') break;
  }
  return lines;
}

/** One cell is typed on as ever; only several are put side by side. */
export function isSeveral(cells: readonly (readonly string[])[]): boolean {
  return cells.length > 1 || (cells[0]?.length ?? 0) > 1;
}

export type Field = HTMLInputElement | HTMLSelectElement;

/** The field of a cell that holds one value; several choices in an order of their own are not pasted. */
export function fieldIn(cell: Element | undefined): Field | undefined {
  const fields = cell ? [...cell.querySelectorAll<Field>('input[type=text], select')] : [];
  return fields.length === 1 ? fields[0] : undefined;
}

/** Puts a text into a field as if it were typed; a choice takes its name or its word on the screen, and nothing it does not know. */
export function putInto(field: Field, text: string): boolean {
  const value = field instanceof HTMLSelectElement ? choiceNamed(field, text) : text;
  if (value === undefined) return false;
  if (field.value !== value) {
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  return true;
}

function choiceNamed({ options }: HTMLSelectElement, text: string): string | undefined {
  const wanted = text.toLowerCase();
  return [...options].find(({ value, label }) => value.toLowerCase() === wanted || label.trim().toLowerCase() === wanted)?.value;
}
