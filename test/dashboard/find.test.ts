import { afterAll, beforeAll, expect, test } from 'vitest';
import { collections } from '#content/index.ts';
import { settings } from '#content/settings/index.ts';
import { ACTIONS } from '#app/dashboard/finder/actions.ts';
import { INSIDE, isCalled, withoutDoing, wordRank } from '#app/dashboard/finder/alike.ts';
import { ALSO_CALLED } from '#app/dashboard/finder/also-called.server.ts';
import { ALSO_DONE, findActions } from '#app/dashboard/finder/find-actions.server.ts';
import { ALSO_CALLED as SETTINGS_CALLED } from '#app/dashboard/finder/find-settings.server.ts';
import { TAB_GROUPS } from '#app/dashboard/tabs.ts';
import { inLanguage } from '#app/page/address.ts';
import { textsIn } from '#app/dashboard/texts.ts';
import type { DashboardKey } from '#i18n/messages/dashboard.ts';
import { type Call, caller, signIn } from '#test/rig/app.ts';
import { callsOf } from '#test/rig/collection-calls.ts';
import { invite } from '#test/rig/people.ts';
import { type Dashboard, openDashboard } from './open-dashboard.ts';

type Found = { to: string; title: string; place: string };
const PASSWORD = 'an ordinary one for tests';
const AS_DATA = { headers: { accept: 'application/json' } };

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await openDashboard();
});
afterAll(() => dashboard?.app.stop());

async function find(text: string, call: Call = dashboard.app.admin, at = '/en/dashboard/find'): Promise<Found[]> {
  const { body } = await call('GET', `${at}?text=${encodeURIComponent(text)}`, AS_DATA);
  return (body as { found?: Found[] }).found ?? [];
}

test('a record is found by its name in either language, hidden or not, and no longer once it is gone', async () => {
  const products = callsOf(dashboard.app, collections.products);
  const product = await products.add(0, { name_en: 'Zephyr wall', name_ar: 'جدار زفير', published_en: '0', published_ar: '0' });
  const expected = [{ to: `/en/dashboard/products?edit=${product.id}`, title: 'Zephyr wall', place: 'Products' }];
  expect(await find('zeph')).toEqual(expected);
  expect(await find('زفير')).toEqual(expected);
  expect((await find('zephyr', dashboard.app.admin, '/dashboard/find'))[0]?.title).toBe('جدار زفير');
  await products.remove(product);
  expect(await find('zephyr')).toEqual([]);
});

test('what begins with the words comes before what only holds them', async () => {
  const products = callsOf(dashboard.app, collections.products);
  for (const name_en of ['Great narwhal', 'Narwhal wall']) await products.add(0, { name_en });
  expect((await find('narwhal')).map(({ title }) => title)).toEqual(['Narwhal wall', 'Great narwhal']);
});

test('what was begun and never published is found by what its draft calls it', async () => {
  const values = { name_en: 'Quokka wall', name_ar: 'جدار كوكا', headline_en: 'Marsupial' };
  const begun = await dashboard.app.admin('PATCH', '/api/en/drafts/products', { json: { key: 'quokka-quokka', parent: 0, values } });
  const { id } = begun.body['draft'] as { id: number };
  const expected = [{ to: `/en/dashboard/products?edit=${id}`, title: 'Quokka wall', place: 'Products' }];
  expect(await find('quok')).toEqual(expected);
  expect(await find('كوكا')).toEqual(expected);
  expect(await find('marsupial')).toEqual([]);
  await dashboard.app.admin('DELETE', `/api/en/drafts/products/${id}`);
  expect(await find('quokka')).toEqual([]);
});

test('settings and people are found too, and nothing where there is nothing', async () => {
  expect(await find('word list')).toMatchObject([{ to: '/en/dashboard/settings/word-list' }]);
  const vat = { to: '/en/dashboard/settings/offers', title: 'Value added tax', place: 'Settings · Offers' };
  for (const phrase of ['vat', 'VALUE added', 'الضريبه', 'ضريبة القيمة']) expect(await find(phrase)).toContainEqual(vat);
  expect(await find('admin')).toContainEqual(expect.objectContaining({ to: '/en/dashboard/users', title: 'admin' }));
  expect(await find('   ')).toEqual([]);
  expect(await find('no such thing anywhere')).toEqual([]);
});

