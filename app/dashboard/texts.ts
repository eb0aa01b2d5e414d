import { type DashboardKey, dashboardTexts } from '#i18n/messages/dashboard.ts';
import { fill, type Language } from '#i18n/translate.ts';
import { useLanguage } from '#app/page/texts.ts';

type Values = Readonly<Record<string, string | number>>;
export type Say = (key: DashboardKey, values?: Values) => string;

export function textsIn(language: Language): Say {
  const catalogue = dashboardTexts[language];
  return (key, values) => (values ? fill(language, catalogue[key], values) : catalogue[key]);
}

/** `t` for the language of this address. */
export function useTexts(): Say {
  return textsIn(useLanguage());
}
