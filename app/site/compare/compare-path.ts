import { pagePath } from '#app/page/links.ts';
import type { Language } from '#i18n/translate.ts';

/** Where some products stand side by side. */
export function comparePath(ids: readonly number[], language: Language): string {
  const path = pagePath('compare', language);
  return ids.length === 0 ? path : `${path}?products=${ids.toSorted((a, b) => a - b).join(',')}`;
}
