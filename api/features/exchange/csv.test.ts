import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvOf } from '#api/kernel/csv.ts';
import { readSheet } from './read-sheet.ts';
import { readCsv } from './csv.ts';
import { proves } from '#test/requirements/proves.ts';

test('4-38: whatever is written comes back as it was', () => {
  proves('4-38');
  const cell = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\r', ''));
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 6 }), (cells) => {
      const table = [['collection', 'id'], ...cells];
      expect([...readCsv(csvOf(table[0]!, table.slice(1)))]).toEqual(table);
    }),
  );
});

test('4-38: no cell can become a formula', () => {
  proves('4-38');
  const dangerous = ['=1+1', '+966500000000', '-5', '@SUM(A1)', '\t=1', "'=1", ' =1+1', '\u200b=1+1', '＝1+1'];
  const written = csvOf(dangerous, []);
  expect(
    written
      .slice(1)
      .split(',')
      .every((cell) => /^"?'/.test(cell)),
  ).toBe(true);
  expect([...readCsv(written)]).toEqual([dangerous]);
});

test('4-38: what Excel saves with semicolons, and Arabic, is read too', () => {
  proves('4-38');
  expect([...readCsv('\ufeffname.en;name.ar\r\n"Wall; large";"شاشة"\r\n')]).toEqual([
    ['name.en', 'name.ar'],
    ['Wall; large', 'شاشة'],
  ]);
});

test.each([
  ['ten megabytes of quotes', `"${'""'.repeat(5_000_000)}"`, 'unknown-field'],
  ['a million columns', `collection${',a'.repeat(1_000_000)}`, 'too-many'],
  ['a row of a million cells', `collection,id\nproducts${','.repeat(1_000_000)}\nproducts,1`, 'too-many'],
])('L2: %s are counted before they are split', async (_what, text, code) => {
  const before = process.threadCpuUsage();
  const { problems } = await readSheet(text);
  const { user, system } = process.threadCpuUsage(before);
  expect(problems.map((problem) => problem.code)).toContain(code);
  expect((user + system) / 1000).toBeLessThan(400);
});
