import { useEffect, useState } from 'react';
import { isRecord } from '#content/known.ts';

const KEY = 'lamha.used-places';
const USED_DAYS = 30;
const DAY_MS = 24 * 3600_000;

type Stored = { isFolded: boolean; used: Readonly<Record<string, number>> };
const NOTHING: Stored = { isFolded: false, used: {} };

/** The side bar as this browser keeps it: whole, or folded to the screens that were opened lately. */
export function useUsedScreens(current: string | undefined) {
  const [stored, setStored] = useState(NOTHING);

  useEffect(() => {
    const before = read();
    const now = { ...before, used: { ...before.used, ...(current && { [current]: Date.now() }) } };
    write(now);
    setStored(now);
  }, [current]);

  return {
    isFolded: stored.isFolded,
    isUsed: (path: string) => (stored.used[path] ?? 0) > Date.now() - USED_DAYS * DAY_MS,
    fold(isFolded: boolean) {
      const now = { ...read(), isFolded };
      write(now);
      setStored(now);
    },
  };
}

/** Whoever signs in next uses other screens. */
export function forgetScreens(): void {
  write(NOTHING);
}

/** A browser that keeps nothing shows everything. */
function read(): Stored {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (!isRecord(stored)) return NOTHING;
    const used = Object.entries(isRecord(stored['used']) ? stored['used'] : {}).flatMap(([path, at]) =>
      typeof at === 'number' ? [[path, at] as const] : [],
    );
    return { isFolded: stored['isFolded'] === true, used: Object.fromEntries(used) };
  } catch {
    return NOTHING;
  }
}

function write(stored: Stored): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(stored));
  } catch {
    // The side bar is whole again at the next visit.
  }
}
