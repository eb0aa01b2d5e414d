import type { Currencies, FieldCode, Length } from '#api/errors.ts';
import { translate, type Language } from '#i18n/translate.ts';

type Figures = { currencies?: Currencies | undefined; length?: Length | undefined; nearest?: string | undefined };

const OF_LENGTH: readonly FieldCode[] = ['too-long', 'too-short', 'too-many'];

export function fieldSentence(
  language: Language,
  code: FieldCode,
  label: string,
  { currencies, length, nearest = '' }: Figures = {},
): string {
  if (length && OF_LENGTH.includes(code)) return translate(language, keyOf(length), { label, ...length });
  if (!currencies) return translate(language, `api.field.${code}`, { label, nearest });
  const nameOf = (currency: Currencies['own']) => translate(language, `api.currency.${currency}`);
  return translate(language, `api.field.${code}`, { label, given: nameOf(currencies.given), own: nameOf(currencies.own) });
}

function keyOf(length: Length) {
  if ('least' in length) return 'api.length.least';
  return `api.length.${length.of ?? 'characters'}` as const;
}
