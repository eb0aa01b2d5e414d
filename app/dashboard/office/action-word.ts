import { officeEn } from '#i18n/messages/dashboard/office.en.ts';
import type { Say } from '#app/dashboard/words.ts';

type ActionKey = Extract<keyof typeof officeEn, `history.action.${string}`>;

/** What somebody did, in words; what nobody has named yet is still shown. */
export function actionWord(t: Say, action: string): string {
  const key = `history.action.${action}`;
  return isKnown(key) ? t(key) : action;
}

const PLACES = ['users', 'files', 'backups', 'sheets', 'leads'] as const;

/** Where it was done, for what is no record of the model. */
export function placeWord(t: Say, subject: string): string {
  return t(`history.place.${PLACES.find((place) => subject === place || subject.startsWith(`${place}/`)) ?? 'other'}`);
}

function isKnown(key: string): key is ActionKey {
  return Object.hasOwn(officeEn, key);
}
