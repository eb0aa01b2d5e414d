import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { LANGUAGES } from '#content/document.ts';
import type { Schema } from '#store/database/schema.ts';
import { createTestApp, type TestApp } from '#test/rig/app.ts';
import { ENGINES } from '#test/rig/postgres.ts';
import { demoDocuments } from './documents/list.ts';
import { mediaOf } from './document.ts';
import { loadDemoOnce } from './load.ts';
import { chooseMedia, readCatalogue } from './media.ts';
import { demoRecords, demoSettingsValues } from './records.ts';
import { removeDemo } from './remove.ts';
import { proves } from '#test/requirements/proves.ts';

const Settings = z.object({ site: z.object({ profile: z.string() }), campaign: z.object({ specsheet: z.string() }) });

test.each(ENGINES)('4-42: on %s the demo company arrives once, and leaves the settings and what others have made', async (engine) => {
  proves('4-42');
  const app = await createTestApp({ engine });
  const fileCount = mediaToImport();
  expect(await loadDemoOnce(app.server)).toBe(true);
  expect(await loadDemoOnce(app.server)).toBe(false);
  proves('3-112');
  expect(await bodyOf(app, '/api/en/products/15')).toMatchObject({ id: 15, name: 'GlowMate' });
  expect(await bodyOf(app, '/api/ar/category')).toMatchObject([
    { id: 1, name: 'شاشات LED الداخلية' },
    ...[2, 3, 4, 5, 6].map((id) => ({ id })),
  ]);
  expect(await bodyOf(app, '/api/en/communityposts/posts')).toHaveLength(6);
  expect(await bodyOf(app, '/api/ar/settings/site')).toMatchObject({ company_name: 'لمحة للحلول المرئية' });
  expect(await bodyOf(app, '/api/ar/settings/pop-up')).toMatchObject({ active: 1 });
  expect(await app.server.database.kysely.selectFrom('files').select('name').execute()).toHaveLength(fileCount);
  // Nothing is left to make behind the scenes: sizes are made when somebody asks for one, and every film has its poster. A first start
  // kept a core busy for a quarter of an hour.
  const waiting = app.server.database.kysely.selectFrom('files').select('name').where('variants_state', '=', 'pending');
  expect(await waiting.where('poster', 'is', null).execute()).toEqual([]);
  expect((await readdir(join(app.dataDir, 'uploads'))).filter((name) => name !== 'tmp')).toHaveLength(fileCount);

  for (const language of LANGUAGES) {
    const { site, campaign } = Settings.parse(await bodyOf(app, `/api/${language}/settings`));
    for (const name of [site.profile, campaign.specsheet]) {
      const { headers, text } = await app.call('GET', `/uploads/${name}`);
      expect([headers.get('content-type'), text]).toEqual(['application/pdf', expect.stringContaining(`/Lang (${language})`)]);
    }
  }

  const mine = (await app.admin('GET', '/api/en/offers?owner=me')).body['total'];
  const nobodys = (await app.admin('GET', '/api/en/offers?owner=nobody')).body['total'];
  expect([mine, nobodys]).toEqual([4, 2]);
  const views = (await app.admin('GET', '/api/en/views?screen=offers')).body['views'];
  expect(views).toEqual(expect.arrayContaining([expect.objectContaining({ name: 'Mine', query: 'owner=me' })]));

  const prepared = { drafts: 3, scheduled: 2, releases: 1, release_items: 2 };
  expect(await countsOf(app, prepared)).toEqual(prepared);
  expect(await bodyOf(app, '/api/en/products/19')).toMatchObject({ headline: 'The whiteboard for small rooms' });
  for (const language of LANGUAGES) {
    const staff = async (path: string) => (await app.admin('GET', `/api/${language}${path}`)).body;
    expect(await staff('/drafts')).toMatchObject({ total: 3 });
    expect(await staff('/schedule')).toMatchObject({ coming: [{ collection: 'hero-banners', action: 'publish', problem: null }] });
    expect(await staff('/releases')).toMatchObject({ releases: [{ state: 'scheduled', count: 2, problem: '' }] });
    expect(await staff('/releases/1/check')).toEqual({ problems: [], remarks: [] });
    expect(await staff('/settings/word-list')).toMatchObject({
      terms: expect.arrayContaining([expect.objectContaining({ term: expect.any(String) })]),
    });
  }
  const { token } = (await app.admin('POST', '/api/ar/releases/1/link', { json: {} })).body;
  expect(await app.server.operations.rehearsalOf(String(token))).toEqual({ release: 1 });

  const own = await app.admin('POST', '/api/en/category/add', { form: { name: 'Own' } });
  expect(own.body).toMatchObject({ id: 7 });
  await app.admin('PUT', '/api/en/herobanner/1', { form: { title: 'Ours now' } });
  await app.admin('POST', '/api/en/productssectionsix', { form: { category_id: '15', title: 'Own', text: 'Own', path: '/contact' } });

  await app.admin('PATCH', '/api/en/drafts/products/19', { json: { values: { headline_en: 'Typed on' } } });

  expect(await removeDemo(app.server)).toMatchObject({ trashed: 3 });
  expect(await countsOf(app, prepared)).toEqual({ drafts: 1, scheduled: 0, releases: 0, release_items: 0 });
  expect(await removeDemo(app.server)).toBeUndefined();
  expect(await bodyOf(app, '/api/en/category')).toMatchObject([{ name: 'Own' }]);
  for (const path of ['/products', '/sub_category', '/singleproject', '/community', '/clientslogos', '/communityposts/posts']) {
    expect(await bodyOf(app, `/api/en${path}`)).toEqual([]);
  }
  expect(await bodyOf(app, '/api/en/settings/site')).toMatchObject({ short_name: 'Lamha' });
  expect(await bodyOf(app, '/api/en/settings/pop-up')).toMatchObject({ title: 'GlowMate', active: 0 });
  const { text: trash } = await app.admin('GET', '/api/en/trash');
  expect(trash).toContain('Ours now');
  expect(trash).toContain('GlowMate');
  expect(await app.server.database.kysely.selectFrom('files').select('name').where('unused_since', 'is not', null).execute()).toEqual([]);
  expect(await loadDemoOnce(app.server)).toBe(false);
  await app.stop();
});

