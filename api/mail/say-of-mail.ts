import { translate, type Language } from '#i18n/translate.ts';

/** What is said of a mail that goes out, and of one that waits until there is a mail server and a sender. */
const LATER = {
  'api.done.invited': 'api.done.invited-later',
  'api.done.link-renewed': 'api.done.link-renewed-later',
  'api.done.mail-queued': 'api.done.mail-queued-later',
  'api.done.answer-waits': 'api.done.mail-queued-later',
  'api.done.link-sent': 'api.done.link-sent-later',
  'api.done.meeting-decided': 'api.done.meeting-decided-later',
  'api.done.offer-accepted': 'api.done.offer-accepted-later',
  'api.done.offer-sent': 'api.done.offer-sent-later',
  'api.done.subscribed': 'api.done.subscribed-later',
} as const;

export type SayOfMail = (
  language: Language,
  key: keyof typeof LATER,
  values?: Readonly<Record<string, string | number>>,
) => Promise<string>;

export function openSayOfMail(mail: { canSend: () => Promise<boolean> }): SayOfMail {
  return async (language, key, values) => translate(language, (await mail.canSend()) ? key : LATER[key], values);
}
