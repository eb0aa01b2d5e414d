import { readFileSync } from 'node:fs';

/** The cells of the table of a document whose first column has this head, row by row. */
export function documentedTable(path: string, head: string): string[][] {
  const lines = readFileSync(path, 'utf8').split('\n');
  const first = lines.findIndex((line) => cellsOf(line)[0] === head) + 2;
  const end = lines.findIndex((line, at) => at >= first && !line.startsWith('|'));
  return lines.slice(first, end).map(cellsOf);
}

function cellsOf(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}
