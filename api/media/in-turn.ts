let last: Promise<unknown> = Promise.resolve();

/** One picture at a time: several large ones together would need more memory than there may be. */
export function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const mine = last.then(work);
  last = mine.catch(() => undefined); // whoever asked hears of it; the next one only waits
  return mine;
}
