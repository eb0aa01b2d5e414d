import { type APIRequestContext, expect, type Locator } from '@playwright/test';
import type { Item, Language } from './visit.ts';

export const TEXTS = {
  en: {
    why: 'Why Choose Lamha for Your Visual Solutions?',
    knowMore: 'Get to Know More',
    discover: 'Discover Our Products',
    clients: "Clients We're Proud Of",
    stories: 'Light at work',
    tiles: 'Made to be looked at',
    learn: 'Learn More',
    read: 'Learn more',
    previous: 'Previous',
    next: 'Next',
    pause: 'Pause',
  },
  ar: {
    why: 'لماذا تختار لمحة لحلولك المرئية؟',
    knowMore: 'تعرّف أكثر',
    discover: 'اكتشف منتجاتنا',
    clients: 'عملاء نفخر بهم',
    stories: 'الضوء في مكانه',
    tiles: 'صُنعت لتُرى',
    learn: 'اعرف المزيد',
    read: 'اقرأ المزيد',
    previous: 'السابق',
    next: 'التالي',
    pause: 'إيقاف مؤقت',
  },
} as const;

/** How many cards of a row fit between its edges, with a gap of 20 pixels. */
export async function perView(row: Locator): Promise<number> {
  return row.locator('ul').evaluate((track) => {
    const card = track.querySelector('li')!.getBoundingClientRect().width;
    return Math.round(((track.clientWidth + 20) / (card + 20)) * 10) / 10;
  });
}

export function linksOf(row: Locator): Promise<string[]> {
  return row
    .locator('li:not([data-copy]) a')
    .evaluateAll((links) => links.map((link) => decodeURIComponent(link.getAttribute('href') ?? '')));
}

/** Each link leads to its record's own page at once: its path, and the name the page itself has. */
export async function expectDirect(request: APIRequestContext, links: readonly string[], paths: readonly string[]): Promise<void> {
  expect(links).toHaveLength(paths.length);
  for (const [index, link] of links.entries()) {
    expect(`${link}/`).toContain(`${paths[index]!.replace(/\/$/, '')}/`);
    expect((await request.get(link, { maxRedirects: 0 })).status(), link).toBe(200);
  }
}

export async function bannersOf(
  request: { get: (url: string) => Promise<{ json: () => Promise<unknown> }> },
  language: Language,
  path: string,
) {
  const answer = (await (await request.get(`/api/${language}${path}`)).json()) as Record<string, Item[]>;
  return answer['banners'] ?? answer['sliders'] ?? [];
}
