import { pagePath } from '#app/page/links.ts';
import { type Compared, writeCompared } from '#content/shortlist.ts';
import type { Language } from '#i18n/translate.ts';

/** Where some products stand side by side, each in the size that was chosen. */
export function comparePath(compared: readonly Compared[], language: Language): string {
  const path = pagePath('compare', language);
  return compared.length === 0 ? path : `${path}?products=${writeCompared(compared)}`;
}
