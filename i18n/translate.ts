import { apiAr } from './messages/api.ar.ts';
import { apiEn } from './messages/api.en.ts';
import { plural } from './plural.ts';

export type Language = 'en' | 'ar';
export type ApiKey = keyof typeof apiEn;

const catalogues: Readonly<Record<Language, Readonly<Record<ApiKey, string>>>> = { en: apiEn, ar: apiAr };

export function isApiKey(key: string): key is ApiKey {
  return Object.hasOwn(apiEn, key);
}

/** The sentence for a key, with its `{names}` filled in and bent by its numbers. */
export function translate(language: Language, key: ApiKey, values: Readonly<Record<string, string | number>> = {}): string {
  return fill(language, catalogues[language][key], values);
}

export function fill(language: Language, sentence: string, values: Readonly<Record<string, string | number>>): string {
  return plural(language, sentence, values).replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
