const LARGE = 1000;
const FRESH_MS = 10_000;

export type LargeCounts = { find: (id: number) => number | undefined; keep: (id: number, count: number) => void };

/** Counting a hundred thousand takes longer than reading a page of them, and nobody misses the newest of so many for some seconds. */
export function rememberLarge(now: () => number = () => performance.now()): LargeCounts {
  const known = new Map<number, { count: number; until: number }>();
  return {
    find(id) {
      const entry = known.get(id);
      if (!entry || entry.until > now()) return entry?.count;
      entry.until = now() + FRESH_MS; // whoever asked counts anew, and meanwhile nobody else does
      return undefined;
    },
    keep(id, count) {
      if (count > LARGE) known.set(id, { count, until: now() + FRESH_MS });
      else known.delete(id);
    },
  };
}
