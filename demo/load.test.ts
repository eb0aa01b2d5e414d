import { expect, test } from 'vitest';
import { createTestApp } from '#test/rig/app.ts';
import { ENGINES } from '#test/rig/postgres.ts';
import { loadDemo, loadDemoOnce, loadSettingsOnce } from './load.ts';
import { removeDemo } from './remove.ts';

test.each(ENGINES)('on %s the demo company arrives once, in both languages', async (engine) => {
  const app = await createTestApp({ engine });
  expect(await loadDemoOnce(app.server)).toBe(true);
  expect(await loadDemoOnce(app.server)).toBe(false);
  expect((await app.call('GET', '/api/en/products/15')).body).toMatchObject({ id: 15, name: 'GlowMate' });
  expect((await app.call('GET', '/api/ar/category')).body).toMatchObject([
    { id: 1, name: 'شاشات LED الداخلية' },
    { id: 2 },
    { id: 3 },
    { id: 4 },
    { id: 5 },
    { id: 6 },
  ]);
  expect((await app.call('GET', '/api/en/communityposts/posts')).body).toHaveLength(6);
  expect((await app.call('GET', '/api/ar/settings/site')).body).toMatchObject({ company_name: 'لمحة للحلول المرئية' });
  const added = await app.admin('POST', '/api/en/category/add', { form: { name: 'Next' } });
  expect(added.body).toMatchObject({ id: 7 });
  await app.stop();
});

test.each(ENGINES)('on %s removing the demo leaves the settings and what others have made', async (engine) => {
  const app = await createTestApp({ engine });
  await loadDemo(app.server);
  await app.admin('PUT', '/api/en/herobanner/1', { form: { title: 'Ours now' } });
  const own = await app.admin('POST', '/api/en/productssectionsix', {
    form: { category_id: '15', title: 'Own', text: 'Own', path: '/contact' },
  });
  expect(own.status).toBe(201);

  expect(await removeDemo(app.server)).toMatchObject({ trashed: 2 });
  expect(await removeDemo(app.server)).toBeUndefined();
  for (const path of ['/category', '/products', '/singleproject', '/community', '/clientslogos', '/communityposts/posts']) {
    expect(await app.call('GET', `/api/en${path}`)).toMatchObject({ status: 200, body: [] });
  }
  expect((await app.call('GET', '/api/en/settings/site')).body['short_name']).toBe('Lamha');
  const trash = await app.admin('GET', '/api/en/trash');
  expect(trash.text).toContain('Ours now');
  expect(trash.text).toContain('GlowMate');
  const unused = await app.server.database.kysely.selectFrom('files').select('name').where('unused_since', 'is not', null).execute();
  expect(unused).toEqual([]);
  expect(await loadDemoOnce(app.server)).toBe(false);
  await app.stop();
});

test('a site with content of its own is left alone', async () => {
  const app = await createTestApp({ engine: 'sqlite' });
  await app.admin('POST', '/api/en/category/add', { form: { name: 'Own' } });
  expect(await loadDemoOnce(app.server)).toBe(false);
  expect((await app.call('GET', '/api/en/category')).body).toMatchObject([{ name: 'Own' }]);
  await app.stop();
});

test('a site without the demo company starts with example settings and keeps changed ones', async () => {
  const app = await createTestApp({ engine: 'sqlite' });
  await app.admin('PUT', '/api/en/settings/office', { json: { title: 'Our office' } });
  await loadSettingsOnce(app.server);
  expect((await app.call('GET', '/api/en/settings/office')).body['title']).toBe('Our office');
  expect((await app.call('GET', '/api/en/settings/contact-ae')).body['phone']).toBe('+971 4 000 0000');
  await app.stop();
});
