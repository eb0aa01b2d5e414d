import { settingsGroups } from '#content/settings/index.ts';
import type { SettingsOperations } from '#api/content/settings/settings.ts';
import type { Country } from '#i18n/locales.ts';
import type { Language } from '#i18n/translate.ts';
import type { Sheet } from './sheet.ts';

const LTR = '\u2066';
const END = '\u2069';

/** Who signs a document and how to reach them: the office of one country, or all of them. */
export async function readCompany(
  settings: Pick<SettingsOperations, 'read'>,
  language: Language,
  country?: Country,
): Promise<Sheet['data']['company']> {
  const [site, sa, ae] = await Promise.all([
    settings.read(settingsGroups.site, language),
    settings.read(settingsGroups.contactSa, language),
    settings.read(settingsGroups.contactAe, language),
  ]);
  const offices = { sa, ae };
  const contacts = country ? [offices[country]] : [sa, ae];
  const address = country ? offices[country].address.replace(/\s+/g, ' ').trim() : '';
  return { name: site.company_name || 'Lamha', lines: [address, waysTo(contacts)].filter((line) => line !== '') };
}

/** Numbers and addresses, which read from left to right in Arabic too. */
export function waysTo(contacts: readonly { phone: string; email: string }[]): string {
  const ways = contacts.flatMap(({ phone, email }) => [phone, email]).filter((way) => way !== '');
  return ways.map((way) => `${LTR}${way}${END}`).join(' · ');
}
