import { expect, test } from 'vitest';
import { isSeveral, readCells } from './pasted-cells.ts';

test.each([
  ['800', [['800']]],
  ['800\t900', [['800', '900']]],
  ['800\r\n900\r\n', [['800'], ['900']]],
  [
    '800\t\n\t900\n',
    [
      ['800', ''],
      ['', '900'],
    ],
  ],
  [
    '"500 × 500\n× 80"\t"say ""yes"""\n1\t2',
    [
      ['500 × 500\n× 80', 'say "yes"'],
      ['1', '2'],
    ],
  ],
])('%j is read as the cells it was copied from', (text, cells) => {
  expect(readCells(text)).toEqual(cells);
});

test('one cell is no table', () => {
  expect([isSeveral(readCells('800\n')), isSeveral(readCells('1\t2')), isSeveral(readCells('1\n2'))]).toEqual([false, true, true]);
});
