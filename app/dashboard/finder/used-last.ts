import { isRecord } from '#content/known.ts';
import { DEEDS } from './actions.ts';
import type { Goal } from './use-found.ts';

const KEY = 'lamha.used-last';
const MOST = 6;

/** What this browser opened last through the finder, the newest first. A browser that keeps nothing has used nothing. */
export function goalsUsedLast(): Goal[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return goalsIn(stored);
  } catch {
    return [];
  }
}

export function rememberGoal(goal: Goal): void {
  const others = goalsUsedLast().filter(({ to }) => to !== goal.to);
  try {
    localStorage.setItem(KEY, JSON.stringify([goal, ...others].slice(0, MOST)));
  } catch {
    // Without storage nothing is remembered, and everything is still found.
  }
}

/** Somebody else on this browser may have other rights: what they used is theirs. */
export function forgetGoals(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}

export function goalsIn(list: unknown): Goal[] {
  return Array.isArray(list) ? list.flatMap(goalFrom) : [];
}

function goalFrom(stored: unknown): Goal[] {
  if (!isRecord(stored)) return [];
  const { to, title, place, number } = stored;
  if (typeof to !== 'string' || typeof title !== 'string' || typeof place !== 'string' || !to.startsWith('/')) return [];
  const does = DEEDS.find((deed) => deed === stored['does']);
  return [{ to, title, place, ...(typeof number === 'string' && { number }), ...(does && { does }) }];
}
