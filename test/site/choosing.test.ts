import { afterAll, expect, test } from 'vitest';
import { PRODUCTS_QUERY } from '#content/catalogue/products-query.ts';
import { PAGE_NAMES, PAGES, queryOf } from '#content/pages.ts';
import { siteEn } from '#i18n/messages/site.en.ts';
import { inTurn } from '#test/rig/in-turn.ts';
import { ODD_VALUES } from '#test/rig/odd-values.ts';
import { openDemo } from './demo-operations.ts';

const { app, operations, close } = await openDemo('https://lamha.example');
afterAll(close);

let visitors = 0;

async function bodyOf(url: string): Promise<string> {
  const { headers, body } = await app.inject({ url });
  return headers.location ? bodyOf(headers.location) : body;
}

function post(url: string, values: Readonly<Record<string, string>>) {
  visitors += 1;
  return app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:80', host: 'localhost:80' },
    remoteAddress: `203.0.113.${visitors}`,
    payload: new URLSearchParams({ country: 'sa', waited: '20000', extra: '', proof: '', ...values }).toString(),
  });
}

async function leadNamed(reference: string) {
  const { leads } = await operations.inbox.list({ search: reference }, { limit: 5, offset: 0 }, 'en');
  return leads.find((lead) => lead.reference === reference);
}

function referenceIn(html: string): string {
  return /LM-[2-9A-Z]{8}/.exec(html)?.[0] ?? 'none';
}

const PERSON = { name: 'Noura Example', email: 'noura@example.com', phone: '+966 50 000 0001' };
const LIST = { 'id-0': '15', 'size-0': '55', 'quantity-0': '2', 'id-1': '2', 'size-1': '', 'quantity-1': '1' };

test.each([
  ['/compare', 'ar'],
  ['/en/compare', 'en'],
])('%s shows products side by side with shared rows, marked differences and best values in words', async (path, language) => {
  const html = await bodyOf(`${path}?products=18,15`);
  const heads = [...html.matchAll(/<th scope="col"><a href="([^"]+)"/g)].map(([, href]) => href);
  expect(heads).toEqual([expect.stringContaining('/product/15'), expect.stringContaining('/product/18')]);
  const brightness = new RegExp(`<tr data-differs="true"><th scope="row">${language === 'ar' ? 'السطوع' : 'Brightness'}<span.*?</tr>`).exec(
    html,
  )![0];
  expect(brightness).toMatch(/<td><span>800 .*<td data-best="true"><span>3,000 /);
  expect(brightness).toContain(language === 'ar' ? 'الأفضل: الأعلى بينها' : 'best: the highest of these');
  expect(html).toContain('<meta name="robots" content="noindex, follow"');
  expect(html).toContain(`rel="canonical" href="https://lamha.example${path}?products=15,18"`);
  expect(html).toContain('hrefLang="en" href="https://lamha.example/en/compare?products=15,18"');
  expect(html).toContain('hrefLang="ar" href="https://lamha.example/compare?products=15,18"');
});

test('a size stays in one line, and of three sides the last goes on with its sign', async () => {
  expect(await bodyOf('/en/compare?products=15-70,18-75')).toContain('<span>1,150 × 2,400</span> <span>× 180 mm</span>');
  expect(await bodyOf('/en/wall?product=2&columns=6&rows=6')).toMatch(/<h2[^>]*>Lamha P1\.2, <span[^>]*>6 × 6<\/span> cabinets/);
});

test('without scripts a list says how it is kept, and each estimate its country', async () => {
  const html = await bodyOf('/en/shortlist?products=2-6c6&products=15');
  expect(html).toMatch(/<p data-without-scripts="true">Your browser runs no JavaScript, so a list is kept in its address alone/);
  for (const country of ['Saudi Arabia', 'United Arab Emirates'])
    expect(html.replaceAll('<!-- -->', '')).toContain(`>Estimate <span data-without-scripts="true">(${country})</span></h2>`);
  expect(await bodyOf('/en/compare?products=2-6c6,15')).toMatch(/href="\/en\/shortlist\?products=2-6c6,15"[^>]*data-without-scripts/);
});

