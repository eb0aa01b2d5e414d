import { createHash } from 'node:crypto';
import { readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { createTestApp } from '#test/rig/app.ts';
import { sampleFile } from '#test/rig/sample-files.ts';
import { cleanOriginalName } from '#api/http/original-name.ts';
import { proves } from '#test/requirements/proves.ts';

const app = await createTestApp({ engine: 'sqlite' });
afterAll(() => app.stop());

const SENTINEL = 'SENTINEL-THAT-MUST-NOT-BE-SERVED';
const planted = `${'s'.repeat(24)}.png`;
const sentinels = [
  join(app.dataDir, 'sentinel.png'),
  join(app.dataDir, 'uploads', 'sentinel.png'),
  join(app.dataDir, 'uploads', 'tmp', 'sentinel.png'),
];
for (const path of sentinels) await writeFile(path, SENTINEL);
await symlink(sentinels[0]!, join(app.dataDir, 'uploads', planted));

const NAMES = [
  '../sentinel.png',
  '../../sentinel.png',
  '..%2fsentinel.png',
  '..%5csentinel.png',
  '%2e%2e/sentinel.png',
  '%2e%2e%2fsentinel.png',
  '%252e%252e%252fsentinel.png',
  '....//sentinel.png',
  '..;/sentinel.png',
  '..\\sentinel.png',
  './sentinel.png',
  'sentinel.png',
  'tmp/sentinel.png',
  'tmp%2fsentinel.png',
  '/etc/passwd',
  '%2fetc%2fpasswd',
  'C:\\Windows\\win.ini',
  '\\\\server\\share\\x.png',
  'sentinel.png%00',
  `${'a'.repeat(24)}.png%00.jpg`,
  `${'a'.repeat(300)}.png`,
  'CON',
  'NUL.png',
  '.htaccess',
  'lamha.sqlite',
  '..%c0%afsentinel.png',
  'a\u202egnp.exe',
  '~root/.ssh/id_rsa',
  planted,
];

/** As it is written: `fetch` would tidy the dots away. */
async function getAsWritten(path: string): Promise<{ status: number; body: string }> {
  const { port } = new URL(app.url);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path }, resolve).on('error', reject).end();
  });
  return { status: response.statusCode!, body: await text(response) };
}

test.each(NAMES)('the address /uploads/%s serves nothing', async (name) => {
  const written = encodeURI(name).replaceAll('%25', '%');
  for (const base of ['/uploads/', '/api/uploads/', '/api/ar/uploads/']) {
    const { status, body } = await getAsWritten(base + written);
    expect([400, 404]).toContain(status);
    expect(body).not.toContain(SENTINEL);
    expect(body).not.toContain('root:');
  }
});

test.each(NAMES)('a file that calls itself %j is stored under a name of ours', async (name) => {
  const before = await folderNames();
  const png = await sampleFile('image');
  const { status, body } = await app.admin('POST', '/api/media', { form: { file: new File([png], name) } });
  expect(status).toBe(200);
  const [file] = body['files'] as [{ name: string; originalName: string }];
  proves('3-108');
  expect(file.name).toMatch(/^[a-z0-9]{24}\.png$/);
  expect(file.originalName).toMatch(/^[^/\\\p{Cc}\u202a-\u202e]{1,150}$/u);
  expect((await folderNames()).filter((each) => !before.includes(each))).toEqual([file.name]);
});

test('after all that, what lay beside the uploads is untouched', async () => {
  for (const path of sentinels) expect(await readFile(path, 'utf8')).toBe(SENTINEL);
  const database = await readFile(app.databaseUrl);
  expect(createHash('sha256').update(database.subarray(0, 16)).digest('hex')).toBe(
    createHash('sha256').update('SQLite format 3\0').digest('hex'),
  );
});

async function folderNames(): Promise<string[]> {
  return (await readdir(join(app.dataDir, 'uploads'))).filter((name) => !name.includes('-'));
}

test.each([
  ['لوحة المواصفات ٢٠٢٦.pdf', 'لوحة المواصفات ٢٠٢٦.pdf'],
  ['photo.JPEG', 'photo.pdf'],
  ['C:\\Users\\me\\sheet.pdf', 'sheet.pdf'],
  ['/tmp/../sheet', 'sheet.pdf'],
  ['v1.2', 'v1.2.pdf'],
  ['a.pdf.exe', 'a.pdf.pdf'],
  ['exe.\u202efdp', 'exe.pdf'],
  ['  two \t words\n.pdf ', 'two words.pdf'],
  ['e\u0301.pdf', '\u00e9.pdf'],
  ['\ud800.pdf', '\ufffd.pdf'],
  ['...', 'file.pdf'],
  ['', 'file.pdf'],
])('%j is called %j on download', (given, expected) => {
  expect(cleanOriginalName(given, 'pdf')).toBe(expected);
});

test('a name of 300 letters is shortened without breaking a letter', () => {
  const name = cleanOriginalName(`${'🖥'.repeat(300)}.pdf`, 'pdf');
  expect([...name]).toHaveLength(150);
  expect(name.isWellFormed()).toBe(true);
});
