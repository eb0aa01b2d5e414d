import { officeEn } from '#i18n/messages/dashboard/office.en.ts';
import type { Say } from '#app/dashboard/words.ts';

type ActionKey = Extract<keyof typeof officeEn, `history.action.${string}`>;

/** What somebody did, in words; what nobody has named yet is still shown. */
export function actionWord(t: Say, action: string): string {
  const key = `history.action.${action}`;
  return isKnown(key) ? t(key) : action;
}

function isKnown(key: string): key is ActionKey {
  return Object.hasOwn(officeEn, key);
}
