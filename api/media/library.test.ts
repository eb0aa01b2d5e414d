import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createTestApp, type TestApp } from '#test/rig/app.ts';
import { ENGINES } from '#test/rig/postgres.ts';
import { sampleFile, sampleJpeg, sampleMp4 } from '#test/rig/sample-files.ts';

type Media = { name: string; alt: { en: string; ar: string }; poster: string | null; unusedSince: string | null };

async function createApp(engine: (typeof ENGINES)[number]): Promise<TestApp> {
  const app = await createTestApp({ engine });
  onTestFinished(() => app.stop());
  return app;
}

async function upload({ admin }: TestApp, ...files: File[]): Promise<Media[]> {
  const { status, body } = await admin('POST', '/api/media', { form: { file: files } });
  expect(status).toBe(200);
  return body['files'] as Media[];
}

for (const engine of ENGINES) {
  test(`${engine}: uploads are listed, described, found and deleted`, async () => {
    const app = await createApp(engine);
    const [jpeg] = await upload(app, await sampleJpeg('واجهة المعرض.jpg'));
    const [pdf, film] = await upload(app, await sampleFile('pdf', 'sheet'), await sampleMp4());
    const list = async (query = '') => ((await app.admin('GET', `/api/media${query}`)).body['files'] as Media[]).map(({ name }) => name);
    expect(new Set(await list())).toEqual(new Set([jpeg, pdf, film].map((file) => file!.name)));
    expect(await list('?kind=pdf')).toEqual([pdf!.name]);
    expect(await list(`?search=${encodeURIComponent('المعرض')}`)).toEqual([jpeg!.name]);
    expect((await app.admin('GET', '/api/media?per_page=2&page=2')).body).toMatchObject({ total: 3, files: [{}] });

    const path = `/api/media/${jpeg!.name}`;
    const alt = { en: 'The showroom front', ar: 'واجهة المعرض' };
    expect((await app.admin('PUT', path, { json: { alt, focalX: 0.2, focalY: 1 } })).body).toMatchObject({
      success: true,
      alt,
      focalX: 0.2,
      focalY: 1,
    });
    expect((await app.admin('GET', path)).body).toMatchObject({ alt, focalX: 0.2, focalY: 1, uses: [] });

    expect((await app.admin('DELETE', path)).status).toBe(200);
    for (const address of [path, `/uploads/${jpeg!.name}`]) expect((await app.admin('GET', address)).status).toBe(404);
    expect(await readdir(join(app.dataDir, 'uploads'))).not.toContain(jpeg!.name);
    expect((await app.admin('DELETE', path)).status).toBe(404);
  });

  test(`${engine}: a file in use says where, and stays`, async () => {
    const app = await createApp(engine);
    const [image] = await upload(app, await sampleJpeg());
    const product = await app.admin('POST', '/api/products', { form: { name: 'GlowMate', image: image!.name } });
    expect(product.status).toBeLessThan(300);
    expect((await app.admin('GET', `/api/media/${image!.name}`)).body).toMatchObject({
      unusedSince: null,
      uses: [{ collection: 'products', field: 'image' }],
    });
    expect(await app.admin('DELETE', `/api/media/${image!.name}`)).toMatchObject({ status: 409, body: { success: false } });
    expect((await app.call('GET', `/uploads/${image!.name}`)).status).toBe(200);
  });
}

test('the same file is kept once, however often it is uploaded; under another name it can be found by that', async () => {
  const app = await createApp('sqlite');
  const bytes = new Uint8Array(await (await sampleJpeg()).arrayBuffer());
  const named = (name: string) => new File([bytes], name, { type: 'image/jpeg' });
  const [first] = await upload(app, named('pic.jpg'));
  const again = await upload(app, named('pic.jpg'), named('pic.jpg'), named('other.jpg'));
  expect(again.map(({ name }) => name).slice(0, 2)).toEqual([first!.name, first!.name]);
  expect(again[2]!.name).not.toBe(first!.name);
  expect((await app.admin('GET', '/api/media')).body).toMatchObject({ total: 2 });
  const twins = await upload(app, await sampleMp4(), await sampleMp4());
  expect(new Set(twins.map(({ name }) => name)).size).toBe(1);
  const stored = (await readdir(join(app.dataDir, 'uploads'))).filter((name) => /^[a-z0-9]{24}\.\w+$/i.test(name));
  expect(stored).toHaveLength(3);
  expect((await app.admin('DELETE', `/api/media/${first!.name}`)).status).toBe(200);
  const [anew] = await upload(app, named('pic.jpg'));
  expect(anew!.name).not.toBe(first!.name);
  expect((await app.call('GET', `/uploads/${anew!.name}`)).status).toBe(200);
});

test('a form with one bad file stores none of its files', async () => {
  const app = await createApp('sqlite');
  const form = { file: [await sampleJpeg(), new File(['<svg/>'], 'a.svg')] };
  expect((await app.admin('POST', '/api/media', { form })).status).toBe(415);
  expect((await app.admin('GET', '/api/media')).body).toMatchObject({ total: 0 });
  expect(await readdir(join(app.dataDir, 'uploads'))).toEqual(['tmp']);
});

test('a poster is a stored picture of a video', async () => {
  const app = await createApp('sqlite');
  const [image, pdf, film] = await upload(app, await sampleJpeg(), await sampleFile('pdf'), await sampleMp4());
  const change = (name: string, poster: unknown) => app.admin('PUT', `/api/media/${name}`, { json: { poster } });
  expect((await change(film!.name, image!.name)).body).toMatchObject({ poster: image!.name });
  const listed = async () => ((await app.admin('GET', '/api/media')).body['files'] as Media[]).map(({ name }) => name);
  expect((await listed()).toSorted()).toEqual([pdf!.name, film!.name].toSorted());
  expect((await change(film!.name, pdf!.name)).status).toBe(422);
  expect((await change(film!.name, `${'a'.repeat(24)}.jpg`)).status).toBe(422);
  expect((await change(film!.name, '../x.jpg')).status).toBe(422);
  expect((await change(image!.name, image!.name)).status).toBe(422);
  expect((await app.admin('DELETE', `/api/media/${image!.name}`)).status).toBe(409);
  expect((await change(film!.name, null)).body).toMatchObject({ poster: null });
  expect(await listed()).toContain(image!.name);
  expect((await app.admin('DELETE', `/api/media/${image!.name}`)).status).toBe(200);
});

test('a file is described by its words and its focal point, as what they are, and by nothing else', async () => {
  const app = await createApp('sqlite');
  const [image] = await upload(app, await sampleJpeg());
  const wrong = [
    { focalX: 1.1 },
    { focalY: -1 },
    { focalX: '0' },
    { alt: 'words' },
    { alt: { en: 'x'.repeat(201), ar: '' } },
    { size: 1 },
    { name: 'x' },
  ];
  for (const json of wrong) expect([json, (await app.admin('PUT', `/api/media/${image!.name}`, { json })).status]).toEqual([json, 422]);
});

test('only administrators see, add, change or delete uploads', async () => {
  const app = await createApp('sqlite');
  const [image] = await upload(app, await sampleJpeg());
  for (const [method, path] of [
    ['GET', '/api/media'],
    ['POST', '/api/media'],
    ['GET', `/api/media/${image!.name}`],
    ['PUT', `/api/media/${image!.name}`],
    ['DELETE', `/api/media/${image!.name}`],
  ] as const) {
    expect((await app.call(method, path)).status).toBe(401);
  }
});
