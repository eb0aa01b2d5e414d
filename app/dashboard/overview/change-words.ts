import { overviewEn } from '#i18n/messages/dashboard/overview.en.ts';
import type { Change } from '#api/history/history.ts';
import type { Say } from '#app/dashboard/words.ts';

/** What was done, in words; something new that has none yet is named by its code. */
export function changeWords({ action }: Pick<Change, 'action'>, t: Say): string {
  const key = `change.${action}`;
  return isChangeKey(key) ? t(key) : action;
}

type ChangeKey = Extract<keyof typeof overviewEn, `change.${string}`>;

function isChangeKey(key: string): key is ChangeKey {
  return Object.hasOwn(overviewEn, key);
}
