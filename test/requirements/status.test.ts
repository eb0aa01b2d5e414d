import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { findProofs, proofsIn } from './find-proofs.ts';
import rows from './rows.json' with { type: 'json' };
import { countProven, statusDocument } from './status.ts';

const DOCUMENT = new URL('../../docs/requirements-status.md', import.meta.url);
const README = new URL('../../README.md', import.meta.url);

test('the status of the requirements says what the tests say', async () => {
  expect(await readFile(DOCUMENT, 'utf8')).toBe(await statusDocument());
});

test('the readme tells how many rows are proven', async () => {
  const { proven, all } = await countProven();
  expect(await readFile(README, 'utf8')).toContain(
    `${proven} of ${all} requirement rows are proven by an assertion; ${all - proven} have no proof yet`,
  );
});

test('every row that a test says it proves exists, and an assertion follows', async () => {
  const proofs = await findProofs();
  const isKnown = (row: string) => Object.hasOwn(rows, row);
  expect(proofs.filter(({ row, isAsserted }) => !isKnown(row) || !isAsserted)).toEqual([]);
});

test('one call may name several rows, and all of them need the assertion', () => {
  const source = ["test('x', () => {", "  proves('A-01', 'A-02');", '  expect(1).toBe(1);', '});'];
  expect(proofsIn('x.test.ts', source.join('\n')).map(({ row, isAsserted }) => [row, isAsserted])).toEqual([
    ['A-01', true],
    ['A-02', true],
  ]);
  expect(proofsIn('x.test.ts', source.toSpliced(2, 1).join('\n')).map(({ isAsserted }) => isAsserted)).toEqual([false, false]);
});

test('a call that only the next call follows proves nothing', () => {
  const source = ["test('x', () => {", "  proves('A-01');", "  proves('A-02');", '  expect(1).toBe(1);', '});'].join('\n');
  expect(proofsIn('x.test.ts', source).map(({ row, isAsserted }) => [row, isAsserted])).toEqual([
    ['A-01', false],
    ['A-02', true],
  ]);
});

test('a table proves the row of each line where its test asserts', () => {
  const source = [
    "const CALLS = [{ row: 'Z-01' }, { row: 'Z-02' }];",
    'test.each(CALLS)(',
    '  proves(call.row);',
    '  expect(1).toBe(1);',
    '});',
  ];
  expect(proofsIn('x.test.ts', source.join('\n')).map(({ row }) => row)).toEqual(['Z-01', 'Z-02']);
});

test('a line of a table may name several rows, and none counts where its test asserts nothing', () => {
  const test = (...body: string[]) =>
    ["const SCREENS = [{ rows: ['T-04', 'T-06'], at: '/x' }];", 'test.each(SCREENS)(', ...body, '});'].join('\n');
  const proven = test('  proves(...rows);', '  const drawn = draw();', '  expect(drawn).toBe(1);');
  expect(proofsIn('x.test.ts', proven).map(({ row, isAsserted }) => [row, isAsserted])).toEqual([
    ['T-04', true],
    ['T-06', true],
  ]);
  const hollow = test('  proves(...rows);', '  draw();');
  expect(proofsIn('x.test.ts', hollow).map(({ isAsserted }) => isAsserted)).toEqual([false, false]);
});
