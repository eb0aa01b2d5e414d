import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { rowsNamed, statusDocument } from './status.ts';

const DOCUMENT = new URL('../../docs/requirements-status.md', import.meta.url);

test('a range in a title names every row of it', () => {
  expect(rowsNamed('C-08 to C-10 AB-01 Z-P14 4-02 3-61 in ar: 24-05 cards')).toEqual(['C-08', 'C-09', 'C-10', 'AB-01', 'Z-P14', '4-02']);
});

test('the status of the requirements says what the tests say', async () => {
  expect(await readFile(DOCUMENT, 'utf8')).toBe(await statusDocument());
});
