import { expect, test } from 'vitest';
import { walkPages } from './walk-pages.ts';

/** Asks for pages of three of the rows 1 to `count`, in either direction. */
async function walked(count: number, isDown: boolean): Promise<{ ids: number[][]; asked: (number | undefined)[] }> {
  const rows = Array.from({ length: count }, (_, at) => ({ id: at + 1 }));
  const asked: (number | undefined)[] = [];
  const pages = walkPages(3, undefined, async (from: number | undefined) => {
    asked.push(from);
    const after = rows.filter(({ id }) => from === undefined || (isDown ? id < from : id > from));
    return (isDown ? after.toReversed() : after).slice(0, 3);
  });
  return { ids: (await Array.fromAsync(pages)).map((page) => page.map(({ id }) => id)), asked };
}

test('every row is read once, and no page after one that was not full', async () => {
  expect(await walked(7, false)).toEqual({ ids: [[1, 2, 3], [4, 5, 6], [7]], asked: [undefined, 3, 6] });
  expect(await walked(5, true)).toEqual({
    ids: [
      [5, 4, 3],
      [2, 1],
    ],
    asked: [undefined, 3],
  });
  expect(await walked(3, false)).toEqual({ ids: [[1, 2, 3]], asked: [undefined, 3] });
  expect(await walked(0, false)).toEqual({ ids: [], asked: [undefined] });
});
