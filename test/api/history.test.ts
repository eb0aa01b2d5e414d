import { expect, test } from 'vitest';
import { collections } from '#content/index.ts';
import { onBothEngines } from '#test/rig/both-engines.ts';
import { callsOf, newTag } from '#test/rig/collection-calls.ts';
import { sampleFile } from '#test/rig/sample-files.ts';
import { proves } from '#test/requirements/proves.ts';

type Change = { action: string; subject: string; title: string; actor: { username: string } | null; record?: { version: number } };
type FieldChange = { column: string; label: string; language?: string; before: string; after: string };
type Version = { version: number; action: string; changes: FieldChange[] };

onBothEngines((door) => {
  const products = () => callsOf(door, collections.products);
  const versions = async (id: number, base = '/api/en') =>
    (await door.admin('GET', `${base}/history/products/${id}`)).body['versions'] as Version[];
  const changes = async (query: string) => (await door.admin('GET', `/api/en/history${query}`)).body['changes'] as Change[];

  test('4-36: the history says who did what, when and on which record, and can be narrowed and paged', async () => {
    proves('4-36');
    const tag = newTag();
    const product = await products().add(0, { name: `Wall ${tag}` });
    await products().update(product, { headline: 'Bright' });
    await products().remove(product);
    const [removed, updated, created] = await changes('?collection=products');
    expect([removed, updated, created].map((one) => [one?.action, one?.title, one?.actor?.username])).toEqual([
      ['delete', `Wall ${tag}`, 'admin'],
      ['update', `Wall ${tag}`, 'admin'],
      ['create', `Wall ${tag}`, 'admin'],
    ]);
    expect(created).toMatchObject({ subject: `products/${product.id}`, record: { collection: 'products', id: product.id, version: 1 } });
    const { body } = await door.admin('GET', '/api/en/history?per_page=1&page=2&collection=products');
    expect(body).toMatchObject({ changes: [{ action: 'update' }] });
    expect(body['total']).toBeGreaterThanOrEqual(3);
    expect(await changes('?user=987654')).toEqual([]);
    expect((await changes('?user=1&collection=users')).map(({ action }) => action)).toContain('login');
  });

  test('4-36: each version shows its difference per language, with lists and files, in the reader’s words', async () => {
    proves('4-36');
    const product = await products().add(0, { name: 'Wall', description: 'Old', features: JSON.stringify([{ title: 'Thin' }]) });
    await products().update(product, { description_en: 'New', description_ar: 'جديد', image: await sampleFile('image') });
    await products().update(product, { features: JSON.stringify([{ title: 'Thin' }, { title: 'Light' }]) });
    const [listed, worded, made] = await versions(product.id);
    expect(made!.changes.map(({ column, after }) => [column, after])).toEqual([
      ['name.en', 'Wall'],
      ['description.en', 'Old'],
      ['features.1.title.en', 'Thin'],
    ]);
    expect(worded!.changes).toEqual([
      { column: 'description.en', label: 'Description', kind: 'text', language: 'en', before: 'Old', after: 'New' },
      { column: 'description.ar', label: 'Description', kind: 'text', language: 'ar', before: '', after: 'جديد' },
      { column: 'image', label: 'Image', kind: 'image', before: '', after: expect.stringMatching(/\.png$/) },
    ]);
    expect(listed!.changes).toEqual([
      { column: 'features.2.title.en', label: 'Features 2: Title', kind: 'text', language: 'en', before: '', after: 'Light' },
    ]);
    expect((await versions(product.id, '/api/ar'))[0]!.changes[0]).toMatchObject({ label: 'الخصائص 2: العنوان' });
    await door.admin('POST', '/api/en/records/products/publish', { json: { ids: [product.id], language: 'ar', published: 0 } });
    expect((await versions(product.id))[0]!.changes).toEqual([
      { column: 'published.ar', label: 'Shown', kind: 'flag', language: 'ar', before: 'Yes', after: 'No' },
    ]);
  });

  test('4-26: an earlier version of a group of settings comes back from its history', async () => {
    proves('4-26');
    const save = (address: string) => door.admin('PUT', '/api/en/settings/office', { json: { address } });
    await save('First street');
    await save('Second street');
    const { body } = await door.admin('GET', '/api/en/history/settings-office/1');
    expect((body['versions'] as Version[])[0]!.changes).toMatchObject([{ before: 'First street', after: 'Second street' }]);
    const first = (body['versions'] as Version[])[1]!.version;
    expect((await door.admin('POST', `/api/en/history/settings-office/1/restore/${first}`)).status).toBe(200);
    expect((await door.call('GET', '/api/en/settings/office')).body).toMatchObject({ address: 'First street' });
    expect((await door.admin('GET', '/api/en/history/nothing/1')).status).toBe(404);
    expect((await door.admin('POST', '/api/en/history/settings-office/1/restore/99')).status).toBe(404);
  });

  test('an edit is undone only while it is the last one', async () => {
    const { id } = await products().add(0);
    const save = async (headline: string) =>
      (await door.admin('PUT', `/api/en/products/${id}`, { form: { headline } })).body['version'] as number;
    const undo = (from: number) => door.admin('POST', `/api/en/history/products/${id}/restore/${before}?from=${from}`);
    const headline = async () => (await door.call('GET', `/api/en/products/${id}`)).body['headline'];
    const before = await save('Before');
    const edited = await save('Edited');
    const later = await save('By somebody else, later');
    expect(await undo(edited)).toMatchObject({ status: 409, body: { current: { version: later } } });
    expect(await headline()).toBe('By somebody else, later');
    expect((await undo(later)).status).toBe(200);
    expect(await headline()).toBe('Before');
  });

  test('4-36: a new order and a purge are noted too', async () => {
    proves('4-36');
    const product = await products().add(0);
    await products().remove(product);
    await products().purge(product.id);
    const ids = (await products().list(0, { as: 'staff' })).map(({ id }) => id);
    await products().order(0, ids);
    const noted = (await changes('?collection=products')).map(({ action, subject }) => `${action} ${subject}`);
    expect(noted).toEqual(expect.arrayContaining([`purged products/${product.id}`, 'reordered products/0']));
  });
});
