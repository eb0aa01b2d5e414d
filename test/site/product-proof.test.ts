import { afterAll, expect, test } from 'vitest';
import { collections } from '#content/index.ts';
import { tableOf } from '#content/specifications/table.ts';
import { openDemo } from './demo-operations.ts';

const { app, operations, close } = await openDemo('');
afterAll(close);

async function bodyOf(url: string): Promise<string> {
  const { headers, body } = await app.inject({ url });
  return headers.location ? bodyOf(headers.location) : body;
}

const ESCAPES: Readonly<Record<string, string>> = { '&quot;': '"', '&#x27;': "'", '&amp;': '&' };
const textIn = (html: string) => html.replace(/&(?:quot|#x27|amp);/g, (sign) => ESCAPES[sign]!);

test.each(['ar', 'en'] as const)(
  'in %s every product page has all of its specifications, a drawing and its documents',
  async (language) => {
    const products = await operations.content.list(collections.products, { language, sees: 'published' });
    expect(products.length).toBeGreaterThanOrEqual(30);
    for (const { id, name, specifications } of products) {
      const html = textIn(await bodyOf(`${language === 'en' ? '/en' : ''}/product/${id}`));
      for (const { group, label, rows } of tableOf(specifications, language)) {
        expect(html).toContain(`<table id="specifications-${group}"`);
        expect(html).toContain(`<summary>${label}<svg`);
        const isBySize = rows.some((row) => row.bySize && row.name !== 'sizes');
        for (const { name: kind, label: what, text, bySize } of rows) {
          if (isBySize && kind === 'sizes') {
            for (const size of (specifications.sizes ?? []).map(Number))
              expect(html, `${name}: ${size}`).toMatch(new RegExp(`<th scope="col"[^>]*><a [^>]*>${size} `));
            continue;
          }
          const cells = bySize ?? [text];
          expect(
            html.replaceAll(/<td colSpan="\d+">/g, '<td>').replaceAll(/<span class="[^"]*">([^<]*)<\/span>/g, '$1'),
            `${name}: ${kind}`,
          ).toContain(`${what}</th>${cells.map((one) => `<td>${one}</td>`).join('')}`);
        }
      }
      expect(html, name).toMatch(/<svg viewBox="[^"]+" role="img" aria-label="[^"]*1\.70/);
      expect(html).toContain('id="documents"');
      const more = [...html.matchAll(/<a href="([^"]+)"[^>]*><span>(?:Learn more|اعرف المزيد|اقرأ المزيد)</g)].map(([, href]) => href!);
      expect(more.filter((href) => /^(?:\/en)?\/(?:contact|projects|register|our-community|about)?$/.test(href))).toEqual([]);
    }
  },
);

test('the price of each country stands in the bar, in the card of the category and in the structured data, always from the data', async () => {
  for (const [path, currency] of [
    ['/product/15', 'د.إ'],
    ['/en/product/15', 'AED'],
    ['/one-category/4', 'د.إ'],
  ] as const) {
    const html = await bodyOf(path);
    for (const country of ['sa', 'ae'])
      expect(html, path).toMatch(new RegExp(`<p class="[^"]*" data-only-country="${country}">.{1,200}<strong>2,675 ${currency}`));
  }
  expect(await bodyOf('/en/product/15')).toContain('"lowPrice":2675,"priceCurrency":"AED","areaServed":"SA"');
  expect(await bodyOf('/en/product/11')).toContain('"unitCode":"MTK"');
});

test('until a size is chosen the bar shows the price of the size its choice stands on, not of the cheapest', async () => {
  const [, bar = ''] = /data-sized="price">(.*?)<\/div>/s.exec(textIn(await bodyOf('/en/product/28'))) ?? [];
  expect(bar).toContain('510,000 SAR');
  expect(bar).not.toContain('352,000');
});

test('the pop-up shows the price of the product it leads to', async () => {
  const html = await bodyOf('/en/pop-up');
  expect(html).toMatch(/data-only-country="sa">.{1,120}2,675.{1,60}AED/);
});

test.each(['/en', ''])(
  'the menu below %s/ has a product of each family in the bar with its picture and both prices, and no page carries it',
  async (prefix) => {
    const page = await bodyOf(`${prefix}/about`);
    const families = [...page.matchAll(new RegExp(`<li><a href="(${prefix}/sub-category/[^"]+)"`, 'g'))].map(([, family]) => family!);
    expect(families.length).toBeGreaterThanOrEqual(14);
    expect(page).not.toContain('data-of-family');
    const { body, headers } = await app.inject({ url: `${prefix}/menu` });
    expect(headers['x-robots-tag']).toBe('noindex');
    const products = body.split('<a ').slice(1);
    expect(products.map((product) => /data-of-family="([^"]+)"/.exec(product)?.[1])).toEqual(families);
    for (const product of products) {
      expect(product).toMatch(new RegExp(`^href="${prefix}/product/\\d+/[^"]+"`));
      expect(product).toContain('<img ');
      for (const country of ['sa', 'ae']) expect(product).toMatch(new RegExp(`data-only-country="${country}">.{1,200}<strong>[\\d,]+ `));
    }
  },
);

test('GET products/{id} answers each specification with kind, value, unit and text', async () => {
  const { specifications } = (await app.inject({ url: '/api/ar/products/15' })).json<{ specifications: { kind: string }[] }>();
  expect(specifications).toContainEqual({ kind: 'brightness', value: 800, unit: 'شمعة/م²', text: '800 شمعة/م²' });
  expect(specifications).toContainEqual({
    kind: 'price-from-sa',
    value: [2675, 3450, 4700, 5600],
    unit: 'د.إ',
    text: '2,675 د.إ و3,450 د.إ و4,700 د.إ و5,600 د.إ',
  });
});

test('a product with a model opens it on demand, in a frame whose page alone has the policy of the viewer', async () => {
  const product = await app.inject({ url: '/en/product/15/GlowMate' });
  expect(product.body).toContain('<iframe loading="lazy" src="/en/model/15"');
  expect(product.body).not.toContain('model-viewer');
  expect(product.headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-[^' ]+';.*frame-src 'self'/);
  expect(await bodyOf('/advisor?place=indoors&nearest=4&farthest=15&width=4&height=2.5')).toMatch(
    /<iframe loading="lazy" src="\/model\/\d+\?columns=\d+&amp;rows=\d+"/,
  );
  expect((await app.inject({ url: '/about' })).headers['content-security-policy']).not.toContain("frame-src 'self'");
  for (const path of ['/model/15', '/en/model/15?columns=2']) {
    const { statusCode, headers, body } = await app.inject({ url: path });
    expect([path, statusCode, headers['content-security-policy']]).toEqual([path, 200, expect.stringContaining("frame-ancestors 'self'")]);
    expect(body).toContain(`data-glb="/api/${path.startsWith('/en') ? 'en' : 'ar'}/products/15/model.glb"`);
    expect(body).toContain('content="noindex"');
    expect(body).not.toContain('data-island');
  }
  for (const path of ['/model/99999', '/model/x', '/en/model/0']) expect((await app.inject({ url: path })).statusCode, path).toBe(404);
});

test('one chosen size drives price, table, models, sheet, keep and inquiry, without scripts too', async () => {
  const html = textIn(await bodyOf('/en/product/15/GlowMate?size=70'));
  expect(html).toContain('<strong>5,600 AED');
  expect(html).toMatch(/data-chosen="true"><a [^>]*>70 inch</);
  expect(html).toMatch(/<td data-chosen="true">66 kg</);
  expect(html).toContain('/api/en/products/15/model.usdz?size=3');
  expect(html).toContain('/api/en/products/15/spec-sheet.pdf?size=70');
  expect(html).not.toMatch(/spec-sheet\.pdf(?!\?size=70)/);
  expect(html).toContain('data-of-size="70"');
  expect(html).toMatch(/<option value="70" selected="">/);
  expect(html, 'the drawing is of that size').toMatch(/data-sized="drawing".*To scale · .*70 inch.*>918 mm</s);
  expect(html.match(/<svg [^>]*aria-label="Drawing to scale/g), 'and of no other').toHaveLength(1);
  expect(html, 'a head of the table leads to the others').toContain('href="/en/product/15/GlowMate?size=55#specifications-build"');
  expect(html, 'an inquiry that was refused stays with it').toMatch(/action="[^"]+\?size=70#inquiry"/);
  expect(html, 'the form says its size').toMatch(/id="inquiry".*<select[^>]* name="size".*<option value="70" selected="">70 inch/s);
  const wall = textIn(await bodyOf('/en/product/4?wall=6x6'));
  expect(wall).toContain('data-of-size="6c6"');
  expect(wall).toContain('<strong>63,423 SAR');
  expect(wall).toContain('/en/wall?product=4&columns=6&rows=6');
  expect(wall).toMatch(/id="inquiry".*action="[^"]+\?wall=6x6#inquiry".*>Size: 6 × 6 cabinets</s);
  const missed = textIn(await bodyOf('/en/product/15/GlowMate?size=71'));
  expect(missed).not.toContain('data-chosen="true"');
  expect(missed.replaceAll('<!-- -->', '')).toContain(
    'Not made in 71 inches; shown: 43 inches. <a href="/en/product/15/GlowMate?size=70">Nearest: 70 inches</a>',
  );
  expect(textIn(await bodyOf('/product/15?size=71'))).toContain('لا يُصنع بمقاس 71 بوصة، والمعروض هنا مقاس 43 بوصة.');
  expect(textIn(await bodyOf('/en/product/4?size=71'))).toContain('its size is not chosen by the inch');
  const plain = async (url: string) => textIn(await bodyOf(url)).replaceAll(/<!-- -->|[\u2066-\u2069]/g, '');
  expect(await plain('/en/product/4?wall=0x3')).toContain('A wall of 0x3 cabinets cannot be built; shown is the nearest: 1 × 3.');
  expect(await plain('/en/product/4?wall=frog')).toContain('“frog” is not a wall and was left out.');
  expect(await plain('/en/product/15?wall=6x6&size=70')).toContain('not built of cabinets; “6x6” was left out.');
  expect(await plain('/product/15?size=صغير')).toContain('«صغير» ليس مقاسًا بالبوصة');
  const posted = await app.inject({
    method: 'POST',
    url: '/en/product/15/GlowMate?size=70',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'name=Sara&email=sara%40example.com&phone=%2B966500000019&size=70',
  });
  expect(posted.statusCode).toBe(200);
  const { leads } = await operations.inbox.list({}, { limit: 1, offset: 0 }, 'en');
  expect(leads[0]).toMatchObject({ page: '/en/product/15/GlowMate?size=70', fields: { product_id: 15, size: '70″' } });
});
