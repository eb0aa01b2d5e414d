import { withUnits } from '#content/writing/unbroken.ts';
import { type DashboardKey, dashboardTexts } from '#i18n/messages/dashboard.ts';
import { fill, type Language } from '#i18n/translate.ts';
import { useLanguage } from '#app/page/texts.ts';

type Values = Readonly<Record<string, string | number>>;
export type Say = (key: DashboardKey, values?: Values) => string;

const sentences = { en: new Map<DashboardKey, string>(), ar: new Map<DashboardKey, string>() };

/** Numbers stay with their units; what is filled in stays as somebody typed it. */
function sentenceOf(language: Language, key: DashboardKey): string {
  const known = sentences[language].get(key);
  if (known !== undefined) return known;
  const sentence = withUnits(dashboardTexts[language][key]);
  sentences[language].set(key, sentence);
  return sentence;
}

export function textsIn(language: Language): Say {
  return (key, values) => (values ? fill(language, sentenceOf(language, key), values) : sentenceOf(language, key));
}

/** `t` for the language of this address. */
export function useTexts(): Say {
  return textsIn(useLanguage());
}
