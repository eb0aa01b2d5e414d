import { useEffect, useState } from 'react';
import { isRecord } from '#content/known.ts';

const KEY = 'lamha.used-places';
/** A screen that was not opened for this long counts as unused. */
const USED_DAYS = 30;
const DAY_MS = 24 * 3600_000;

type Kept = { isFolded: boolean; used: Readonly<Record<string, number>> };
const NOTHING: Kept = { isFolded: false, used: {} };

/** The side bar as this browser keeps it: whole, or folded to the screens that were opened lately. */
export function useUsedPlaces(current: string | undefined) {
  const [kept, setKept] = useState(NOTHING);

  useEffect(() => {
    const before = read();
    const now = { ...before, used: { ...before.used, ...(current && { [current]: Date.now() }) } };
    write(now);
    setKept(now);
  }, [current]);

  return {
    isFolded: kept.isFolded,
    isUsed: (path: string) => (kept.used[path] ?? 0) > Date.now() - USED_DAYS * DAY_MS,
    fold(isFolded: boolean) {
      const now = { ...read(), isFolded };
      write(now);
      setKept(now);
    },
  };
}

/** Whoever signs in next uses other screens. */
export function forgetPlaces(): void {
  write(NOTHING);
}

/** A browser that keeps nothing shows everything. */
function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (!isRecord(kept)) return NOTHING;
    const used = Object.entries(isRecord(kept['used']) ? kept['used'] : {}).flatMap(([path, at]) =>
      typeof at === 'number' ? [[path, at] as const] : [],
    );
    return { isFolded: kept['isFolded'] === true, used: Object.fromEntries(used) };
  } catch {
    return NOTHING;
  }
}

function write(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // The side bar is whole again at the next visit.
  }
}
