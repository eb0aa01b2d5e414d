import { afterAll, describe, expect, test } from 'vitest';
import { OPERATOR } from '#api/kernel/written-by.ts';
import { collections } from '#content/index.ts';
import { UNITS } from '#content/specifications/units.ts';
import { settingsGroups } from '#content/settings/index.ts';
import { siteAr } from '#i18n/messages/site.ar.ts';
import { siteEn } from '#i18n/messages/site.en.ts';
import { soon } from '#test/rig/soon.ts';
import { proves } from '#test/requirements/proves.ts';
import { openDemo } from './demo-operations.ts';
import { headingsOf, lettersOf, linksIn, partOf, squash } from './html.ts';

const { app, operations, change, close } = await openDemo();
afterAll(close);

type Item = Readonly<Record<string, string>> & { id: number };
type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

const LANGUAGES = { ar: { prefix: '', texts: siteAr }, en: { prefix: '/en', texts: siteEn } } as const;

describe.each(['ar', 'en'] as const)('in %s', (language) => {
  const { prefix, texts } = LANGUAGES[language];
  const here = (path: string) => (path === '/' ? prefix || '/' : prefix + path);
  const api = async <T = Item[]>(path: string) => (await app.inject({ url: `/api/${language}${path}` })).json<T>();

  async function get(path: string, host = 'localhost'): Promise<{ html: string; main: string; title: string }> {
    const answer = await app.inject({ url: here(path), headers: { host } });
    const { location } = answer.headers;
    const html = location ? (await app.inject({ url: location, headers: { host } })).body : answer.body;
    return { html, main: partOf(html, 'main'), title: lettersOf(partOf(html, 'title')) };
  }

  const slug = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ').replaceAll(/\s+/g, '-');

  test('home and about are their own pages', async () => {
    const settings = await api<Texts>('/settings');
    const [home, about] = [await get('/'), await get('/about')];
    const { banners } = await api<{ banners: Item[] }>('/herobanner');
    proves('A-01');
    expect(headingsOf(home.main, 1)).toEqual([squash(`${settings['site']!['company_name']}: ${settings['site']!['tagline']}`)]);
    expect(headingsOf(home.main, 2)).toEqual(expect.arrayContaining(banners.map(({ title }) => squash(title!))));
    proves('A-02');
    expect(headingsOf(about.main, 1)).toEqual([squash(texts['site.nav.about'])]);
    expect(lettersOf(about.main)).toContain(squash(settings['about']!['mission']!));
  });

  test('a category, a family, a product and a project are those whose number stands in the address', async () => {
    const [categories, families] = [await api('/category'), await api('/sub_category')];
    const [products, projects] = [await api('/products'), await api('/singleproject')];
    const titlesOf = async (path: string) => headingsOf((await get(path)).main, 1);
    for (const index of [0, 1]) {
      proves('A-03');
      const category = categories[index]!;
      expect(await titlesOf(`/one-category/${category.id}/${encodeURIComponent(slug(category['name']))}`)).toEqual([
        squash(category['name']!),
      ]);
      proves('A-04');
      const family = families[index]!;
      expect(await titlesOf(`/sub-category/${family.id}/any-name`)).toEqual([squash(family['title'] || family['name']!)]);
      proves('A-05');
      const product = products[index]!;
      expect(await titlesOf(`/product/${product.id}/${encodeURIComponent(slug(product['name']))}`)).toEqual([squash(product['name']!)]);
      proves('A-09');
      const project = projects[index]!;
      const address = `/project/${project.id}/${slug(project['title'], project['subtitle'])}`;
      expect(await titlesOf(`/project/${project.id}/any`)).toEqual([squash(project['title']!)]);
      expect(linksIn((await get('/projects')).main).map(({ to }) => to)).toContain(here(address));
    }
  });

  test('projects, contact, inquiry and return policy are their own pages, and know the country of the visitor', async () => {
    await change(settingsGroups.countries, { default_country: 'sa', hosts: [{ host: 'ae.example.com', country: 'ae' }] });
    const countryOf = async (path: string, host: string) => /<html [^>]*data-country="(\w+)"/.exec((await get(path, host)).html)?.[1];
    const countriesOf = (path: string) => Promise.all(['sa.example.com', 'ae.example.com'].map((host) => countryOf(path, host)));
    const projects = await get('/projects');
    proves('A-06');
    expect(headingsOf(projects.main, 2)).toEqual(expect.arrayContaining((await api('/projectcycle')).map(({ title }) => squash(title!))));
    expect(await countriesOf('/projects')).toEqual(['sa', 'ae']);
    proves('A-07');
    expect(headingsOf((await get('/contact')).main, 1)).toEqual([squash(texts['site.contact.title'])]);
    expect(await countriesOf('/contact')).toEqual(['sa', 'ae']);
    const register = await get('/register');
    proves('A-10');
    expect(register.title).toContain(squash(language === 'en' ? 'Get Inquiry' : texts['site.nav.register']));
    expect(register.main).toContain('name="projectName"');
    expect(await countriesOf('/register')).toEqual(['sa', 'ae']);
    const returns = await get('/return-policy');
    proves('A-14');
    expect(headingsOf(returns.main, 1)).toEqual([squash(texts['site.nav.returns'])]);
    expect(await countriesOf('/return-policy')).toEqual(['sa', 'ae']);
  });

  test('the community reads the blog and the section of its address, as slugs of their names', async () => {
    const [, blog] = await api('/community');
    const sections = await api(`/communityonepost/category/${blog!.id}`);
    const { main } = await get('/our-community');
    proves('A-08');
    expect(headingsOf(main, 1)).toEqual([squash(texts['site.community.title'])]);
    for (const { title } of sections) {
      const query = new URLSearchParams({ blog: slug(blog!['name']), section: slug(title) });
      expect(headingsOf((await get(`/our-community?${query}`)).main, 2)).toContain(squash(title!));
    }
  });

  test('the privacy policy and the campaign are their own pages', async () => {
    const settings = await api<{ campaign: { slides: { title: string }[] } }>('/settings');
    proves('A-13');
    expect(headingsOf((await get('/privacy-policy')).main, 1)).toEqual([squash(texts['site.nav.privacy'])]);
    proves('A-15');
    expect(headingsOf((await get('/the-vision')).main, 1)[0]).toBe(squash(settings.campaign.slides[0]!.title));
  });

  test('bar and footer name every page, category, office and profile, on every page', async () => {
    const settings = await api<Texts & { site: { tagline: string; logo: string; social: { link: string }[] } }>('/settings');
    const categories = await api('/category');
    for (const path of ['/contact', '/product/2', '/the-vision', '/adding_soon']) {
      const { html } = await get(path);
      const [bar, footer] = [partOf(html, 'header'), partOf(html, 'footer')];
      proves('A-19');
      expect([bar, footer].map((part) => linksIn(part).length > 5)).toEqual([true, true]);
      expect(html.indexOf('<header')).toBeLessThan(html.indexOf('<main'));
      expect(html.indexOf('<footer')).toBeGreaterThan(html.indexOf('</main>'));
      proves('B-01');
      // The campaign's own head has the logo alone, and no bar above it.
      if (path === '/the-vision') expect(html).toContain(`src="/uploads/${settings.site.logo}"`);
      else {
        expect(lettersOf(bar)).toContain(squash(settings.site.tagline));
        expect(bar).toMatch(
          new RegExp(`<a href="${here('/')}" class="[^"]*brand[^"]*"[^>]*>(?:(?!</a>)[^])*<img [^>]*src="/uploads/${settings.site.logo}"`),
        );
      }
      const named = new Map(linksIn(bar).map(({ letters, to }) => [letters, to]));
      proves('B-03');
      for (const [name, page] of Object.entries({
        home: '/',
        about: '/about',
        projects: '/projects',
        community: '/our-community',
        contact: '/contact',
      } as const))
        expect([name, named.get(squash(texts[`site.nav.${name as 'home'}`]))]).toEqual([name, here(page)]);
      for (const { name } of categories) expect([...named.keys()]).toContain(squash(name!));
      proves('B-04');
      for (const { id, name, path: stored } of categories)
        expect([id, named.get(squash(name!))]).toEqual([id, here(`${stored || `/one-category/${id}`}/${slug(name)}`)]);
      proves('B-10');
      expect(linksIn(footer).map(({ to }) => to)).toEqual(
        expect.arrayContaining(
          ['/', '/about', '/projects', '/our-community', '/contact', '/register', '/privacy-policy', '/return-policy'].map(here),
        ),
      );
      proves('B-11');
      expect(settings.site.social.length).toBeGreaterThan(0);
      expect(linksIn(footer).map(({ to }) => to)).toEqual(expect.arrayContaining(settings.site.social.map(({ link }) => link)));
      proves('B-12');
      expect(lettersOf(footer)).toContain(`©${new Date().getFullYear()}`);
      proves('B-13');
      expect(/<form\b[\s\S]*?<\/form>/.exec(footer)?.[0].match(/<input [^>]*type="email"|<button [^>]*type="submit"/g)).toHaveLength(2);
    }
  });

  test('the company profile of the bar is the file of this language', async () => {
    const files = await Promise.all(
      (['ar', 'en'] as const).map(
        async (code) => (await app.inject({ url: `/api/${code}/settings/site` })).json<Record<string, string>>()['profile'],
      ),
    );
    const profile = linksIn(partOf((await get('/about')).html, 'header')).find(({ tag }) => tag.includes(' download'));
    proves('B-06');
    expect(profile?.to).toBe(`/uploads/${files[language === 'ar' ? 0 : 1]}`);
    expect(new Set(files).size).toBe(2);
    expect((await app.inject({ url: profile!.to })).headers['content-type']).toBe('application/pdf');
  });

  test('the footer shows the office in Dubai, and the number of the contact page', async () => {
    const settings = await api<Texts>('/settings');
    const footer = partOf((await get('/about')).html, 'footer');
    const contact = (await get('/contact')).main;
    proves('B-08');
    expect(settings['office']!['address']).toMatch(/Dubai|دبي/);
    expect(lettersOf(footer)).toContain(squash(settings['office']!['address']!));
    proves('B-09');
    for (const country of ['contact-sa', 'contact-ae']) {
      const { phone, email } = settings[country]!;
      const ways = [`tel:${phone!.replaceAll(/[^+\d]/g, '')}`, `mailto:${email}`];
      for (const part of [footer, contact]) expect(linksIn(part).map(({ to }) => to)).toEqual(expect.arrayContaining(ways));
      expect(lettersOf(footer)).toContain(squash(`${phone}${email}`));
    }
    proves('AC-22');
    for (const { phone, whatsapp } of [settings['contact-sa']!, settings['contact-ae']!]) {
      expect(lettersOf(contact)).toContain(squash(phone!));
      expect(contact).toContain(`https://wa.me/${whatsapp!.replaceAll(/\D/g, '')}`);
    }
  });

  test('the ways out of the site are there: chat, phone, mail, maps, forms, documents and the promoted kiosk', async () => {
    const [quote, call] = ['https://forms.example.org/quote', 'https://forms.example.org/call'];
    await change(settingsGroups.campaign, { quote_form: quote, call_form: call });
    const settings = await api<Texts & { campaign: { specsheet: string } }>('/settings');
    const contact = (await get('/contact')).main;
    proves('A-23');
    for (const way of [/^https:\/\/wa\.me\/\d+\?text=.+/, /^tel:\+\d+$/, /^mailto:.+@/])
      expect(linksIn(contact).some(({ to }) => way.test(to))).toBe(true);
    for (const country of ['contact-sa', 'contact-ae']) expect(contact).toContain(settings[country]!['map_embed']!.split('&')[0]!);
    await soon(async () => {
      const { main } = await get('/the-vision');
      for (const part of [quote, call, `/uploads/${settings.campaign.specsheet}`]) expect(main).toContain(part);
    });
    expect(linksIn((await app.inject({ url: here('/pop-up') })).body).map(({ to }) => to)).toContain(here('/product/15/GlowMate'));
  });

  test('what the staff change is on the page at the next visit', async () => {
    const name = { ar: 'شاشات   واسعة  جدًا', en: 'Wide   screens  indeed' }[language];
    await operations.content.update(collections.categories, 1, {
      raw: { values: new Map([['name', name]]), files: [] },
      language,
      by: OPERATOR,
    });
    proves('A-22');
    await soon(async () => expect(headingsOf((await get('/one-category/1')).main, 1)).toEqual([squash(name)]));
    proves('A-17');
    const path = (await api('/category'))[0]!['path'];
    const links = async (address: string) => linksIn(partOf((await get(address)).html, 'header')).map(({ to }) => to);
    await soon(async () => expect(await links('/about')).toContain(here(`${path || '/one-category/1'}/${slug(name)}`)));
    expect(slug(name)).not.toContain('--');
  });

  test('whoever comes may read, search, ask, book, comment and post without an account', async () => {
    const { results } = await api<{ results: Item[] }>('/search?q=glowmate');
    proves('A-20');
    for (const path of [
      '/',
      '/about',
      '/one-category/1',
      '/sub-category/1',
      '/product/2',
      '/projects',
      '/our-community',
      '/privacy-policy',
      '/return-policy',
    ])
      expect([path, headingsOf((await get(path)).main, 1).length]).toEqual([path, 1]);
    expect(results.length).toBeGreaterThan(0);
    const send = (path: string, payload: object) =>
      app.inject({ method: 'POST', url: `/api/${language}${path}`, payload, remoteAddress: `203.0.113.${prefix.length}` });
    const asked = { subject: 'A wall', message: `For the lobby, ${language}` };
    for (const path of ['/email/booking-ae', '/email/send-email-ae', '/send-email'])
      expect([path, (await send(path, { ...asked, message: `${asked.message} ${path}` })).json()]).toMatchObject([path, { success: true }]);
    const comment = await send('/communitypostcomments', { post_id: 1, username: 'Sami', text: `Well said ${language}` });
    const post = await send('/communityposts/posts', { author_name: 'Sami', content: `Good evening ${language}` });
    const answer = await send(`/communityposts/posts/${post.json<Item>().id}/comments`, {
      commenter_name: 'Noura',
      text: `And to you ${language}`,
    });
    expect([comment, post, answer].map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  });
});

/** A number that a line's end may part from its unit. */
const TORN = new RegExp(
  String.raw`\d (?:${Object.values(UNITS)
    .flatMap(({ ar }) => Object.values<string>(typeof ar === 'string' ? [ar] : ar))
    .filter((unit) => /^[°\u0620-\u064a/²]+$/u.test(unit))
    .join('|')})(?![\u0620-\u0652])`,
  'gu',
);
/** What is kept in one line by style, sizes inside it included. */
const JOINED = /<span class="[^"]*together[^"]*">(?:[^<]|<bdi\b[^>]*>[^<]*<\/bdi>|<!-- -->)*<\/span>/g;

// Not asked: tables, prices, fields of forms, drawings; and figures set large, whose unit may stand below them.
test('in Arabic no text of a record lets a line end between a number and its unit', async () => {
  const torn: string[] = [];
  for (const path of ['/', '/one-category/2', '/sub-category/9', '/product/2', '/product/15']) {
    const address = String((await app.inject({ url: path })).headers.location ?? path);
    const texts = partOf((await app.inject({ url: address })).body, 'main')
      .replaceAll(JOINED, ' | ')
      .replaceAll(
        /<(table|script|svg|select|form|strong)\b[\s\S]*?<\/\1>|<span class="(?:visually-hidden|[\w-]+_unit)">(?:[^<]|<!)*/g,
        ' | ',
      )
      .replaceAll(/<[^>]+>/g, '');
    for (const { index } of texts.matchAll(TORN)) torn.push(`${path}: ${texts.slice(Math.max(0, index - 30), index + 12)}`);
  }
  expect(torn).toEqual([]);
});
