import { afterAll, expect, test } from 'vitest';
import { settingsGroups } from '#content/settings/index.ts';
import { openDemo } from './demo-operations.ts';
import { soon } from '#test/rig/soon.ts';
import { proves } from '#test/requirements/proves.ts';

const SIZES = JSON.stringify({ widths: [320], formats: ['avif', 'webp'] });
const { app, change, close } = await openDemo('', ({ kysely }) =>
  kysely.updateTable('files').set({ variants: SIZES }).where('width', '=', 512).where('height', '=', 512).execute(),
);
afterAll(close);

const body = async (url: string) => (await app.inject({ url })).body;

test('mark, browser icon, social links, company profile and intro film of the settings are what visitors get', async () => {
  proves('4-11');
  const [arabic, english] = await Promise.all([body('/about'), body('/en/about')]);
  const profileIn = (html: string) => /href="(\/uploads\/[^"]+\.pdf)"/.exec(html)?.[1];
  const logoIn = (html: string) => /<a [^>]*class="[^"]*brand[^"]*"[\s\S]*?<img [^>]*src="([^"]+)"/.exec(html)?.[1];
  for (const find of [profileIn, logoIn]) {
    expect(find(arabic)).toMatch(/^\/uploads\//);
    expect(find(arabic)).not.toBe(find(english));
  }
  // A tab shows sixteen pixels: it gets the smallest size, a phone's home screen the whole.
  const icon = /<link rel="apple-touch-icon" href="(\/uploads\/[^"]+)"/.exec(arabic)?.[1];
  expect((await app.inject({ url: icon! })).headers['content-type']).toBe('image/png');
  const small = icon!.replace('.png', '-320.webp');
  expect(arabic).toContain(`<link rel="icon" href="${small}" sizes="320x320"`);
  expect((await app.inject({ url: small })).rawPayload.length).toBeLessThan(6000);
  expect(JSON.parse(await body('/site.webmanifest'))).toMatchObject({ icons: [{ src: icon, sizes: '512x512' }] });
  const films = await Promise.all(['/register', '/en/register'].map(async (path) => /\w{24}\.mp4/.exec(await body(path))?.[0]));
  expect(films.map(Boolean)).toEqual([true, true]);
  expect(films[0]).not.toBe(films[1]); // each language has its own
  expect(await body('/en/register')).toContain('data-intro');
  await change(settingsGroups.site, { intro_video: '' });
  proves('3-67');
  await soon(async () => expect(await body('/en/register')).not.toContain('data-intro'));

  await change(settingsGroups.site, {
    favicon: '',
    social: [{ name: 'Example', icon: 'globe', link: 'https://social.example.com/lamha' }],
  });
  await soon(async () => {
    const changed = await body('/about');
    expect(changed.includes('href="https://social.example.com/lamha"')).toBe(true);
    expect(changed.includes('<link rel="icon" href="/favicon.svg"')).toBe(true);
    expect(changed.includes(String(icon))).toBe(false);
  });
});

