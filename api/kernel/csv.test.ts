import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

const PAYLOADS = [
  '=1+1',
  '+971 4 000 0000',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  ' =1',
  '\ufeff=1',
  '\u200b=1',
  '＝1',
  '＋1',
  '－1',
  '＠a',
  '\n=HYPERLINK("https://evil.example")',
];

/** As a spreadsheet reads it. */
function parse(csv: string): string[] {
  return [...csv.slice(1).matchAll(/"((?:[^"]|"")*)"(?:,|\r\n)/g)].map(([, value]) => value!.replaceAll('""', '"'));
}

test.each(PAYLOADS)('V19: %j is text in a spreadsheet and can be read back', (payload) => {
  const [, value] = parse(csvOf(['a'], [[payload]]));
  expect(value).toBe(`'${payload}`);
});

test('V19: other values stay as they are, with quotes, commas and lines', () => {
  const row = ['plain', 'a "quoted", word', 'two\nlines', 'سطر عربي', '050 000 0000', ''];
  const csv = csvOf(['1', '2', '3', '4', '5', '6'], [row]);
  expect(csv.startsWith('\ufeff"1","2"')).toBe(true);
  expect(parse(csv).slice(6)).toEqual(row);
});
