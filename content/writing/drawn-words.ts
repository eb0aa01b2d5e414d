import type { Language } from '#content/languages.ts';

const RTL = '\u2067';
const END = '\u2069';

/** Words in a drawing that is set on paper: the typesetter reads no `direction`, so what runs from the right says so itself. */
export function drawnWords(text: string, language: Language): string {
  return language === 'ar' ? `${RTL}${text}${END}` : text;
}
