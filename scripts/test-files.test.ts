import { expect, test } from 'vitest';
import { testFiles } from './test-files.mjs';

const { tests, journeys } = testFiles();
const find = (path: string) => tests.find((one) => one.path === path);

test('what a test needs is read from its imports', () => {
  expect(find('scripts/elf.test.ts')).toMatchObject({ isUnit: true, needsPages: false });
  expect(find('test/rig/rig.test.ts')).toMatchObject({ isUnit: false, needsPages: false });
  expect(find('test/site/budgets.test.ts')).toMatchObject({ isUnit: false, needsPages: true });
  expect(find('scripts/admin.test.ts')).toMatchObject({ isUnit: false, needsPages: false });
});

test('journeys always need the pages', () => {
  expect(journeys.length).toBeGreaterThan(30);
  expect(journeys.filter(({ needsPages }) => !needsPages)).toEqual([]);
});
