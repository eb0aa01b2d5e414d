import { expect, test, vi } from 'vitest';
import { collections } from '#content/index.ts';
import { onBothEngines } from '#test/rig/both-engines.ts';
import { callsOf } from '#test/rig/collection-calls.ts';
import { sampleFile, sampleJpeg } from '#test/rig/sample-files.ts';
import { proves } from '#test/requirements/proves.ts';

type Media = { name: string; originalName: string; alt: { en: string; ar: string }; focalX: number; unusedSince: string | null };

onBothEngines((door) => {
  const products = () => callsOf(door, collections.products);
  const read = async (name: string) => (await door.admin('GET', `/api/en/media/${name}`)).body as unknown as Media & { uses: unknown[] };
  const replace = (name: string, file: Blob) => door.admin('POST', `/api/en/media/${name}/replace`, { form: { file } });
  async function upload(name: string): Promise<string> {
    const { body } = await door.admin('POST', '/api/en/media', { form: { file: await sampleFile('image', name) } });
    return (body['files'] as Media[])[0]!.name;
  }

  test('4-12: a replaced file is switched everywhere at once and keeps its name, texts and focal point', async () => {
    proves('4-12');
    const old = await upload('Lobby wall');
    await door.admin('PUT', `/api/en/media/${old}`, { json: { alt: { en: 'A lobby', ar: 'بهو' }, focalX: 0.25, focalY: 0.75 } });
    const features = JSON.stringify([{ title: 'Thin', image: old }]);
    const [first, second] = [
      await products().add(0, { name: 'A', image: old, features }),
      await products().add(0, { name: 'B', image_ar: old }),
    ];
    const trashed = await products().add(0, { name: 'C', image: old });
    await products().remove(trashed);
    await door.admin('PUT', '/api/en/settings/site', { json: { company_name: 'Lamha', short_name: 'Lamha', logo: old } });

    const { status, body } = await replace(old, await sampleJpeg('other.jpg'));
    const now = String(body['name']);
    expect([status, now === old, now.endsWith('.jpg')]).toEqual([200, false, true]);
    expect(body).toMatchObject({ originalName: 'Lobby wall.jpg', alt: { en: 'A lobby', ar: 'بهو' }, focalX: 0.25, unusedSince: null });
    expect(await products().readBoth(first.id)).toMatchObject({ image: now, version: 2, features: [{ title: 'Thin', image: now }] });
    expect(await products().readBoth(second.id)).toMatchObject({ image: '', image_ar: now });
    expect((await door.call('GET', '/api/en/settings/site')).body).toMatchObject({ logo: now });
    await products().restore(trashed.id);
    expect(await products().readBoth(trashed.id)).toMatchObject({ image: now });
    expect((await read(now)).uses).toHaveLength(5);
    expect(await read(old)).toMatchObject({ uses: [], unusedSince: expect.any(String) });
    expect((await products().revert(first.id, 1)).body).toMatchObject({ image: old });
  });

  test('4-12: only a file of the same kind takes the place of another', async () => {
    proves('4-12');
    const old = await upload('Wall');
    const product = await products().add(0, { name: 'A', image: old });
    expect(await replace(old, await sampleFile('pdf'))).toMatchObject({ status: 415, body: { errors: { file: expect.any(String) } } });
    expect((await replace('a'.repeat(24) + '.png', await sampleFile('image'))).status).toBe(404);
    expect(await products().readBoth(product.id)).toMatchObject({ image: old, version: 1 });
  });

  test('4-12: the library says in words where a file is used', async () => {
    proves('4-12');
    const name = await upload('Wall');
    const product = await products().add(0, { name_en: 'GlowMate', name_ar: 'غلوميت', image: name });
    expect((await door.admin('GET', `/api/ar/media/${name}/uses`)).body).toEqual([
      {
        collection: 'products',
        id: product.id,
        field: 'image',
        title: 'غلوميت',
        place: 'المنتجات',
        label: 'الصورة',
        parent: 0,
        isTrashed: false,
      },
    ]);
  });

  test('4-12: deleting what is unused spares what was just uploaded and what is used', async () => {
    proves('4-12');
    const [young, used, forgotten] = [await upload('Young'), await upload('Used'), await upload('Forgotten')];
    await products().add(0, { name: 'A', image: used });
    const { kysely } = door.app().server.database;
    await kysely.updateTable('files').set({ unused_since: '2020-01-01T00:00:00.000Z' }).where('name', '=', forgotten).execute();
    expect((await door.admin('POST', '/api/en/media/delete-unused')).body).toMatchObject({ count: 1 });
    const nothing = { count: 0, message: 'Nothing was deleted: every file is used, or was uploaded within the last hour.' };
    expect((await door.admin('POST', '/api/en/media/delete-unused')).body).toMatchObject(nothing);
    const statuses = await Promise.all(
      [young, used, forgotten].map(async (name) => (await door.admin('GET', `/api/en/media/${name}`)).status),
    );
    expect(statuses).toEqual([200, 200, 404]);
  });

  test('4-12: what a store that takes no changes still has is not called gone, and is removed when it takes them again', async () => {
    proves('4-12');
    const { storage, database } = door.app().server;
    const [one, other] = [await upload('One'), await upload('Other')];
    const isListed = async (name: string) =>
      (await database.kysely.selectFrom('doomed_files').select('name').where('name', '=', name).execute()).length > 0;
    const refuses = vi.spyOn(storage, 'remove').mockRejectedValue(new Error('EROFS: read-only file system'));
    const kept = await door.admin('DELETE', `/api/en/media/${one}`);
    refuses.mockRestore();
    expect(kept).toMatchObject({
      status: 200,
      body: { left: expect.any(Number), message: expect.stringContaining('bytes are still there') },
    });
    expect([await isListed(one), (await door.call('GET', `/api/en/media/${one}`)).status]).toEqual([true, 401]);
    expect((await door.call('GET', `/uploads/${one}`)).status).toBe(404);
    const gone = await door.admin('DELETE', `/api/en/media/${other}`);
    expect(gone.body).toMatchObject({ left: 0, message: 'File deleted' });
    expect([await isListed(one), await storage.open(one)]).toEqual([false, undefined]);
  });
});
