import { UNSAFE_decodeViaTurboStream as decode } from 'react-router';
import { afterAll, expect, test } from 'vitest';
import { settingsGroups } from '#content/settings/index.ts';
import { openDemo } from './demo-operations.ts';

const { app, change, close } = await openDemo();
afterAll(close);

const body = async (url: string) => (await app.inject({ url })).body;

test('4-11: mark, browser icon, social links, company profile and intro film of the settings are what visitors get', async () => {
  const [arabic, english] = await Promise.all([body('/about'), body('/en/about')]);
  const profileIn = (html: string) => /href="(\/uploads\/[^"]+\.pdf)"/.exec(html)?.[1];
  const logoIn = (html: string) => /<a [^>]*class="[^"]*brand[^"]*"[\s\S]*?<img [^>]*src="([^"]+)"/.exec(html)?.[1];
  for (const find of [profileIn, logoIn]) {
    expect(find(arabic)).toMatch(/^\/uploads\//);
    expect(find(arabic)).not.toBe(find(english));
  }
  const icon = /<link rel="icon" href="(\/uploads\/[^"]+)"/.exec(arabic)?.[1];
  expect((await app.inject({ url: icon! })).headers['content-type']).toBe('image/png');
  expect(arabic.includes(`<link rel="apple-touch-icon" href="${icon}"`)).toBe(true);
  expect(JSON.parse(await body('/site.webmanifest'))).toMatchObject({ icons: [{ src: icon, sizes: '512x512' }] });
  expect(/\w{24}\.mp4/.test(await body('/register'))).toBe(true);

  await change(settingsGroups.site, {
    favicon: '',
    social: [{ name: 'Example', icon: 'globe', link: 'https://social.example.com/lamha' }],
  });
  const changed = await body('/about');
  expect(changed.includes('href="https://social.example.com/lamha"')).toBe(true);
  expect(changed.includes('<link rel="icon" href="/favicon.svg"')).toBe(true);
  expect(changed.includes(String(icon))).toBe(false);
});

test('4-24: everything about the pop-up is a setting: words, prices, link, days, delay, and whether it is shown', async () => {
  const texts = { badge: 'Now', title: 'A wall', subtitle: 'In a day', description: 'It comes whole.', features: ['One', 'Two'] };
  const prices = { price_sa: 4100, currency_sa: 'SAR', price_ae: 4000, currency_ae: 'AED' };
  const days = { shown_from: '2030-01-01', shown_until: '2030-02-01' };
  await change(settingsGroups.popUp, { active: 1, delay_seconds: 7, link: '/product/2', ...texts, ...prices, ...days });
  expect(JSON.parse(await body('/en/pop-up'))).toMatchObject({
    ...texts,
    prices: { sa: { amount: 4100, currency: 'SAR' }, ae: { amount: 4000, currency: 'AED' } },
    link: '/product/2',
    shownFrom: days.shown_from,
    shownUntil: days.shown_until,
  });
  expect(await delayOf('/en/about.data')).toBe(7);
  await change(settingsGroups.popUp, { active: 0 });
  expect(await delayOf('/en/about.data')).toBeUndefined();
});

test('4-25: everything on the campaign page is a setting: slides, gallery, spec sheet, forms, chat and measuring', async () => {
  const html = await body('/en/the-vision');
  const pictures = new Set([...html.matchAll(/src="(\/uploads\/[^"]+)"/g)].map(([, src]) => src));
  expect(pictures.size).toBeGreaterThanOrEqual(7);
  const sheetsOf = (page: string) => new Set([...page.matchAll(/href="(\/uploads\/[^"]+\.pdf)"/g)].map(([, href]) => href));
  const [english, arabic] = [sheetsOf(html), sheetsOf(await body('/the-vision'))];
  expect([...english].filter((sheet) => arabic.has(sheet))).toEqual([]);
  expect(english.size).toBe(2); // the company's profile and the campaign's own
  await change(settingsGroups.campaign, {
    slides: [{ title: 'A slide of our own', description: 'With its words', background: 'dusk', image: '' }],
    gallery_heading: 'Our gallery',
    about_heading: 'Our series',
    about_text: 'Our words',
    sizes: ['99'],
    quote_form: 'https://forms.example.org/quote',
    whatsapp_message: 'Hello from the wall',
    pixel_id: 'pixel-of-ours',
    analytics_id: 'G-OURS',
  });
  const changed = await body('/en/the-vision');
  const WORDS = [
    'A slide of our own',
    'Our gallery',
    'Our series',
    'Our words',
    '99',
    'forms.example.org/quote',
    'pixel-of-ours',
    'G-OURS',
  ];
  expect(WORDS.filter((shown) => !changed.includes(shown))).toEqual([]);
  expect(/text=Hello(?:%20|\+)from(?:%20|\+)the(?:%20|\+)wall/.test(changed)).toBe(true);
});

/** After how many seconds the pages open the pop-up, as their data say. */
async function delayOf(url: string): Promise<number | undefined> {
  const { value } = await decode(new Blob([await body(url)]).stream(), globalThis);
  return (value as Record<string, { data: { popUpDelay?: number } }>)['en']?.data.popUpDelay;
}