test('a site with content of its own is left alone', async () => {
  const app = await createTestApp({ engine: 'sqlite' });
  await app.admin('POST', '/api/en/category/add', { form: { name: 'Own' } });
  expect(await loadDemoOnce(app.server)).toBe(false);
  expect(await bodyOf(app, '/api/en/category')).toMatchObject([{ name: 'Own' }]);
  await app.stop();
});

async function countsOf(app: TestApp, tables: Partial<Record<keyof Schema, number>>): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of Object.keys(tables) as (keyof Schema)[])
    counts[table] = (await app.server.database.kysely.selectFrom(table).selectAll().execute()).length;
  return counts;
}

async function bodyOf(app: TestApp, path: string): Promise<unknown> {
  const { status, body } = await app.call('GET', path);
  expect(status).toBe(200);
  return body;
}

/** Pictures, films with their posters and documents, each once. */
function mediaToImport(): number {
  const catalogue = readCatalogue();
  const values = [...demoSettingsValues().map((each) => each.values), ...demoRecords().flatMap(({ records }) => records)];
  const wanted = values.flatMap(mediaOf);
  const chosen = wanted.flatMap((path) => chooseMedia(catalogue, path) ?? []);
  const posters = chosen.flatMap(({ poster }) => (poster ? (chooseMedia(catalogue, poster) ?? []) : []));
  const made = demoDocuments().filter(({ file }) => wanted.includes(file));
  return new Set([...chosen, ...posters, ...made].map(({ file }) => file)).size;
}
