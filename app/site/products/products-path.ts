import { type Filters, writeFilters } from '#content/catalogue/filters.ts';
import { pagePath } from '#app/page/links.ts';
import type { Language } from '#i18n/translate.ts';

/** The one address of some filters. */
export function productsPath(filters: Filters, language: Language): string {
  const query = writeFilters(filters);
  const path = pagePath('products', language);
  return query === '' ? path : `${path}?${query}`;
}