test('everything about the pop-up is a setting: words, prices, link, days, delay, and whether it is shown', async () => {
  proves('4-24');
  const texts = { badge: 'Now', title: 'A wall', subtitle: 'In a day', description: 'It comes whole.', features: ['One', 'Two'] };
  const prices = { price_sa: 4100, currency_sa: 'SAR', price_ae: 4000, currency_ae: 'AED' };
  const days = { shown_from: '2030-01-01', shown_until: '2030-02-01' };
  await change(settingsGroups.popUp, { active: 1, delay_seconds: 7, link: '/product/2', ...texts, ...prices, ...days });
  const SHOWN = [
    ...[texts.badge, texts.title, texts.subtitle, texts.description].map((phrase) => `>${phrase}<`),
    ...texts.features.map((feature) => `>${feature}<`),
    `data-from="${days.shown_from}"`,
    `data-until="${days.shown_until}"`,
  ];
  await soon(async () => {
    const dialog = await body('/en/pop-up');
    expect(SHOWN.filter((part) => !dialog.includes(part))).toEqual([]);
    expect(priceIn(dialog, 'sa')).toMatch(/4,100 SAR$/);
    expect(priceIn(dialog, 'ae')).toMatch(/4,000 AED$/);
    expect(/<a [^>]*data-leads[^>]*>/.exec(dialog)?.[0]).toMatch(/href="\/en\/product\/2[/"]/);
    expect(delayIn(await body('/en/about'))).toBe('7');
  });
  // Where somebody is at work it is left out, unless the company wants it there too.
  const WORKING = ['advisor', 'wall', 'compare', 'search', 'products', 'shortlist', 'contact', 'register'];
  for (const page of WORKING) expect([page, delayIn(await body(`/en/${page}`))]).toEqual([page, undefined]);
  await change(settingsGroups.popUp, { at_work: 1 });
  await soon(async () => expect(delayIn(await body('/en/advisor'))).toBe('7'));
  // Nothing lies over an offer, whatever the company wants elsewhere.
  expect(delayIn(await body(`/en/offer/${'x'.repeat(43)}`))).toBeUndefined();
  await change(settingsGroups.popUp, { at_work: 0, active: 0 });
  await soon(async () => expect(delayIn(await body('/en/about'))).toBeUndefined());
});

