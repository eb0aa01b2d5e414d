import { mailAr } from '#i18n/messages/mail.ar.ts';
import { mailEn } from '#i18n/messages/mail.en.ts';
import { fill, type Language } from '#i18n/translate.ts';

export type MailKey = keyof typeof mailEn;
export type MailTexts = (key: MailKey, values?: Readonly<Record<string, string | number>>) => string;

const CATALOGUES: Readonly<Record<Language, Readonly<Record<MailKey, string>>>> = { en: mailEn, ar: mailAr };

export function mailTexts(language: Language): MailTexts {
  return (key, values = {}) => fill(language, CATALOGUES[language][key], values);
}

export function isMailKey(key: string): key is MailKey {
  return Object.hasOwn(mailEn, key);
}
