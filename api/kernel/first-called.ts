import { breather } from '#store/breathe.ts';

const BATCH = 100;

export async function firstCalled<Row>(
  pages: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>,
  isCalled: (row: Row) => boolean,
  most: number,
): Promise<Row[]> {
  const breathe = breather();
  const found: Row[] = [];
  for await (const rows of pages) {
    for (const [at, row] of rows.entries()) {
      if (isCalled(row)) found.push(row);
      if (found.length === most) return found;
      if (at % BATCH === BATCH - 1) await breathe();
    }
  }
  return found;
}
