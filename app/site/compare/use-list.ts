import { useLanguage } from '#app/page/texts.ts';
import { LOCALES } from '#i18n/locales.ts';

export function useList(): (names: readonly string[]) => string {
  const language = useLanguage();
  return (names) => new Intl.ListFormat(LOCALES[language].intl).format(names);
}
