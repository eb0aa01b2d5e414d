import { afterAll, beforeAll, expect, test } from 'vitest';
import { collections } from '#content/index.ts';
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

test('settings and people are found too, and nothing where there is nothing', async () => {
  expect(await find('word list')).toMatchObject([{ to: '/en/dashboard/settings/word-list' }]);
  const vat = { to: '/en/dashboard/settings/offers', title: 'Value added tax', place: 'Settings · Offers' };
  for (const words of ['vat', 'VALUE added', 'الضريبه', 'ضريبة القيمة']) expect(await find(words)).toContainEqual(vat);
  expect(await find('admin')).toContainEqual(expect.objectContaining({ to: '/en/dashboard/users', title: 'admin' }));
  expect(await find('   ')).toEqual([]);
  expect(await find('no such thing anywhere')).toEqual([]);
});

test('everybody finds only what they may open, strangers nothing', async () => {
  const { app } = dashboard;
  await invite(app, { username: 'translator', role: 'translator', language: 'ar' }, PASSWORD);
  const translator = caller(app.url, { cookie: await signIn(app.call, 'translator', PASSWORD) });
  for (const words of ['admin', 'ضريبة القيمة']) expect(await find(words, translator)).toEqual([]);
  expect((await app.call('GET', '/en/dashboard/find?text=a', AS_DATA)).status).toBe(401);
});
