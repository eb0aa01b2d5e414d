import { randomBytes } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import { createTestApp, type Answer } from '#test/rig/app.ts';
import { sampleFile } from '#test/rig/sample-files.ts';
import { openSocket } from '#api/media/test-form-server.ts';

const app = await createTestApp({ engine: 'sqlite' });
afterAll(() => app.stop());

async function upload(file: File): Promise<{ name: string; size: number; path: string }> {
  const { body } = await app.admin('POST', '/api/media', { form: { file } });
  const [{ name, size }] = body['files'] as [{ name: string; size: number }];
  return { name, size, path: `/uploads/${name}` };
}

const pdf = await upload(await sampleFile('pdf', 'لوحة (المواصفات) "٢"'));
const original = (await app.call('GET', pdf.path)).text;

function get(headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return app.call(method, pdf.path, { headers });
}

test('a file is served with its own type, for ever, and never as anything else', async () => {
  const { status, headers } = await get();
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(pdf.size),
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cross-origin-resource-policy': 'cross-origin',
    'accept-ranges': 'bytes',
    etag: `"${pdf.name}"`,
  });
});

test.each(['/api/uploads/', '/api/en/uploads/', '/api/ar/uploads/'])('the same bytes are at %s', async (base) => {
  expect((await app.call('GET', base + pdf.name)).text).toBe(original);
});

test('a download has its Arabic name', async () => {
  const { headers } = await app.call('GET', `${pdf.path}?download=1`);
  const disposition = headers.get('content-disposition')!;
  expect(disposition).toMatch(/^attachment; filename\*=UTF-8''[\w%.~-]+$/);
  expect(decodeURIComponent(disposition.split("''")[1]!)).toBe('لوحة (المواصفات) "٢".pdf');
  expect((await get()).headers.get('content-disposition')).toMatch(/^inline; /);
});

test('whoever has the bytes does not get them again', async () => {
  for (const known of [`"${pdf.name}"`, `W/"${pdf.name}"`, `"other", "${pdf.name}"`, '*']) {
    const { status, text } = await get({ 'if-none-match': known });
    expect([status, text]).toEqual([304, '']);
  }
  expect((await get({ 'if-none-match': '"other"' })).status).toBe(200);
});

test('HEAD says everything but the bytes', async () => {
  const { status, headers, text } = await get({}, 'HEAD');
  expect([status, headers.get('content-length'), text]).toEqual([200, String(pdf.size), '']);
});

test.each([
  ['bytes=0-3', 0, 4],
  ['bytes=5-', 5, undefined],
  ['bytes=-7', -7, undefined],
  ['bytes=3-999999999', 3, undefined],
  ['bytes=-999999999', 0, undefined],
])('%s is answered with that part', async (range, start, end) => {
  const { status, headers, text } = await get({ range });
  const expected = original.slice(start, end);
  const first = start < 0 ? original.length + start : start;
  expect(status).toBe(206);
  expect(text).toBe(expected);
  expect(headers.get('content-length')).toBe(String(expected.length));
  expect(headers.get('content-range')).toBe(`bytes ${first}-${first + expected.length - 1}/${pdf.size}`);
});

test.each([`bytes=${pdf.size}-`, 'bytes=-0', 'bytes=999999999-'])('%s cannot be satisfied', async (range) => {
  const { status, headers, text } = await get({ range });
  expect([status, headers.get('content-range'), text]).toEqual([416, `bytes */${pdf.size}`, '']);
});

test.each(['bytes=0-1,3-4', 'bytes=5-2', 'bytes=-', 'bytes=a-b', 'lines=1-2', 'bytes=0x1-2', `bytes=${'9'.repeat(40)}-`])(
  '%s is answered with the whole file',
  async (range) => {
    const { status, text } = await get({ range });
    expect([status, text]).toEqual([200, original]);
  },
);

test('a part of another version is never mixed in', async () => {
  expect((await get({ range: 'bytes=0-3', 'if-range': `"${pdf.name}"` })).status).toBe(206);
  expect((await get({ range: 'bytes=0-3', 'if-range': '"other"' })).status).toBe(200);
  expect((await get({ range: 'bytes=0-3', 'if-range': new Date().toUTCString() })).status).toBe(200);
});

test('a video plays from anywhere', async () => {
  const { path, size } = await upload(await sampleFile('video'));
  const { status, headers } = await app.call('GET', path, { headers: { range: 'bytes=10-19' } });
  expect([status, headers.get('content-type'), headers.get('content-range')]).toEqual([206, 'video/webm', `bytes 10-19/${size}`]);
});

