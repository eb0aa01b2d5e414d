import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createTestApp } from '#test/rig/app.ts';
import { HARMLESS, hostileFiles, type HostileFile } from './test-hostile-files.ts';

const app = await createTestApp({ engine: 'sqlite' });
const files = await hostileFiles();
afterAll(() => app.stop());

async function upload({ name, bytes }: HostileFile) {
  return app.admin('POST', '/api/media', { form: { file: new File([new Uint8Array(bytes)], name, { type: 'image/png' }) } });
}

test('there are at least 50 hostile files', () => expect(files.length).toBeGreaterThanOrEqual(50));

test.each(files.filter(({ what }) => !HARMLESS.has(what)))('$what does not come in', async (file) => {
  const before = await readdir(join(app.dataDir, 'uploads'));
  const { status, body } = await upload(file);
  expect([400, 415, 422]).toContain(status);
  expect(body).toMatchObject({ success: false, message: expect.any(String) });
  expect(await readdir(join(app.dataDir, 'uploads'))).toEqual(before);
  expect(await readdir(join(app.dataDir, 'uploads', 'tmp'))).toEqual([]);
});

test.each(files.filter(({ what }) => HARMLESS.has(what)))('$what comes in as what it truly is', async (file) => {
  const type = HARMLESS.get(file.what)!;
  const { status, body } = await upload(file);
  expect(status).toBe(200);
  const [{ name, originalName }] = body['files'] as [{ name: string; originalName: string }];
  const ending = type.split('/')[1]!.replace('jpeg', 'jpg');
  expect(name).toMatch(new RegExp(`^[a-z0-9]{24}\\.${ending}$`));
  expect(originalName).toMatch(new RegExp(`\\.${ending}$`));
  const { headers, text } = await app.call('GET', `/uploads/${name}`);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': type,
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'(?:; media-src 'self')?$/),
  });
  if (type.startsWith('image/')) expect(text).not.toContain('<script>');
});

test('the type a client claims makes no difference', async () => {
  const bytes = new Uint8Array(files.find(({ what }) => what === 'PNG with a page after it')!.bytes);
  const { body } = await app.admin('POST', '/api/media', { form: { file: new File([bytes], 'page.html', { type: 'text/html' }) } });
  expect(body).toMatchObject({ files: [{ type: 'image/png', originalName: 'page.png' }] });
});
