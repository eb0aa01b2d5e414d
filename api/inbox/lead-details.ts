import { isMailKey, mailTexts } from '#api/mail/mail-texts.ts';
import { typeWords } from '#api/meetings/calendar-file.ts';
import type { Language } from '#i18n/translate.ts';

/** What the form called its fields, said in words. */
export function leadDetails(fields: Readonly<Record<string, unknown>>, language: Language): { label: string; value: string }[] {
  const t = mailTexts(language);
  return Object.entries(fields).flatMap(([name, value]) => {
    const key = `mail.field.${name}`;
    const words = name === 'type' ? typeWords(String(value), language) : String(value);
    return value === '' ? [] : [{ label: isMailKey(key) ? t(key) : name, value: words }];
  });
}
