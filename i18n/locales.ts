import type { Language } from './translate.ts';

/** Everything about a language that is not a sentence. `intl` is explicit about digits and calendar: `ar` alone differs between browsers. */
export const LOCALES = {
  ar: { code: 'ar', dir: 'rtl', hrefLang: 'ar', localName: 'العربية', prefix: '', intl: 'ar-AE-u-nu-latn-ca-gregory', ogLocale: 'ar_SA' },
  en: {
    code: 'en',
    dir: 'ltr',
    hrefLang: 'en',
    localName: 'English',
    prefix: '/en',
    intl: 'en-GB-u-nu-latn-ca-gregory',
    ogLocale: 'en_GB',
  },
} as const satisfies Record<Language, unknown>;

/** What a country decides, apart from the contact set, which is a setting. */
/** `week` is how the meeting calendar begins: five columns in both, Friday closed where it is a day of rest. */
export const COUNTRIES = {
  sa: { code: 'sa', currency: 'SAR', timeZone: 'Asia/Riyadh', week: 'mon-thu' },
  ae: { code: 'ae', currency: 'AED', timeZone: 'Asia/Dubai', week: 'mon-fri' },
} as const;

export type Country = keyof typeof COUNTRIES;

export function isCountry(value: unknown): value is Country {
  return typeof value === 'string' && Object.hasOwn(COUNTRIES, value);
}