test('whole words and their beginnings stand above the middle of a word', async () => {
  const products = callsOf(dashboard.app, collections.products);
  const inside = await products.add(0, { name_en: 'Elevation wall', name_ar: 'جدار' });
  const begins = await products.add(0, { name_en: 'The vatican wall', name_ar: 'جدار' });
  const found = (await find('vat')).map(({ title }) => title);
  expect(found[0]).toBe('Value added tax');
  expect(found.indexOf('The vatican wall')).toBeLessThan(found.indexOf('Elevation wall'));
  expect(found.at(-1)).toBe('Elevation wall');
  expect([wordRank(['VAT rate', 'الضريبة'], 'vat'), wordRank(['Vatican'], 'vat'), wordRank(['Elevation'], 'vat')]).toEqual([0, 1, INSIDE]);
  expect(wordRank(['سجل الضريبة'], 'ضريبه')).toBe(0);
  expect(wordRank(['SA-2026-0002'], '٠٠٠٢')).toBe(0);
  for (const product of [inside, begins]) await products.remove(product);
});

test.each([
  ['كلمة السر', 'account'],
  ['سلة المهملات', 'trash'],
  ['الصور', 'media'],
  ['الاستفسارات', 'inbox'],
  ['الأسعار', 'specifications'],
  ['ترجمة', 'languages'],
  ['تعليقات', 'moderation'],
  ['النشرة', 'subscribers'],
  ['اكسل', 'exchange'],
  ['الصلاحيات', 'users'],
  ['ايميل', 'mail'],
  ['السلايدر', 'banners'],
  ['تغيير كلمة المرور', 'account'],
  ['إيقاف الموقع', 'settings/site'],
  ['تغيير الشعار', 'settings/site'],
  ['maintenance', 'settings/site'],
  ['تويتر', 'settings/site'],
  ['ساعات العمل', 'settings/contact-sa'],
  ['change password', 'account'],
  ['افتح الصور', 'media'],
  ['quotation', 'offers'],
])('a screen is found by what people call it: %s', async (phrase, screen) => {
  expect((await find(phrase)).map(({ to }) => to)).toContain(`/en/dashboard/${screen}`);
});

test.each([
  ['setings', '/en/dashboard/settings'],
  ['bakup', '/en/dashboard/backup'],
  ['calender', '/en/dashboard/schedule'],
  ['webhoks', '/en/dashboard/webhooks'],
  ['الاعدادت', '/en/dashboard/settings'],
  ['tempate', '/en/dashboard/templates'],
])('a slip of the finger is forgiven where nothing is called so: %s', async (phrase, start) => {
  expect((await find(phrase)).map(({ to }) => to).filter((to) => to.startsWith(start))).not.toEqual([]);
});

test('a record is found with a slip of the finger, and by a name heard as two words', async () => {
  const products = callsOf(dashboard.app, collections.products);
  const product = await products.add(0, { name_en: 'GlowMate', name_ar: 'GlowMate' });
  for (const typed of ['glomate', 'glowmtae', 'جلو ميت']) expect((await find(typed)).map(({ title }) => title)).toEqual(['GlowMate']);
  await products.remove(product);
});

test('a customer is found with a slip of the finger, in inquiries and offers, and by whoever may read them alone', async () => {
  const { app } = dashboard;
  const write = async (name: string) => {
    const json = { kind: 'contact', fields: { name, email: 'x@example.com', number: '0501234567', message: `How much? ${name}` } };
    expect((await app.call('POST', '/api/en/send-email', { json })).status).toBe(200);
  };
  await write('Khadija Alharbi');
  await write('هناء القحطاني');
  const { id } = (await app.admin('POST', '/api/en/offers', { json: { country: 'sa', language: 'en' } })).body as { id: number };
  const draft = { revision: 1, name: 'Reema Aldossary', valid_until: '2031-01-01', lines: [] };
  expect((await app.admin('PUT', `/api/en/offers/${id}`, { json: draft })).status).toBe(200);
  const titles = async (text: string, call?: Call) => (await find(text, call)).map(({ title }) => title).join(' | ');
  for (const typed of ['khadija alharbi', 'khadjia', 'khadija alharib', 'khadja'])
    expect(await titles(typed), typed).toContain('Khadija Alharbi');
  for (const typed of ['هناء القحطانى', 'هنا القحطاني', 'القحطني', 'هناء القحطان'])
    expect(await titles(typed), typed).toContain('هناء القحطاني');
  expect(await titles('aldosary')).toContain('Reema Aldossary');
  expect(await titles('khalid')).not.toContain('Khadija');
  await invite(app, { username: 'writer', role: 'editor' }, PASSWORD);
  const writer = caller(app.url, { cookie: await signIn(app.call, 'writer', PASSWORD) });
  for (const typed of ['khadjia', 'aldosary']) expect(await titles(typed, writer)).toBe('');
  // A colleague's own name, with a slip too.
  expect(await titles('writre')).toContain('writer');
});

