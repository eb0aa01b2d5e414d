import { pagePath } from '#app/page/links.ts';
import { type ShortlistItem, writeShortlist } from '#content/shortlist.ts';
import type { Language } from '#i18n/translate.ts';

export function shortlistPath(list: readonly ShortlistItem[], language: Language): string {
  const path = pagePath('shortlist', language);
  return list.length === 0 ? path : `${path}?products=${writeShortlist(list)}`;
}
