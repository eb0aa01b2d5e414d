import { logEn } from '#i18n/messages/dashboard/log.en.ts';
import type { Say } from '#app/dashboard/texts.ts';

type ActionKey = Extract<keyof typeof logEn, `history.action.${string}`>;

export function actionWord(t: Say, action: string): string {
  const key = `history.action.${action}`;
  return isKnown(key) ? t(key) : action;
}

const SCREENS = [
  'users',
  'tokens',
  'webhooks',
  'webhook-deliveries',
  'releases',
  'schedule',
  'files',
  'backups',
  'sheets',
  'leads',
  'templates',
  'offers',
  'subscribers',
  'person',
  'privacy',
  'troubles',
] as const;

/** Where it was done, for what is no record of the model. */
export function screenName(t: Say, subject: string): string {
  return t(`history.place.${SCREENS.find((screen) => subject === screen || subject.startsWith(`${screen}/`)) ?? 'other'}`);
}

function isKnown(key: string): key is ActionKey {
  return Object.hasOwn(logEn, key);
}
