import { expect, test } from 'vitest';
import { collections } from '#content/index.ts';
import { mendOverwritten } from '#api/content/history/mend-overwritten.ts';
import { updateEntry } from '#store/entries/write-entries.ts';
import { onBothEngines } from '#test/rig/both-engines.ts';
import { callsOf } from '#test/rig/collection-calls.ts';
import { addPerson } from '#test/rig/people.ts';
import { sampleFile } from '#test/rig/sample-files.ts';

type Rows = { title: string; image: string; image_ar?: string }[];
type Check = { changed: number; token: string; changes: { changes: { column: string; before: string; after: string }[] }[] };

onBothEngines((door) => {
  const products = () => callsOf(door, collections.products);

  async function picture(): Promise<string> {
    const { body } = await door.admin('POST', '/api/en/media', { form: { file: await sampleFile('image') } });
    return (body['files'] as { name: string }[])[0]!.name;
  }
  const save = (id: number, values: Record<string, unknown>) => door.admin('PUT', `/api/en/products/${id}`, { json: values });

  /** A product with two rows, of which the second has a picture of its own for Arabic. */
  async function addProduct() {
    const [one, two, arabic] = [await picture(), await picture(), await picture()];
    const { id } = await products().add(0, { name: 'Wall' });
    const features = [
      { title: 'First', image: one },
      { title: 'Second', image: two, image_ar: arabic },
    ];
    expect((await save(id, { features_en: features })).status).toBe(200);
    const seen = async (language: 'en' | 'ar') =>
      ((await products().read(id, { base: `/api/${language}` })).body['features'] as Rows).map(({ image }) => image);
    return { id, one, two, arabic, seen };
  }

  test('a row carries its Arabic file as a record does: given, read by editors, taken away', async () => {
    const { id, one, two, arabic, seen } = await addProduct();
    expect([await seen('en'), await seen('ar')]).toEqual([
      [one, two],
      [one, arabic],
    ]);
    const both = await products().readBoth(id);
    for (const name of ['features_en', 'features_ar'])
      expect((both[name] as Rows).map(({ image, image_ar }) => [image, image_ar])).toEqual([
        [one, ''],
        [two, arabic],
      ]);
    // As it was read it can be saved.
    await save(id, { features_en: both['features_en'], features_ar: both['features_ar'] });
    expect((await products().readBoth(id)).version).toBe(both.version);
    await save(id, { features_ar: (both['features_ar'] as Rows).map((row) => ({ ...row, image_ar: '' })) });
    expect(await seen('ar')).toEqual([one, two]);
    expect((await save(id, { features_en: [{ title: 'x', image_ar: 'no-such-file.png' }] })).body['codes']).toEqual({
      features_en: 'invalid',
    });
  });

  test('whoever knows nothing of Arabic files moves, adds and removes rows, and each row keeps its own', async () => {
    const { id, one, two, arabic, seen } = await addProduct();
    const added = await picture();
    await save(id, {
      features: [
        { title: 'New', image: added },
        { title: 'Second', image: two },
        { title: 'First', image: one },
      ],
    });
    expect(await seen('ar')).toEqual([added, arabic, one]);
    await save(id, { features: [{ title: 'Second', image: two }] });
    expect(await seen('ar')).toEqual([arabic]);
    await save(id, { features: [{ title: 'Renamed' }] });
    expect([await seen('en'), await seen('ar')]).toEqual([[two], [arabic]]);
  });

  test('an Arabic file of a row is not the translator’s, whose texts are saved beside it', async () => {
    const { id, one, seen, arabic } = await addProduct();
    const { call } = await addPerson(door.app(), 'translator', 'ar');
    const { features_ar } = await products().readBoth(id);
    const rows = features_ar as Rows;
    const draft = `/api/ar/drafts/products/${id}`;
    const put = (changed: Rows) => call('PATCH', draft, { json: { values: { features_ar: changed } } });
    expect((await put(rows.map((row) => ({ ...row, image_ar: one })))).body['codes']).toEqual({ features: 'not-yours' });
    expect((await put(rows.map((row) => ({ ...row, title: 'بالعربية' })))).status).toBe(200);
    expect((await door.admin('POST', `${draft}/publish`, { json: { language: 'both' } })).status).toBe(200);
    expect((await seen('ar'))[1]).toBe(arabic);
  });

  test('a sheet brings Arabic files of rows out and in, and leaves alone what it has no columns for', async () => {
    const { id, one, two, arabic, seen } = await addProduct();
    const send = async (sheet: string) => {
      const file = () => new File([sheet], 'sheet.csv', { type: 'text/csv' });
      const checked = (await door.admin('POST', '/api/en/exchange/check', { form: { file: file() } })).body as unknown as Check;
      await door.admin('POST', '/api/en/exchange/apply', { form: { file: file(), token: checked.token } });
      return checked;
    };
    const sheet = (await door.admin('GET', '/api/en/exchange/export?collection=products')).text;
    expect(sheet).toContain(arabic);
    expect(await send(sheet)).toMatchObject({ changed: 0 });
    const checked = await send(`collection,id,features.1.image.ar\nproducts,${id},${arabic}\n`);
    expect(checked.changes[0]!.changes).toEqual([expect.objectContaining({ column: 'features.1.image.ar', before: '', after: arabic })]);
    expect([await seen('en'), await seen('ar')]).toEqual([
      [one, two],
      [arabic, arabic],
    ]);
  });

  test('what an earlier version overwrote is found in the history and mended', async () => {
    const { id, one, arabic, seen } = await addProduct();
    const { database } = door.app().server;
    const record = `products/${id}`;
    const writer = { database, actor: null, languages: 'all' as const, now: new Date() };
    await updateEntry(writer, collections.products, id, undefined, ({ document, published }) => ({
      document: { ...document, ar: { ...document.ar, features: [{}, {}] } },
      published,
    }));
    const lost = [{ record, values: [{ column: 'features.2.image.ar', was: arabic, is: '', isGone: false }] }];
    expect(await mendOverwritten(database, { writes: false, only: [record] })).toEqual(lost);
    expect(await mendOverwritten(database, { writes: true, only: [record] })).toEqual(lost);
    await expect.poll(() => seen('ar')).toEqual([one, arabic]);
    expect(await mendOverwritten(database, { writes: true, only: [record] })).toEqual([]);
    await expect(mendOverwritten(database, { writes: false, only: ['products/987654'] })).rejects.toThrow(
      'there is no record products/987654',
    );
  });
});
