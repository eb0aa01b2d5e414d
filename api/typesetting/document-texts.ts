import { documentsAr } from '#i18n/messages/documents.ar.ts';
import { documentsEn } from '#i18n/messages/documents.en.ts';
import { fill, type Language } from '#i18n/translate.ts';

export type DocumentKey = keyof typeof documentsEn;
export type DocumentTexts = (key: DocumentKey, values?: Readonly<Record<string, string | number>>) => string;

const CATALOGUES: Readonly<Record<Language, Readonly<Record<DocumentKey, string>>>> = { en: documentsEn, ar: documentsAr };

export function documentTexts(language: Language): DocumentTexts {
  return (key, values = {}) => fill(language, CATALOGUES[language][key], values);
}
