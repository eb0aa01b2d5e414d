import { isRecord } from '#content/known.ts';
import { isMailKey, mailTexts } from './mail-texts.ts';
import { valueText } from './lead-texts.ts';
import type { Language } from '#i18n/translate.ts';

export type ListedProduct = { product_id: number; product: string; size?: string; quantity: number };

/** The products of an inquiry about several. */
export function listedIn(value: unknown): ListedProduct[] {
  return Array.isArray(value) ? value.filter(isListed) : [];
}

function isListed(value: unknown): value is ListedProduct {
  return (
    isRecord(value) &&
    typeof value['product_id'] === 'number' &&
    typeof value['product'] === 'string' &&
    typeof value['quantity'] === 'number'
  );
}

function amountOf(size: string | undefined, quantity: number): string {
  return [size, `× ${quantity}`].filter(Boolean).join(' ');
}

export function leadDetails(fields: Readonly<Record<string, unknown>>, language: Language): { label: string; value: string }[] {
  const t = mailTexts(language);
  return Object.entries(fields).flatMap(([name, value]) => {
    if (name === 'products')
      return listedIn(value).map(({ product, size, quantity }) => ({ label: product, value: amountOf(size, quantity) }));
    const key = `mail.field.${name}`;
    return value === '' ? [] : [{ label: isMailKey(key) ? t(key) : name, value: valueText(name, value, language) }];
  });
}