test('smaller sizes are served once they are made, and no others', async () => {
  const { name } = await upload(await sampleFile('image'));
  const stem = name.slice(0, 24);
  await vi.waitFor(async () => expect((await app.call('GET', `/uploads/${stem}-8.avif`)).status).toBe(200), {
    timeout: 60_000,
    interval: 100,
  });
  const avif = await app.call('GET', `/uploads/${stem}-8.avif`);
  expect(avif.headers.get('content-type')).toBe('image/avif');
  expect(avif.headers.get('content-disposition')).toContain('sample-image.avif');
  expect((await app.call('GET', `/uploads/${stem}-8.webp`)).headers.get('content-type')).toBe('image/webp');
  for (const other of ['-9.avif', '-08.avif', '-8.png', '.avif', '-0.webp', '-320.webp'])
    expect((await app.call('GET', `/uploads/${stem}${other}`)).status).toBe(404);
});

test('a picture that somebody asked for comes from memory, the same in every word, until it is deleted', async () => {
  const { name, path } = await upload(await sampleFile('image'));
  const said = ({ status, headers, text }: Answer) => [
    status,
    text,
    Object.fromEntries([...headers].filter(([name]) => !['date', 'x-request-id', 'connection', 'keep-alive'].includes(name))),
  ];
  const first = await app.call('GET', path);
  expect(first.status).toBe(200);
  await rm(join(app.dataDir, 'uploads', name));
  expect(said(await app.call('GET', path))).toEqual(said(first));
  expect((await app.call('GET', path, { headers: { 'if-none-match': `"${name}"` } })).status).toBe(304);
  expect((await app.admin('DELETE', `/api/media/${name}`)).status).toBe(200);
  expect((await app.call('GET', path)).status).toBe(404);
});

test('a large picture is read from its file each time', async () => {
  const noise = { data: randomBytes(300 * 300 * 3), raw: { width: 300, height: 300, channels: 3 } as const };
  const png = await sharp(noise.data, { raw: noise.raw }).png().toBuffer();
  const { name, path, size } = await upload(new File([new Uint8Array(png)], 'noise.png'));
  expect([size > 200_000, (await app.call('GET', path)).status]).toEqual([true, 200]);
  await rm(join(app.dataDir, 'uploads', name));
  expect((await app.call('GET', path)).status).toBe(404);
});

test('a row whose bytes are gone is not found, and says nothing about a file', async () => {
  const { name, path } = await upload(await sampleFile('pdf'));
  await rm(join(app.dataDir, 'uploads', name));
  const { status, headers } = await app.call('GET', path);
  expect(status).toBe(404);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-disposition')).toBeNull();
});

test('visitors that go away in the middle leave no file open', async () => {
  const pdf = await (await sampleFile('pdf')).text();
  const { path } = await upload(new File([pdf, `%${'x'.repeat(5_000_000)}\n`, pdf.slice(pdf.lastIndexOf('startxref'))], 'big.pdf'));
  const before = (await readdir('/proc/self/fd')).length;
  for (let round = 0; round < 100; round += 1) {
    const socket = await openSocket(Number(new URL(app.url).port));
    socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
    await new Promise((resolve) => socket.once('data', resolve));
    socket.destroy();
  }
  await vi.waitFor(async () => expect((await readdir('/proc/self/fd')).length).toBeLessThanOrEqual(before + 5), { timeout: 60_000 });
});

test('a picture that was asked for is given from memory, with the same words about it, until it is deleted', async () => {
  const picture = await upload(await sampleFile('image', 'lamp'));
  const first = await app.call('GET', picture.path);
  for (const name of await readdir(join(app.dataDir, 'uploads')))
    if (name.startsWith(picture.name.slice(0, 20))) await rm(join(app.dataDir, 'uploads', name));
  const second = await app.call('GET', picture.path);
  const plain = ({ headers }: Answer) =>
    Object.fromEntries([...headers].filter(([name]) => !['date', 'x-request-id', 'connection', 'keep-alive'].includes(name)));
  expect([second.status, second.text, plain(second)]).toEqual([200, first.text, plain(first)]);
  expect(plain(second)).toMatchObject({ etag: `"${picture.name}"`, 'content-type': 'image/png', 'access-control-allow-origin': '*' });
  expect((await app.call('GET', picture.path, { headers: { 'if-none-match': `"${picture.name}"` } })).status).toBe(304);
  await app.admin('DELETE', `/api/media/${picture.name}`);
  expect((await app.call('GET', picture.path)).status).toBe(404);
});