test('every screen has another name, and each of its names leads to it once', async () => {
  const tabs = TAB_GROUPS.flatMap((group) => group.tabs);
  expect(Object.keys(ALSO_CALLED).toSorted()).toEqual(tabs.map(({ label }) => label).toSorted());
  for (const { path, label } of tabs) {
    for (const phrase of ALSO_CALLED[label]?.split(', ') ?? []) {
      const found = (await find(phrase)).filter(({ to }) => to === `/en${path}`);
      const isNear = [textsIn('ar')(label), textsIn('en')(label)].some((name) => isCalled(name, phrase));
      expect([phrase, found.length]).toEqual([phrase, isNear ? 0 : 1]);
    }
  }
});

/** Whether the browser finds an action by its own name, without asking the server. */
function isNear(label: DashboardKey, phrase: string): boolean {
  return [textsIn('ar')(label), textsIn('en')(label)].some((name) => isCalled(name, withoutDoing(phrase)));
}

test('every action has another name, and each of its names leads to it once', () => {
  expect(Object.keys(ALSO_DONE).toSorted()).toEqual(ACTIONS.map(({ to }) => to).toSorted());
  for (const { to, label } of ACTIONS) {
    for (const phrase of ALSO_DONE[to]?.split(', ') ?? []) {
      const found = findActions(phrase, () => true, 'en').filter((goal) => goal.to === inLanguage(to, 'en'));
      expect([phrase, found.length]).toEqual([phrase, isNear(label, phrase) ? 0 : 1]);
    }
  }
});

test('every action leads to a screen that has its part, for whoever may do it and for nobody else', async () => {
  const { app } = dashboard;
  await invite(app, { username: 'seller', role: 'sales' }, PASSWORD);
  const seller = caller(app.url, { cookie: await signIn(app.call, 'seller', PASSWORD) });
  for (const { to, label, does, needs = [] } of ACTIONS) {
    const phrase = ALSO_DONE[to]?.split(', ').find((one) => !isNear(label, one)) ?? '';
    const isFound = async (call: Call) => (await find(phrase, call)).some((goal) => goal.to === inLanguage(to, 'en'));
    const isSellers = needs.length === 0 || needs.some((right) => /^(?:leads|offers|sending)\./.test(right));
    expect([to, await isFound(app.admin), await isFound(seller)]).toEqual([to, true, isSellers]);
    if (does) continue;
    const [path, part] = to.split('#');
    const page = await (isSellers ? seller : app.admin)('GET', inLanguage(path ?? '', 'en'), { headers: { 'sec-fetch-dest': 'document' } });
    expect([to, page.status]).toEqual([to, 200]);
    expect(page.text).toContain(part === undefined ? '<form' : `id="${part}"`);
  }
});

test('other names count from the beginning of their words', async () => {
  expect((await find('الشعار')).map(({ title }) => title)).not.toContain('Recipients'); // «الإشعارات»
});

test('other names of settings belong to settings that there are', () => {
  const fields = settings.flatMap((group) => Object.keys(group.fields).map((field) => `${group.name}.${field}`));
  expect(Object.keys(SETTINGS_CALLED).filter((key) => !fields.includes(key))).toEqual([]);
});

test('a Latin name is found by how Arabic writes it', async () => {
  const product = await callsOf(dashboard.app, collections.products).add(0, { name_en: 'GlowMate Duo', name_ar: 'GlowMate Duo' });
  const to = `/en/dashboard/products?edit=${product.id}`;
  for (const phrase of ['جلوميت', 'غلوميت']) expect((await find(phrase)).map((one) => one.to)).toContain(to);
  expect(await find('زرافة')).toEqual([]);
});

test('everybody finds only what they may open, strangers nothing', async () => {
  const { app } = dashboard;
  await invite(app, { username: 'translator', role: 'translator', language: 'ar' }, PASSWORD);
  const translator = caller(app.url, { cookie: await signIn(app.call, 'translator', PASSWORD) });
  for (const phrase of ['admin', 'ضريبة القيمة', 'الصلاحيات']) expect(await find(phrase, translator)).toEqual([]);
  expect((await app.call('GET', '/en/dashboard/find?text=a', AS_DATA)).status).toBe(401);
});
