import { numberFormat, pluralRules } from './formats.ts';

const PLURAL = /\{(\w+), plural,((?: \w+ \{[^{}]*\})+)\}/g;
const FORM = /(\w+) \{([^{}]*)\}/g;

/** In the notation of ICU: `{count, plural, one {# file} other {# files}}`, `#` the number. English has two forms, Arabic six. */
export function plural(language: 'en' | 'ar', sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(PLURAL, (whole, name: string, list: string) => {
    const forms = new Map(Array.from(list.matchAll(FORM), ([, form, text]) => [form, text]));
    const count = Number(values[name]);
    const form = pluralRules(language).select(count);
    return (forms.get(form) ?? forms.get('other') ?? whole).replaceAll('#', numberFormat('en').format(count));
  });
}
