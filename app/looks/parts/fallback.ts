import { LOCALES } from '#i18n/locales.ts';
import { useLanguage } from '#app/page/texts.ts';

type WithFallback = { fallback: readonly string[] };

/** Words taken from the other language say so, for readers' voices and for their direction. */
export function useFallback(item: WithFallback): (field: string) => { lang?: string; dir?: string } {
  const { code, dir } = LOCALES[useLanguage() === 'ar' ? 'en' : 'ar'];
  return (field) => (item.fallback.includes(field) ? { lang: code, dir } : {});
}
