import { createHash } from 'node:crypto';
import { agreementAr } from '#i18n/messages/site/agreement.ar.ts';
import { agreementEn } from '#i18n/messages/site/agreement.en.ts';
import type { Language } from '#i18n/translate.ts';

type Key = keyof typeof agreementEn;
export type AgreementForm = Key extends `site.agree.${infer Form}` ? Form : never;
export type Agreement = { text: string; version: string };

const VERSION_LENGTH = 12;

/** The words under a form, and a version that changes with every change of them, so that nobody can forget to count. */
export function agreementTo(form: AgreementForm, language: Language): Agreement {
  const text = { en: agreementEn, ar: agreementAr }[language][`site.agree.${form}`];
  return { text, version: createHash('sha256').update(text).digest('hex').slice(0, VERSION_LENGTH) };
}