test('a comparison is bounded, takes the boxes of its form, and says what is missing', async () => {
  const columns = (html: string) => html.split('<th scope="col"><a ').length - 1;
  expect(columns(await bodyOf('/compare?products=1,2,3,4,5,6'))).toBe(5);
  expect(columns(await bodyOf('/compare?products=3&products=7'))).toBe(2);
  expect(columns(await bodyOf('/compare?products=3,999999,%3Cscript%3E'))).toBe(0);
  // Whoever opens an old link is told that something is missing.
  const old = await bodyOf('/en/compare?products=3,7,999999');
  expect(columns(old)).toBe(2);
  expect(old).toContain(siteEn['site.compare.gone']);
  expect(await bodyOf('/en/compare?products=3,7')).not.toContain(siteEn['site.compare.gone']);
  const alone = await bodyOf('/en/compare?products=3');
  expect(alone).toContain('stands alone. Choose a second product');
  expect(alone).toMatch(/<input type="checkbox" name="products" checked="" value="3"|name="products"[^>]*value="3"[^>]*checked/);
  expect(await bodyOf('/en/compare?products=2,15')).toContain('<span class="visually-hidden">Not given</span>');
});

test('a comparison shows each product in its chosen size or wall, one product in two sizes too, and passes them on', async () => {
  const html = await bodyOf('/en/compare?products=15-70,15-43,18');
  const row = (label: string) => new RegExp(`<th scope="row">${label}(?:<span.*?)?</th>(.*?)</tr>`).exec(html)?.[1] ?? '';
  expect(row('Weight')).toMatch(/^<td><span>32 kg.*<td><span>66 kg<.*<td>145 and <span>230 kg</);
  expect(html).toMatch(/GlowMate \(43\u00a0inch\), GlowMate \(70\u00a0inch\) and/);
  expect(html).toMatch(/href="\/en\/product\/15\/GlowMate\?size=70"/);
  expect(html).toMatch(/<strong>5,600 AED/);
  expect(html).toContain('data-of-size="70"');
  expect(html).toMatch(/value="15-43,15-70"/);
  expect(html).toContain('href="/en/compare?products=15-55,15-70,18#compared"');
  expect(html).toContain('href="/en/compare?products=15-43,18#compared"');
  const walls = await bodyOf('/en/compare?products=2-4c4,2-8c4,2-0c4');
  expect(walls).toContain('>8 × 4\u00a0cabinets<');
  expect(walls).toMatch(/Weight of a square metre/);
  expect(walls).toContain('could not be read or no longer fits, and was left out: \u20682-0c4\u2069.');
  const other = await bodyOf('/en/compare?products=15-71,15,18,2-0.5c900');
  expect(other).toMatch(/Compare Lamha P1.2 \(1 × 400\u00a0cabinets\), GlowMate and/);
  expect(other).toContain(
    'Not made like this, so it stands here as it can be had: \u2068Lamha P1.2 (0.5 × 900 cabinets)\u2069, \u2068GlowMate (71″)\u2069.',
  );
  expect(await bodyOf('/en/product/15/GlowMate?size=70')).toMatch(/href="\/en\/compare\?products=[\d,]*15-70/);
});

test('the columns of a category gain the rows they share, and lead to the whole comparison', async () => {
  const html = await bodyOf('/en/one-category/4');
  const [, ids = ''] = /href="\/en\/compare\?products=([\d,]+)"/.exec(html) ?? [];
  expect(ids.split(',').length).toBeGreaterThanOrEqual(2);
  expect(html).toContain('The same facts, side by side');
  expect(html).toMatch(/<th scope="row">Brightness/);
  expect(html).not.toContain('Not given');
});

test('the products of a family and of a category say what they cost in each country', async () => {
  const price = (country: string) => new RegExp(`data-only-country="${country}".*?From(?:<!-- -->)? <strong>2,675 AED</strong>`);
  const family = /<nav aria-label="Products of this family".*?<\/nav>/s.exec(await bodyOf('/en/sub-category/9'))![0];
  const category = await bodyOf('/en/one-category/4');
  for (const country of ['sa', 'ae']) {
    expect(family).toMatch(price(country));
    expect(category).toMatch(price(country));
  }
});

test('a shared list is shown without scripts, with sizes and numbers, and leaves out what nobody offers', async () => {
  const html = await bodyOf('/en/shortlist?products=15-55x2,2,999999,15-44');
  expect(html).toContain('<option value="55" selected="">55 inch</option>');
  expect(html).toMatch(/name="quantity-0"[^>]*value="2"|value="2"[^>]*name="quantity-0"/);
  expect(html).not.toContain('value="999999"');
  expect(html).toContain('One product of this list is not offered at present.');
  expect(html, 'nothing was sent yet').not.toContain('data-kind="ok"><p>');
  expect(html).not.toContain('value="44"');
  expect(html).toContain('href="/en/compare?products=2,15,15-55"');
  // Each row costs what its size or its wall costs, and leads to it; a number beyond the most is the most.
  const large = await bodyOf('/en/shortlist?products=15-70x1000,2-6c6');
  expect(large).toMatch(/href="\/en\/product\/15\/GlowMate\?size=70"[\s\S]*?<strong>5,600 AED/);
  expect(large).toMatch(/\?wall=6x6"[\s\S]*?<strong>111,537 SAR/);
  expect(large).toMatch(/name="quantity-0"[^>]*value="999"|value="999"[^>]*name="quantity-0"/);
  expect(large).not.toMatch(/data-own-list=""[^>]*data-shown/);
  const wall = await bodyOf('/en/shortlist?products=3-6c6,15-6c6');
  expect(wall).toMatch(/value="6c6"[^>]*\/>A wall of 6 × 6 cabinets, [\d.]+ × [\d.]+ m</);
  expect(wall.split('A wall of 6 × 6 cabinets')).toHaveLength(2);
  const long = await bodyOf(`/en/shortlist?products=${Array.from({ length: 30 }, (_, index) => index + 1).join(',')}`);
  expect(long.match(/name="id-\d+"/g)).toHaveLength(12);
  expect(long).toContain('was left out: \u206813\u2069, \u206814\u2069, \u206815\u2069.');
  // Nobody is told the price of a wall that cannot be built.
  const beyond = await bodyOf('/en/shortlist?products=2-0.5c3,15-71');
  expect(beyond).toContain('Lamha P1.2, 1 × 3 cabinets × 1');
  expect(beyond).toContain('as it can be had: \u2068Lamha P1.2 (0.5 × 3 cabinets)\u2069, \u2068GlowMate (71″)\u2069.');
});

test('an estimate that was kept says whether its prices hold; a day that never was is no day', async () => {
  const list = '/en/shortlist?products=15-55x2';
  const [, listed, total, prices] = /as=(\d{8}-sa-(\d+)-([\d.]+))/.exec(await bodyOf(list))!;
  expect(await bodyOf(`${list}&as=${listed}`)).toMatch(/<p role="note">The prices are still those of/);
  const cheaper = await bodyOf(`${list}&as=20261101-sa-${Number(total) - 10_000}`);
  expect(cheaper).toMatch(/Prices have changed since 1 November 2026: it was SAR\W[\d,.]+ then and is SAR\W[\d,.]+ now\./);
  expect(await bodyOf('/shortlist?products=15-55x2&as=20261101-sa-100')).toContain('تغيّرت الأسعار');
  // Where its address holds each price, it says which one it is; what is gone from the list moves no other.
  const dearer = `20261101-sa-${Number(total) + 10_000}-.${Number(prices) + 5000}`;
  const where = await bodyOf(`/en/shortlist?products=999999,15-55x2&as=${dearer}`);
  expect(where).toMatch(/<li>GlowMate, 55.?: SAR\W[\d,.]+ each then, SAR\W[\d,.]+ now\.</);
  expect(await bodyOf(`${list}&as=20261101-sa-${Number(total) - 10_000}-${prices}`)).toContain('The tax has changed since');
  for (const never of ['20261399-sa-1', '20260231-sa-1', '20261101-xx-1', 'nonsense']) {
    const { statusCode, body } = await app.inject({ url: `${list}&as=${never}` });
    expect([never, statusCode, body.includes('<p role="note">')]).toEqual([never, 200, false]);
  }
});

test.each(['ar', 'en'] as const)(
  'in %s the list becomes one inquiry, which the inbox holds as rows and the mail carries',
  async (language) => {
    const url = language === 'en' ? '/en/shortlist' : '/shortlist';
    const { statusCode, body } = await post(`${url}?products=15-55x2,2`, { ...LIST, ...PERSON, message: 'By June' });
    expect(statusCode).toBe(200);
    const lead = await leadNamed(referenceIn(body));
    expect(lead).toMatchObject({ kind: 'product', name: PERSON.name, email: PERSON.email, language, page: `${url}?products=15-55x2,2` });
    expect(lead!.fields['products']).toMatchObject([
      { product_id: 15, product: 'GlowMate', size: '55″', quantity: 2 },
      { product_id: 2, quantity: 1 },
    ]);
    const { details } = { details: operations.inbox.detailsOf(lead!.fields, language) };
    expect(details).toContainEqual({ label: 'GlowMate', value: '55″ × 2' });
    expect(lead!.message).toContain('GlowMate, 55″ × 2');
    expect(lead!.message).toContain('By June');
  },
);

/** The first link of a page that leads so. */
function linkIn(html: string, to: RegExp): string {
  return new RegExp(`href="(${to.source})"`).exec(html)?.[1]?.replaceAll('&amp;', '&') ?? 'none';
}

test.each([
  ['ar', '', '٨٠٠٠ نت'],
  ['en', '/en', '8000 nits'],
] as const)('in %s, without scripts: from a figure to an inquiry that carries product and wall', async (language, base, typed) => {
  await operations.search.prepare();
  const found = await bodyOf(`${base}/search?q=${encodeURIComponent(typed)}`);
  const product = await bodyOf(linkIn(found, /(?:\/en)?\/product\/[^"]+/));
  expect(product).toMatch(/id="specifications"[\s\S]*8,000/);
  const id = /product=(\d+)/.exec(linkIn(product, /(?:\/en)?\/wall\?product=\d+[^"]*/))?.[1];
  const address = `${base}/wall?product=${id}&columns=5&rows=2`;
  const [, form = ''] = /id="inquiry"(.*?)<\/form>/s.exec(await bodyOf(address)) ?? [];
  expect(form.replaceAll('&amp;', '&')).toContain(`action="${address}#inquiry"`);
  const hidden = Object.fromEntries(
    [...form.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
  const { statusCode, body } = await post(address, { ...hidden, ...PERSON, email: `wall-${language}@example.com` });
  expect(statusCode).toBe(200);
  const lead = await leadNamed(referenceIn(body));
  expect(lead).toMatchObject({ language, fields: { product_id: Number(id), cabinets: '5 × 2 = 10' } });
});

test.each([
  ['ar', ''],
  ['en', '/en'],
] as const)("in %s, without scripts: the advisor's wall is opened, changed and kept, and two kiosks are compared", async (_, base) => {
  const advice = await bodyOf(`${base}/advisor?place=indoors&nearest=4&farthest=12&width=4&height=2.5`);
  const opened = new URL(linkIn(advice, /(?:\/en)?\/wall\?product=[^"]+/), 'http://localhost');
  opened.searchParams.set('columns', '٥');
  const changed = await bodyOf(opened.pathname + opened.search);
  const listed = linkIn(changed, /(?:\/en)?\/shortlist\?products=[^"]+/);
  expect(listed).toMatch(/products=\d+-5c\d+$/);
  expect((await bodyOf(listed)).match(/name="id-\d+"/g)).toHaveLength(1);
  const kiosks = await bodyOf(`${base}/one-category/4`);
  expect(kiosks).toMatch(
    new RegExp(`<form[^>]*action="${base}/compare"[^>]*method="get"|<form[^>]*method="get"[^>]*action="${base}/compare"`),
  );
  const compared = await bodyOf(`${base}/compare?products=15&products=16`);
  const larger = linkIn(compared, /(?:\/en)?\/compare\?products=15-70,16[^"]*/);
  expect(await bodyOf(larger)).toContain('data-of-size="70"');
});

test('what is missing is said and what was chosen stays', async () => {
  const { statusCode, body } = await post('/en/shortlist?products=15-43x2', { ...LIST, 'quantity-0': '7', ...PERSON, email: 'nobody' });
  expect(statusCode).toBe(400);
  expect(body).toContain('Please enter a valid e-mail address.');
  expect(body).toContain('value="Noura Example"');
  expect(body).toMatch(/name="quantity-0"[^>]*value="7"|value="7"[^>]*name="quantity-0"/);
  expect(body).toContain('<option value="55" selected="">');
  // The sums are those of the rows on the page, and the address follows where one asks for them.
  expect(body).toContain('GlowMate, 55″ × 7');
  const reckoned = await post('/en/shortlist?products=15-43x2', { ...LIST, 'quantity-0': '٧', 'quantity-1': '1000', via: 'reckon' });
  expect([reckoned.statusCode, reckoned.headers.location]).toEqual([303, '/en/shortlist?products=15-55x7,2x999,2x1000']);
  expect(await bodyOf(String(reckoned.headers.location))).toMatch(/<p role="status"[^>]*>999 of one product at most/);
});

test('a size nobody offers is not asked for, and a quantity counts in any digits', async () => {
  const rows = { ...LIST, 'size-0': '999', 'quantity-0': '٥', 'quantity-1': '۱۲' };
  const { statusCode, body } = await post('/shortlist?products=15,2', { ...rows, ...PERSON });
  expect(statusCode).toBe(200);
  const products = (await leadNamed(referenceIn(body)))!.fields['products'] as Record<string, unknown>[];
  expect(products).toMatchObject([
    { product_id: 15, quantity: 5 },
    { product_id: 2, quantity: 12 },
  ]);
  expect(products[0]).not.toHaveProperty('size');
  const odd = { ...LIST, 'quantity-0': '0', 'id-1': '15', 'size-1': '55', 'quantity-1': '9999', ...PERSON };
  const sum = (await leadNamed(referenceIn((await post('/shortlist?products=15,2', odd)).body)))!.fields['products'];
  expect(sum).toMatchObject([{ product_id: 15, size: '55″', quantity: 999 }]);
  const chat = await post('/en/shortlist?products=15-43', { ...LIST, 'quantity-0': '3 pieces', via: 'whatsapp' });
  const chats = [...chat.body.matchAll(/href="https:\/\/wa\.me[^"]+text=([^"]+)"/g)].map(([, text]) => decodeURIComponent(text!));
  expect(chats.join(' ')).toContain('GlowMate, 55″ × 3');
});

test('by WhatsApp the list is stored with a reference that sales finds, and the message names everything', async () => {
  const { statusCode, body } = await post('/en/shortlist?products=15-55x2,2', { ...LIST, via: 'whatsapp' });
  expect(statusCode).toBe(200);
  const [, text = ''] = /href="https:\/\/wa\.me\/\d+\?text=([^"]+)"[^>]*>(?:<[^>]+>)*Open WhatsApp/.exec(body) ?? [];
  const message = decodeURIComponent(text);
  const lead = await leadNamed(referenceIn(message));
  expect(lead).toMatchObject({ kind: 'product', name: '', subject: expect.stringMatching(/^WhatsApp inquiry for GlowMate/) });
  expect(message).toContain('GlowMate, 55″ × 2');
  expect(message).toContain('https://lamha.example/en/shortlist?products=15-55x2,2');
});

test('the call for one product and for a list is held to its limits', async () => {
  const send = (fields: object) =>
    app.inject({
      method: 'POST',
      url: '/api/en/email/send-email-sa',
      remoteAddress: '203.0.113.200',
      payload: { kind: 'product', fields },
    });
  const one = { product_id: 15, product: 'GlowMate', quantity: 1 };
  const refused = async (fields: object) => (await send(fields)).json<{ codes: object }>().codes;
  expect(Object.keys(await refused({ product: 'GlowMate' }))).toEqual(['name', 'email', 'phone']);
  expect(await refused({ product: 'x', ...PERSON, products: Array.from({ length: 13 }, () => one) })).toEqual({ products: 'too-long' });
  expect(await refused({ product: 'x', via: 'whatsapp' })).toHaveProperty('products');
  expect(await refused({ product: 'x', ...PERSON, products: [{ ...one, quantity: 0 }] })).toHaveProperty('products');
  expect(await refused({ product: 'x', ...PERSON, products: [{ ...one, size: '999″' }] })).toEqual({ products: 'not-a-choice' });
  expect(await refused({ product: 'x', ...PERSON, product_id: 15, size: '999″' })).toEqual({ size: 'not-a-choice' });
  const wall = { product_id: 3, product: 'Wall', size: '6 × 4 cabinets', quantity: 1 };
  const taken = await send({
    product: 'x',
    ...PERSON,
    products: [{ ...one, size: '55″' }, wall, { ...one, product_id: 999_999, size: '7″' }],
  });
  expect(taken.statusCode).toBe(200);
});

const MOST_ALONE = 4;
const USUAL: Readonly<Record<string, string>> = {
  products: '15-43x2,2-6c6',
  blog: 'community-posts',
  q: 'LED',
};

test.each(inTurn(ODD_VALUES, 4).map((value) => [value.slice(0, 20), value] as const))(
  'no page fails over a query of %j, in turn',
  async (_, value) => {
    for (const page of PAGE_NAMES) {
      const path = PAGES[page].replace('/:id/:name?', '/2');
      const keys = Object.keys(page === 'products' ? PRODUCTS_QUERY : queryOf(page));
      const usual = keys.flatMap((key) => (USUAL[key] ? [[key, USUAL[key]] as const] : []));
      const all = keys.map((key) => [key, value] as const);
      const oneByOne = all.map((one) => [...usual.filter(([key]) => key !== one[0]), one]);
      // The many keys of a form are read by one hand.
      for (const odd of keys.length > MOST_ALONE ? [all] : oneByOne) {
        const url = `/en${path}?${new URLSearchParams(odd.map(([key, one]) => [key, one]))}`;
        const { statusCode } = await app.inject({ url });
        expect([url, [200, 301, 302, 308, 400, 404].includes(statusCode) ? '' : statusCode]).toEqual([url, '']);
      }
    }
  },
);
