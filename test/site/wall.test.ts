import { afterAll, expect, test } from 'vitest';
import { settingsGroups } from '#content/settings/index.ts';
import { openDemo } from './demo-operations.ts';

const { app, operations, change, close } = await openDemo('https://lamha.example.com');
afterAll(close);

const get = async (url: string) => {
  const { statusCode, body } = await app.inject({ url });
  const text = body.replaceAll(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
  return { status: statusCode, body, text: text.replaceAll(/[\u2066-\u2069]/g, '') };
};

test('a wall is its address, in both languages and without scripts: every figure with its rule', async () => {
  const { status, text, body } = await get('/en/wall?product=2&columns=6&rows=6');
  expect(status).toBe(200);
  for (const texts of [
    '3.6 × 2.025 m, 7.29 m², diagonal 163 inch',
    '6 × 6 = 36, each 600 × 337.5 mm',
    '2,880 × 1,620 = 4,665,600',
    '16:9: a 16:9 film fills it.',
    '187.2 kg, 25.7 kg/m²; with its structure about 215–234 kg',
    '911 W on average, 2.77 kW at most',
    '230 V, one phase: 12 A; 1 circuit of 16 A or 1 circuit of 32 A',
    'for the air conditioning',
    '8 outputs of the controller, 16 with a spare line',
    '4K (3,840 × 2,160)',
    'From the front: no room behind it.',
    '65–95 mm in all',
    '111,537 SAR without VAT',
    '128,267.55 SAR with 15% VAT (16,730.55 SAR)',
    '109,350 AED without VAT',
    '114,817.50 AED with 5% VAT',
    '1 W = 3.412 BTU/h',
    '655,360 pixels',
  ])
    expect(text).toContain(texts);
  expect(body).toContain('rel="canonical" href="https://lamha.example.com/en/wall"');
  expect(body).toContain('/api/en/products/2/wall.dxf?columns=6&amp;rows=6');
  expect(body).toContain('/api/en/products/2/model.usdz?columns=6&amp;rows=6');
  const arabic = await get('/wall?product=2&columns=٦&rows=٦');
  expect(arabic.text).toContain('العرض 3.6، الارتفاع 2.025 م، 7.29 م²، القطر 163 بوصة');
  expect(arabic.text).toContain('من 215 إلى 234 كجم');
  expect(arabic.text).toContain('4K (3,840 × 2,160)');
});

test('the tax is the one of the offers, from its day on', async () => {
  const vat = (since: string) => JSON.stringify([{ country: 'sa', percent: 20, since }]);
  await change(settingsGroups.offers, { vat: vat('2999-01-01') });
  expect((await get('/en/wall?product=2&columns=6&rows=6')).text).toContain('with 15% VAT');
  await change(settingsGroups.offers, { vat: vat('2020-01-01') });
  expect((await get('/en/wall?product=2&columns=6&rows=6')).text).toContain('133,844.40 SAR with 20% VAT (22,307.40 SAR)');
  await change(settingsGroups.offers, { vat: '[]' });
});

test('outdoors there is no air conditioning, hours and tariff can be changed, and lengths are told in feet', async () => {
  const { text } = await get('/en/wall?product=10&columns=20&rows=8.5&hours=10&tariff=1&unit=ft');
  expect(text).toContain('given to the open air');
  expect(text).not.toContain('air conditioning');
  expect(text).toContain('62.99 × 26.77 ft');
  // 156.672 m² × 215 W × 10 h × 365
  expect(text).toContain('about 122,948 SAR a year');
  expect(text).toContain('20 × 8.5 = 170');
  expect((await get('/en/wall?product=4&columns=2&rows=2&place=outdoors-shade')).text).toContain('given to the open air');
});

test.each([
  ['/en/wall', 'No product was named', 'No size was given'],
  [
    '/en/wall?product=15&columns=6&rows=6',
    'GlowMate comes as it is and is not built of cabinets',
    'The nearest wall that can be built: 6 × 6',
  ],
  ['/en/wall?product=999&columns=6&rows=6', 'We have no product “999”', '6 × 6'],
  ['/en/wall?product=frog', 'We have no product “frog”', 'No size was given'],
  ['/en/wall?product=2&columns=100000&rows=2', 'more than 400 cabinets one way', 'The nearest wall that can be built: 400 × 2'],
  ['/en/wall?product=2&columns=six&rows=2', 'Columns: “six” is not a number', 'The nearest wall that can be built: 2 × 2'],
  ['/en/wall?product=2&columns=6.5&rows=2', 'no such parts of a cabinet', '7 × 2'],
  ['/en/wall?product=2&columns=-1&rows=0', 'Columns: -1 is less than the least', '1 × 1'],
  ['/en/wall?product=2&by=size&width=1500&height=7&unit=ft', 'the limit is 400 m.', '6 × 6 cabinets'],
  ['/en/wall?product=2&by=cabinets&columns=6½&rows=3', 'no such parts of a cabinet', '7 × 3'],
  ['/en/wall?product=2&columns=3&rows=3&place=mars', 'Where it stands: “mars” is not one of the choices.', '3 × 3'],
  ['/wall?product=2&columns=ستة&rows=2', '«ستة» ليس رقمًا', 'أقرب جدار يمكن بناؤه'],
  ['/en/wall?product=2&columns=2&rows=2&hours=99', 'at most 24 hours', '12 hours a day'],
])('%s gets a sentence and the nearest wall', async (url, sentence, wall) => {
  const { status, text } = await get(url);
  expect(status).toBe(200);
  expect(text).toContain(sentence);
  expect(text).toContain(wall);
});

test('a wall is drawn as SVG and DXF in the language of the base, bounded, and not of what is no wall', async () => {
  const ask = (path: string) => app.inject({ url: `/api${path}` });
  const svg = await ask('/ar/products/2/wall.svg?columns=6&rows=6');
  expect([svg.statusCode, svg.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  expect(svg.body).toContain('3,600 مم');
  expect(svg.body.match(/<path /g)!.length).toBeGreaterThan(20);
  const dxf = await ask('/en/products/2/wall.dxf?columns=6&rows=6');
  expect([dxf.statusCode, dxf.headers['content-type'], dxf.headers['content-disposition']]).toEqual([
    200,
    'image/vnd.dxf',
    'attachment; filename="wall-2-6x6.dxf"',
  ]);
  expect(dxf.body).toContain('AC1021');
  expect(dxf.body).toContain('3,600 mm');
  for (const layer of ['WALL', 'SEAMS', 'CABLE', 'MEASURE']) expect(dxf.body).toContain(`\n${layer}\n`);
  expect(dxf.body.trimEnd().endsWith('EOF')).toBe(true);
  const refused = [
    '2/wall.svg?columns=9999&rows=1',
    '2/wall.svg?columns=x&rows=1',
    '15/wall.svg?columns=2&rows=2',
    '9999/wall.svg?columns=2&rows=2',
  ];
  expect(await Promise.all(refused.map(async (path) => (await ask(`/en/products/${path}`)).statusCode))).toEqual([400, 400, 404, 404]);
  // Where nobody says how large, the usual four by four.
  expect((await ask('/en/products/2/wall.dxf')).headers['content-disposition']).toBe('attachment; filename="wall-2-4x4.dxf"');
});

test('a wall is sent with the inquiry without scripts, and staff read it', async () => {
  const address = '/en/wall?product=10&columns=4&rows=2.5';
  const { body } = await get(address);
  expect(body).toContain('>Your wall: 4 × 2.5 = 10 cabinets, 3.84 × 2.4 m<');
  const hidden = [...body.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
    name!,
    value!.replaceAll('&amp;', '&'),
  ]);
  const person = { name: 'Sara', email: 'sara@example.com', phone: '+966 50 000 0009' };
  const posted = await app.inject({
    method: 'POST',
    url: address,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...Object.fromEntries(hidden), ...person }).toString(),
  });
  expect(posted.statusCode).toBe(200);
  const { leads } = await operations.inbox.list({}, { limit: 1, offset: 0 }, 'en');
  expect(leads[0]?.page).toBe(address);
  expect(leads[0]?.fields).toMatchObject({
    product_id: 10,
    cabinets: '4 × 2.5 = 10',
    picture_m: '3.84 × 2.4',
    advice: '/wall?product=10&columns=4&rows=2.5',
  });
});

test('the advisor, the page of a wall and nothing else lead to the builder', async () => {
  expect((await get('/en/advisor?place=indoors&nearest=4&farthest=12&width=4&height=2.5')).body).toMatch(
    /href="\/en\/wall\?product=\d+&amp;columns=\d+&amp;rows=\d+&amp;place=indoors"/,
  );
  expect((await get('/en/product/2/Lamha-P1.2')).body).toContain('href="/en/wall?product=2"');
  expect((await get('/en/product/15/GlowMate')).body).not.toContain('/en/wall?product=15');
});

test('a shortlist leads to the wall builder: to choose a wall, and to change the one that was kept', async () => {
  expect((await get('/en/shortlist?products=2')).body).toMatch(/href="\/en\/wall\?product=2"[^>]*>Choose width and height/);
  const { body, text } = await get('/en/shortlist?products=2-6c6,15-70x2');
  expect(body).toMatch(/href="\/en\/wall\?product=2&amp;columns=6&amp;rows=6"[^>]*>Change the wall/);
  expect(text).toContain('A wall of 6 × 6 cabinets, 3.6 × 2.025 m');
  expect(text).toContain('GlowMate, 70″ × 2');
});
