import { settingsGroups } from '#content/settings/index.ts';
import type { Language } from '#i18n/translate.ts';
import type { Lead } from '#store/leads/leads.ts';
import type { SettingsOperations } from '#api/content/settings/settings.ts';
import { isSimpleAddress } from './message.ts';

/** Unless the settings say otherwise. */
export const VISITOR_MAILS_PER_HOUR = 200;

const NOTICE_LANGUAGES: ReadonlyMap<string, Language> = new Map([
  ['en', 'en'],
  ['ar', 'ar'],
]);

export type SenderSettings = Awaited<ReturnType<typeof readSenderSettings>>;

/** Who sends, who is told, and in which words: all of it from the settings, nothing from visitors. */
export async function readSenderSettings(settings: Pick<SettingsOperations, 'read'>, language: Language, country: string) {
  const [mail, site, contact] = await Promise.all([
    settings.read(settingsGroups.mail, language),
    settings.read(settingsGroups.site, language),
    settings.read(country === 'sa' ? settingsGroups.contactSa : settingsGroups.contactAe, language),
  ]);
  const company = site.company_name || 'Lamha';
  return {
    company,
    from: { name: mail.from_name || company, address: mail.from_address },
    answersTo: isSimpleAddress(contact.email) ? contact.email : undefined,
    recipients: mail.recipients,
    selfTestTo: selfTestAddressIn(mail),
    /** Nothing said: the language of the form the visitor used. */
    noticeLanguage: NOTICE_LANGUAGES.get(mail.notice_language),
    thanks: { subject: mail.thank_you_subject, text: mail.thank_you_text },
  };
}

export function recipientsOf({ recipients, selfTestTo }: SenderSettings, { kind, country }: Pick<Lead, 'kind' | 'country'>): string[] {
  if (kind === 'self-test') return [selfTestTo].filter(isSimpleAddress);
  const fits = (wanted: string, real: string) => wanted === '' || wanted === 'any' || wanted === real;
  const told = recipients.filter((one) => fits(one.kind, kind) && fits(one.country, country)).map(({ email }) => email.trim());
  return [...new Set(told.filter(isSimpleAddress))];
}

const NOBODYS = /@(?:.+\.)?example\.(?:com|net|org)$/i;

/** Only a mailbox that somebody named; the example domains of the demo company are nobody's. */
export function selfTestAddressIn({ self_test_address: address }: { self_test_address: string }): string {
  return NOBODYS.test(address.trim()) ? '' : address.trim();
}

export function allRecipientsOf({ recipients }: SenderSettings): string[] {
  return [...new Set(recipients.map(({ email }) => email.trim()).filter(isSimpleAddress))];
}
