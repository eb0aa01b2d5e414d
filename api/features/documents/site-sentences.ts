import { advisorAr } from '#i18n/messages/site/advisor.ar.ts';
import { advisorEn } from '#i18n/messages/site/advisor.en.ts';
import { wallAr } from '#i18n/messages/site/wall.ar.ts';
import { wallEn } from '#i18n/messages/site/wall.en.ts';
import type { Say } from '#content/writing/say.ts';
import { fill, type Language } from '#i18n/translate.ts';

/** The sentences of the pages that plan walls and advise: paper says the same as the screen. */
const SENTENCES = { en: { ...wallEn, ...advisorEn }, ar: { ...wallAr, ...advisorAr } };

export function siteSentences(language: Language): Say<keyof typeof SENTENCES.en> {
  return (key, values = {}) => fill(language, SENTENCES[language][key], values);
}
