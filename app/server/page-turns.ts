/**
 * At most so many at a time; the others wait in the order they came. Between two of them the event loop turns: with SQLite a page
 * is made without waiting for anything, and the answers to those who came first would leave after the last one was made.
 */
export function openTurns(most: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) setImmediate(next);
      else running -= 1;
    }
  };
}