test('everything on the campaign page is a setting: slides, gallery, spec sheet, forms, chat and measuring', async () => {
  proves('4-25');
  const html = await body('/en/the-vision');
  const pictures = new Set([...html.matchAll(/src="(\/uploads\/[^"]+)"/g)].map(([, src]) => src));
  expect(pictures.size).toBeGreaterThanOrEqual(7);
  const sheetsOf = (page: string) => new Set([...page.matchAll(/href="(\/uploads\/[^"]+\.pdf)"/g)].map(([, href]) => href));
  const [english, arabic] = [sheetsOf(shownOf(html)), sheetsOf(shownOf(await body('/the-vision')))];
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
  const CHANGED = ['A slide of our own', 'Our gallery', 'Our series', 'Our words', '99', 'forms.example.org/quote'];
  await soon(async () => {
    const changed = await body('/en/the-vision');
    expect(CHANGED.filter((phrase) => !shownOf(changed).includes(phrase))).toEqual([]);
    expect(['pixel-of-ours', 'G-OURS'].filter((id) => !changed.includes(id))).toEqual([]);
    expect(/text=Hello(?:%20|\+)from(?:%20|\+)the(?:%20|\+)wall/.test(shownOf(changed))).toBe(true);
  });
});

test('how each country is reached is a setting: phone, mail, chat, address, map and working hours', async () => {
  const soonDay = new Date(Date.now() + 20 * 86_400_000);
  const soonDate = soonDay.toISOString().slice(0, 10);
  for (const [group, country] of [
    [settingsGroups.contactSa, 'sa'],
    [settingsGroups.contactAe, 'ae'],
  ] as const) {
    await change(group, {
      phone: '+966 11 000 1234',
      email: `${country}@wall.example.com`,
      whatsapp: '+966 50 000 4321',
      address: `New street of ${country}`,
      map_embed: `https://maps.example.com/${country}`,
      working_days: 'sun-thu',
      opens: '07:30',
      closes: '13:00',
      own_days: [
        { weekday: '4', opens: '', closes: '11:00' },
        { weekday: '5', opens: '08:00', closes: '09:00' },
      ],
      periods: [
        { from: '2020-01-03', until: '2020-01-05', opens: '10:00', closes: '12:00' },
        { from: soonDate, until: soonDate, opens: '10:30', closes: '12:00' },
        { from: '2049-01-03', until: '2049-01-05', opens: '10:00', closes: '12:00' },
      ],
    });
    const parts = [
      'tel:+966110001234',
      `mailto:${country}@wall.example.com`,
      'wa.me/966500004321',
      `New street of ${country}`,
      `maps.example.com/${country}`,
    ];
    proves('4-08');
    await soon(async () => {
      const contact = await body('/en/contact');
      expect(parts.filter((part) => !contact.includes(part))).toEqual([]);
      expect(await body('/en')).toMatch(new RegExp(`"${country}":\\{"week":[^}]*"opens":"07:30","closes":"13:00"`));
    });
  }
  // Days with other hours are told; those that are over or years away, and those on which nobody can come, are not.
  const [english, arabic] = [await body('/en'), await body('/')];
  for (const part of [
    '07:30 to 13:00',
    'Thursday: 07:30 to 11:00',
    `\u2068${soonDay.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })}\u2069: 10:30 to 12:00`,
  ])
    expect(english).toContain(part);
  for (const part of ['من 07:30 إلى 13:00', 'الخميس: من 07:30 إلى 11:00']) expect(arabic).toContain(part);
  for (const part of ['January 2020', 'January 2049', 'Friday: 08:00']) expect(english).not.toContain(part);
});

test('figures and quotes are on Home and About, certificates and service on About only, and an empty part is not shown', async () => {
  const [arabic, english] = await Promise.all([Promise.all(['/', '/about'].map(body)), Promise.all(['/en', '/en/about'].map(body))]);
  for (const html of arabic) expect(html).toContain('شركة متخيَّلة');
  for (const html of english) expect(html).toContain('is an invented company');
  await change(settingsGroups.proof, {
    figures_heading: 'Our numbers',
    figures: [{ title: '77 m²', text: 'of our own screens' }],
    quotes: [{ text: 'It works.', name: 'Nobody Real', role: 'Tester', result: '9 of 9' }],
    certificates_heading: 'Our papers',
    certificates: [{ title: 'PAPER-1', text: 'on everything' }],
    service: [],
  });
  const ON_BOTH = ['Our numbers', 'of our own screens', 'It works.', 'Nobody Real', '9 of 9'];
  await soon(async () => {
    const [home, about] = await Promise.all(['/en', '/en/about'].map(body));
    expect(ON_BOTH.filter((phrase) => !home?.includes(phrase) || !about?.includes(phrase))).toEqual([]);
    expect([home?.includes('PAPER-1'), about?.includes('PAPER-1'), about?.includes('Warranty and service')]).toEqual([false, true, false]);
  });
  await change(settingsGroups.proof, { figures: [], quotes: [], certificates: [] });
  await soon(async () => expect(await body('/en')).not.toContain('Our numbers'));
});

/** Without the blocks in the other language, which the toggle of the campaign page shows. */
function shownOf(page: string): string {
  return page.replace(/<div [^>]*data-campaign="[^"]*"[^>]* hidden=""[\s\S]*?<\/main>/, '');
}

/** After how many seconds a page opens the pop-up. */
function delayIn(html: string): string | undefined {
  return /<div data-pop-up="\/en\/pop-up" data-delay="(\d+)"/.exec(html)?.[1];
}

/** What a visitor from this country reads as the price. */
function priceIn(html: string, country: string): string | undefined {
  return new RegExp(`<p [^>]*data-only-country="${country}"[^>]*>(.*?)</p>`).exec(html)?.[1]?.replaceAll(/<[^>]+>/g, '');
}

test('every text of the settings is what its page says, each language its own', async () => {
  const TEXTS = [
    { group: settingsGroups.site, names: ['tagline'], at: '/about' },
    {
      group: settingsGroups.home,
      names: ['why_heading', 'know_more_heading', 'discover_heading', 'clients_heading', 'static_heading', 'static_text', 'static_button'],
      at: '',
    },
    { group: settingsGroups.about, names: ['text', 'mission', 'vision', 'objectives', 'features_heading'], at: '/about' },
    { group: settingsGroups.register, names: ['heading', 'text', 'excellence_title', 'excellence_text'], at: '/register' },
    { group: settingsGroups.community, names: ['title', 'text'], at: '/our-community' },
  ] as const;
  for (const { group, names, at } of TEXTS) {
    const before = await body(at || '/');
    await change(group, Object.fromEntries(names.map((name) => [name, `Words of ${name}`])));
    await soon(async () => {
      const page = await body(`/en${at}`);
      proves('4-10');
      expect(names.filter((name) => !page.includes(`Words of ${name}`))).toEqual([]);
    });
    expect(before).not.toContain('Words of');
    expect(await body(at || '/')).not.toContain('Words of');
  }
});
