import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerPages } from '#app/server/register-pages.ts';
import { siteAr } from '#i18n/messages/site.ar.ts';
import { siteEn } from '#i18n/messages/site.en.ts';
import { createTestApp, type TestApp } from '#test/rig/app.ts';
import { ENGINES } from '#test/rig/postgres.ts';
import { proves } from '#test/requirements/proves.ts';

const BOTH = [
  ['', siteAr, siteEn],
  ['/en', siteEn, siteAr],
] as const;

/** The one that tells staff that visitors do not see this. */
const hasBar = (html: string, own: (typeof BOTH)[number][1]) =>
  new RegExp(`<aside [^>]*aria-label="${own['site.preview.closed']}"`).test(html);

describe.each(ENGINES)('%s', (engine) => {
  let app: TestApp;
  const change = (values: Record<string, unknown>, base = '/api/en') => app.admin('PUT', `${base}/settings/site`, { json: values });
  const stored = async () => (await app.admin('GET', '/api/en/inbox')).body['total'];

  beforeAll(async () => {
    app = await createTestApp({
      engine,
      extend: (instance, { operations, changes }) => registerPages(instance, { operations, onContentChange: changes.onChange }),
    });
    for (const path of ['/', '/en/about']) await app.call('GET', path); // what was kept before must not be given out
    await app.admin('PUT', '/api/en/settings/contact-sa', {
      json: { phone: '+966 50 000 0000', email: 'hello@example.com', whatsapp: '+966 50 000 0001' },
    });
    await change({ short_name: 'Lamha', closed: 1, closed_notice: 'Back on <Sunday> at nine.' });
    await change({ closed_notice: 'نعود يوم الأحد في التاسعة.' }, '/api/ar');
  });
  afterAll(() => app?.stop());

  test.each(BOTH)(
    'a closed site says so at every address below %j, in both languages and with ways to reach us',
    async (prefix, own, other) => {
      proves('4-30');
      for (const path of [prefix || '/', `${prefix}/about`, `${prefix}/product/1`, `${prefix}/no-such-page`, `${prefix}/closed`]) {
        const { status, headers, text } = await app.call('GET', path);
        expect(status).toBe(503);
        expect(headers.get('retry-after')).toBe('600');
        expect(headers.get('cache-control')).toBe('no-store');
        expect(headers.get('x-robots-tag')).toBe('noindex');
        expect(headers.get('content-security-policy')).toContain(`default-src 'none'`);
        expect(text.slice(0, 200)).toContain(`<html lang="${prefix ? 'en' : 'ar'}" dir="${prefix ? 'ltr' : 'rtl'}"`);
        expect(/<h1[^>]*>([^<]+)/.exec(text)?.[1]).toBe(own['site.closed.title']);
        expect(/<h2[^>]*>([^<]+)/.exec(text)?.[1]).toBe(other['site.closed.title']);
        const TEXTS = ['Lamha', 'Back on &lt;Sunday&gt; at nine.', 'نعود يوم الأحد في التاسعة.', 'noindex', '<a href=""'];
        const WAYS = ['href="tel:+966500000000"', 'href="mailto:hello@example.com"', 'href="https://wa.me/966500000001'];
        expect([...TEXTS, ...WAYS].filter((part) => !text.includes(part))).toEqual([]);
        // Nothing to wake: only the few lines that know the visitor's language and country, and the script of every page.
        expect(text.match(/<script/g)).toHaveLength(2);
        expect(text.match(/<script type="module" src="\/assets\/[^"]+\.js"/g)).toHaveLength(1);
        expect(text.includes('application/json')).toBe(false);
      }
    },
  );

  test('a page that was open before the site was closed loads its next one as a whole', async () => {
    proves('4-30');
    for (const [asked, target] of [
      ['/about.data', '/about'],
      ['/_.data', '/'],
      ['/en.data?_routes=en', '/en'],
    ] as const) {
      const { status, headers } = await app.call('GET', asked);
      expect([status, headers.get('x-remix-redirect'), headers.get('x-remix-reload-document')]).toEqual([204, target, 'true']);
    }
  });

  test('a form that is sent to a closed site keeps what was typed and stores nothing', async () => {
    proves('4-30');
    const before = await stored();
    const typed = { name: 'Noura', number: '+966 50 000 0002', email: '', message: 'A wall for the lobby, please' };
    for (const [prefix, own] of BOTH) {
      const { status, headers, text } = await app.call('POST', `${prefix}/contact`, { form: typed });
      expect([status, headers.get('cache-control')]).toEqual([503, 'private, no-store']);
      const TYPED = [`>${typed.message}</textarea>`, `value="${typed.name}"`, `>${own['site.contact.failed']}</div>`];
      expect(TYPED.filter((part) => !text.includes(part))).toEqual([]);
      expect(hasBar(text, own)).toBe(false);
    }
    for (const [base, texts] of [
      ['/api/en', 'closed for maintenance'],
      ['/api/ar', 'مغلق للصيانة'],
    ] as const) {
      const { status, headers, body } = await app.call('POST', `${base}/send-email`, { json: { subject: 'A wall', message: 'For us' } });
      expect([status, headers.get('retry-after'), body['success']]).toEqual([503, '600', false]);
      expect(body['message']).toContain(texts);
    }
    expect(await stored()).toBe(before);
  });

  test('staff, the dashboard, what is only read and whoever watches the server go on as before', async () => {
    proves('4-30');
    for (const [prefix, own] of BOTH) {
      const { status, headers, text } = await app.admin('GET', `${prefix}/about`);
      expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
      expect(hasBar(text, own)).toBe(true);
      const switchAt = `href="${prefix}/dashboard/settings/site"`;
      expect(text.includes(switchAt)).toBe(true);
      expect((await app.admin('GET', `${prefix}/dashboard`)).text.includes(switchAt)).toBe(true);
    }
    for (const path of ['/healthz', '/readyz', '/robots.txt', '/api/en/products', '/newsletter/unsubscribe?token=none'])
      expect((await app.call('GET', path)).status).toBe(200);
    const door = await app.call('GET', '/dashboard');
    expect([door.status, door.text.includes('type="password"')]).toEqual([401, true]);
    const wrong = await app.call('POST', '/api/auth/login', { json: { username: 'admin', password: 'not this one' } });
    expect(wrong.status).toBe(401);
    expect((await app.call('POST', '/api/en/newsletter/unsubscribe', { json: { token: 'none' } })).status).toBe(422);
  });

  test('opening the site again shows it at once, and closing it again hides what was kept', async () => {
    proves('4-30');
    await change({ closed: 0 });
    expect((await app.call('GET', '/closed')).headers.get('location')).toBe('/');
    const { status, text, headers } = await app.call('GET', '/about');
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=0, must-revalidate, s-maxage=1']);
    expect(hasBar(text, siteAr)).toBe(false);
    await change({ closed: 1 });
    expect((await app.call('GET', '/about', { headers: { 'if-none-match': headers.get('etag')! } })).status).toBe(503);
    await change({ closed: 0 });
  });
});
