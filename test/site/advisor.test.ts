import { afterAll, expect, test } from 'vitest';
import { advise } from '#content/advisor/advise.ts';
import { proposalFields } from '#content/advisor/proposal-fields.ts';
import { readQuestion } from '#content/advisor/question.ts';
import { collections } from '#content/index.ts';
import { settingsGroups } from '#content/settings/index.ts';
import { openDemo } from './demo-operations.ts';

const { app, operations, change, close } = await openDemo('https://lamha.example.com');
afterAll(close);

const QUERY = 'place=indoors&nearest=4&farthest=12&width=4&height=2.5';
const get = async (url: string) => {
  const { statusCode, body } = await app.inject({ url });
  return {
    status: statusCode,
    body,
    text: body.replaceAll(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<[^>]+>/g, ' ').replaceAll(/\s+/g, ' '),
  };
};

async function advised() {
  const products = await operations.content.list(collections.products, { language: 'en', sees: 'published' });
  const { question } = readQuestion(new URLSearchParams(QUERY))!;
  return { question: question!, ...advise(question!, products) };
}

test('the advisor answers without scripts: proposals, the chosen one whole, and what does not suit and why', async () => {
  const { proposals, refused } = await advised();
  const { status, text, body } = await get(`/en/advisor?${QUERY}`);
  expect(status).toBe(200);
  expect(proposals.length).toBeGreaterThan(1);
  for (const { candidate } of proposals) expect(text).toContain(candidate.name);
  const [first] = proposals;
  const { width, height, pixels, built } = first!.wall;
  expect(text).toContain(`${width / 1000} × ${Math.round(height) / 1000} m`);
  expect(text).toContain(pixels.map((count) => count.toLocaleString('en')).join(' × '));
  if ('columns' in built) expect(text).toContain(`${built.columns} × ${built.rows} = ${built.columns * built.rows}`);
  expect(text).toContain(refused[0]!.candidate.name);
  // Single pixels, magnified, beside the same piece at twice the pitch: 16 and 8 of them each way.
  expect([...body.matchAll(/<svg width="156".*?<\/svg>/gs)].map(([svg]) => svg.split('<circle').length - 1)).toEqual([256, 64]);
  expect(body).toContain('rel="canonical" href="https://lamha.example.com/en/advisor"');
  const second = await get(`/en/advisor?${QUERY}&screen=${proposals[1]!.candidate.id}`);
  expect(second.text).toContain(`Proposal: ${proposals[1]!.candidate.name}`);
  const isTold = async (more: string, sentence: string) => (await get(`/en/advisor?${QUERY}${more}`)).text.includes(sentence);
  const other = 'not among the answers';
  expect([await isTold('&screen=999', other), await isTold(`&screen=${proposals[1]!.candidate.id}`, other)]).toEqual([true, false]);
  // Some prices for one country are given in the money of the other one.
  const rate = 'fixed rates of one US dollar';
  expect([await isTold('&budget=90000&currency=SAR', rate), await isTold('&budget=90000&currency=AED', rate)]).toEqual([true, false]);
});

test('what is said of every proposal is true, and sizes are written one way', async () => {
  // Unseen from 22.9 m on: nobody at 40 m sees a pixel, the wall only has fewer than a page of text.
  const road = await get('/en/advisor?place=roadside&nearest=40&farthest=350&width=12&height=4&shows=text');
  expect(road.text).toContain('Proposal: Roadside P6.6');
  expect(road.text).not.toContain('Text looks best where no pixel can be seen');
  expect(road.text).toContain('scaled down');
  const hall = await get('/en/advisor?place=indoors&nearest=4&farthest=25&width=8&height=4.5&shows=video');
  expect(hall.text).toContain('With 7.8 × 4.388 m it fits into 8 × 4.5 m.');
});

test.each(['place', 'shows', 'mounting', 'service', 'currency'])('a %s that nobody offers is named where it is chosen', async (name) => {
  const query = new URLSearchParams(QUERY);
  query.set(name, 'frog');
  const { text } = await get(`/en/advisor?${query}`);
  expect(text).toContain('Please choose one of the answers offered.');
});

test('the answers are kept in the form, and absurd ones get a helpful sentence and no proposal', async () => {
  const wall = await get('/en/advisor?place=indoors&nearest=0&farthest=5&width=400&height=2');
  expect(wall.text).toContain('start from 0.3 m');
  expect(wall.text).toContain('Walls wider than 60 m are planned in parts');
  expect(wall.text).not.toContain('Proposal:');
  expect(wall.body).toMatch(/<input[^>]*name="width"[^>]*value="400"|<input[^>]*value="400"[^>]*name="width"/);
  const arabic = await get('/advisor?place=indoors&nearest=%D9%A0&farthest=5');
  expect(arabic.text).toContain('ابدأ من 0.3 م');
});

test('what no advice depends on makes no other page, and long answers are not seen', async () => {
  const plain = await get('/en/advisor');
  for (const query of ['?utm_source=mail', `?nearest=${'9'.repeat(400)}`, '?screen=x'])
    expect([query, (await get(`/en/advisor${query}`)).body === plain.body]).toEqual([query, true]);
});

