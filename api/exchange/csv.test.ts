import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCsv, writeCsv } from './csv.ts';

test('4-38: whatever is written comes back as it was', () => {
  const cell = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\r', ''));
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 6 }), (cells) => {
      const table = [['collection', 'id'], ...cells];
      expect(readCsv(writeCsv(table))).toEqual(table);
    }),
  );
});

test('4-38: no cell can become a formula', () => {
  const dangerous = ['=1+1', '+966500000000', '-5', '@SUM(A1)', '\t=1', "'=1"];
  const written = writeCsv([dangerous]);
  expect(
    written
      .slice(1)
      .split(',')
      .every((cell) => /^"?'/.test(cell)),
  ).toBe(true);
  expect(readCsv(written)).toEqual([dangerous]);
});

test('4-38: what Excel saves with semicolons, and Arabic, is read too', () => {
  expect(readCsv('\ufeffname.en;name.ar\r\n"Wall; large";"شاشة"\r\n')).toEqual([
    ['name.en', 'name.ar'],
    ['Wall; large', 'شاشة'],
  ]);
});
