import type { Language } from '#content/languages.ts';
import type { PlainSheet, Sheet } from './sheet.ts';

/** Both languages on one sheet, as the trade hands it on; where it has to be one of them (title, reading order), that of the reader. */
export function sheetOfBoth(language: Language, sheets: Readonly<Record<Language, PlainSheet>>): Sheet {
  const { template, data, pictures } = sheets[language];
  return {
    template: `${template}-both`,
    data: { ...data, other: sheets[language === 'ar' ? 'en' : 'ar'].data },
    ...(pictures && { pictures }),
  };
}