test('the running cost is counted with the tariff of the settings', async () => {
  await change(settingsGroups.advisor, { tariff_sa: 1, tariff_ae: 2, hours_per_day: 10 });
  const { proposals } = await advised();
  const average = proposals[0]!.wall.power.average!;
  const energy = (average / 1000) * 10 * 365;
  const { text } = await get(`/en/advisor?${QUERY}`);
  expect(text).toContain(`about ${Math.round(energy).toLocaleString('en')} SAR a year`);
  expect(text).toContain(`about ${Math.round(2 * energy).toLocaleString('en')} AED a year`);
});

test('a proposal is sent with the inquiry, with scripts and without, and the inbox says it in words', async () => {
  const { question, proposals } = await advised();
  const [first] = proposals;
  const fields = proposalFields(question, first!);
  const person = { name: 'Sara', email: 'sara@example.com', phone: '+966 50 000 0001' };
  const sent = await app.inject({
    method: 'POST',
    url: '/api/en/email/send-email-sa',
    payload: { kind: 'product', fields: { product: 'Lamha', product_id: first!.candidate.id, ...fields, ...person } },
  });
  expect([sent.statusCode, sent.json<{ success: boolean }>().success]).toEqual([200, true]);
  const posted = await app.inject({
    method: 'POST',
    url: `/en/advisor?${QUERY}&screen=${first!.candidate.id}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...fields, ...person, phone: '+966 50 000 0002' }).toString(),
  });
  expect(posted.statusCode).toBe(200);
  const { leads } = await operations.inbox.list({}, { limit: 2, offset: 0 }, 'ar');
  expect(leads).toHaveLength(2);
  for (const lead of leads) {
    expect(lead.fields).toMatchObject({ ...fields });
    const details = operations.inbox.detailsOf(lead.fields, 'ar');
    expect(details).toContainEqual({ label: 'المكان', value: 'ردهة أو مجمّع أو متجر' });
    expect(details).toContainEqual({ label: 'الكبائن', value: `\u2066${fields.cabinets}\u2069` });
  }
});

test('a model is served at true size, kept by browsers, bounded, and greets in the language of its base', async () => {
  const ask = (path: string, headers = {}) => app.inject({ url: `/api${path}`, headers });
  const wall = await ask('/ar/products/4/model.glb?columns=6&rows=7');
  expect([wall.statusCode, wall.headers['content-type'], wall.headers['cache-control']]).toEqual([
    200,
    'model/gltf-binary',
    'public, max-age=3600',
  ]);
  expect(wall.rawPayload.toString('utf8', 0, 4)).toBe('glTF');
  expect((await ask('/en/products/4/model.glb?columns=6&rows=7')).rawPayload.equals(wall.rawPayload)).toBe(false);
  const again = await ask('/ar/products/4/model.glb?columns=6&rows=7', { 'if-none-match': String(wall.headers['etag']) });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  const kiosk = await ask('/en/products/15/model.usdz?size=1');
  expect([kiosk.statusCode, kiosk.headers['content-type']]).toEqual([200, 'model/vnd.usdz+zip']);
  const refused = ['/en/products/4/model.glb?columns=9999&rows=1', '/en/products/15/model.glb?size=9', '/en/products/99999/model.glb'];
  expect(await Promise.all(refused.map(async (path) => (await ask(path)).statusCode))).toEqual([400, 400, 404]);
  const named = [
    '4/model.glb?columns=0&rows=2',
    '4/model.glb?columns=6',
    '4/model.usdz?columns=2.5&rows=2',
    '15/model.glb?columns=2&rows=2',
  ];
  const fields = named.map(async (path) => Object.entries<string>((await ask(`/ar/products/${path}`)).json().errors));
  expect(await Promise.all(fields)).toEqual([
    [['columns', expect.stringContaining('«الأعمدة»')]],
    [['rows', expect.stringContaining('الصفوف')]],
    [['columns', expect.stringContaining('3 × 2')]],
    [['columns', expect.stringContaining('الأعمدة')]],
  ]);
  for (const columns of ['401', '100000'])
    expect((await ask(`/en/products/4/model.glb?columns=${columns}&rows=1`)).json()).toMatchObject({
      errors: { columns: expect.stringContaining('at most 400') },
    });
  const { body } = await get(`/advisor?${QUERY}`);
  expect(body).toMatch(/<a rel="ar" href="\/api\/ar\/products\/\d+\/model\.usdz\?columns=6&amp;rows=6"/);
});

test('text for somebody very far is answered in words, not only with a wall as high as a house', async () => {
  const far = 'place=roadside&nearest=100&farthest=400&shows=text';
  // 400 m / (200 × 12 m) are a sixth of the height.
  expect((await get(`/en/advisor?${far}`)).text).toContain(
    'On one of 12 m, text is read at 400 m where its letters take 17% of the height',
  );
  expect((await get(`/advisor?${far}`)).text).toContain('يندر أن تُبنى شاشة بهذا الارتفاع');
  expect((await get(`/en/advisor?${far}&width=16&height=9`)).text).not.toContain('Hardly anybody builds');
});
