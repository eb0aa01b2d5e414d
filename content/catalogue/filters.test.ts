import { expect, test } from 'vitest';
import { readFilters, writeFilters } from './filters.ts';

test('options have one address, however often and in whatever order they are named', () => {
  const addressOf = (family: string | string[]) => writeFilters(readFilters({ family, q: ' wall ' }, 'sa').filters);
  expect([addressOf('3,7'), addressOf(['7', '7,3'])]).toEqual(['q=wall&family=3,7', 'q=wall&family=3,7']);
});
