import { expect, onTestFinished, test } from 'vitest';
import { createTestApp, type TestApp } from '#test/rig/app.ts';
import { sampleFile } from '#test/rig/sample-files.ts';

const SITES = ['same-origin', 'same-site', 'cross-site', 'none', undefined];
const OTHER = 'https://evil.example';
const TYPES = ['application/json', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded', 'text/plain'];

let made = 0;

function bodyOf(type: string): string {
  made += 1;
  if (type.startsWith('multipart')) return `--x\r\ncontent-disposition: form-data; name="title"\r\n\r\nBanner ${made}\r\n--x--\r\n`;
  return type.endsWith('json')
    ? JSON.stringify({ username: `user${made}`, email: `user${made}@example.com` })
    : `title=Banner&username=user${made}`;
}

async function countRecords({ server: { database } }: TestApp): Promise<number> {
  const [users, entries] = await Promise.all([
    database.kysely.selectFrom('users').select('id').execute(),
    database.kysely.selectFrom('entries').select('id').execute(),
  ]);
  return users.length + entries.length;
}

test('with a valid cookie, writes from other sites change nothing and our own are served', async () => {
  const app = await createTestApp({ engine: 'sqlite' });
  onTestFinished(app.stop);
  const served: string[] = [];
  const changed: string[] = [];
  for (const type of TYPES) {
    const path = type.startsWith('multipart') ? '/api/en/herobanner/add' : '/api/users';
    for (const site of SITES) {
      for (const origin of [app.url, OTHER, 'null', undefined]) {
        const name = `${type.split(';')[0]} / ${site ?? 'absent'} / ${origin === app.url ? 'ours' : (origin ?? 'absent')}`;
        const before = await countRecords(app);
        const headers = { cookie: app.cookie, 'content-type': type, ...(site && { 'sec-fetch-site': site }), ...(origin && { origin }) };
        const { status } = await fetch(app.url + path, { method: 'POST', headers, body: bodyOf(type) });
        if (status !== 403) served.push(name);
        if ((await countRecords(app)) !== before) changed.push(name);
      }
    }
  }
  const allowed = [
    'same-origin / ours',
    `same-origin / ${OTHER}`,
    'same-origin / null',
    'same-origin / absent',
    'none / ours',
    'none / absent',
    'absent / ours',
    'absent / absent',
  ];
  const types = TYPES.map((type) => type.split(';')[0]);
  expect(served).toEqual(types.flatMap((type) => allowed.map((cell) => `${type} / ${cell}`)));
  expect(changed).toEqual(types.slice(0, 2).flatMap((type) => allowed.map((cell) => `${type} / ${cell}`)));
});

test('a configured address is the only origin of ours, whatever host a request names', async () => {
  const app = await createTestApp({ engine: 'sqlite', env: { PUBLIC_URL: 'https://Lamha.example.com/' } });
  onTestFinished(app.stop);
  const statusFor = async (origin: string) => (await app.admin('POST', '/api/auth/end-other-sessions', { headers: { origin } })).status;
  expect(await statusFor('https://lamha.example.com')).toBe(200);
  for (const origin of [app.url, 'http://lamha.example.com', 'https://lamha.example.com.evil.example'])
    expect(await statusFor(origin)).toBe(403);
});

test('a site on https binds browsers to it, with the hosts below it only where somebody says so', async () => {
  const bound = async (env: Record<string, string>) => {
    const app = await createTestApp({ engine: 'sqlite', env });
    onTestFinished(app.stop);
    const { body } = await app.admin('POST', '/api/media', { form: { file: await sampleFile('image') } });
    const [{ name }] = body['files'] as [{ name: string }];
    const paths = ['/healthz', '/api/auth/me', '/uploads/none.png', `/uploads/${name}`, '/api/en/products'];
    // The second time many of them come from memory.
    const answers = [];
    for (const path of [...paths, ...paths]) answers.push(await app.call('GET', path));
    return [...new Set(answers.map(({ headers }) => headers.get('strict-transport-security')))];
  };
  const https = { PUBLIC_URL: 'https://lamha.example.com' };
  expect(await bound(https)).toEqual(['max-age=31536000']);
  expect(await bound({ ...https, HSTS_SUBDOMAINS: '1' })).toEqual(['max-age=31536000; includeSubDomains']);
});

test('no answer lets another origin read it', async () => {
  const app = await createTestApp({ engine: 'sqlite' });
  onTestFinished(app.stop);
  for (const origin of [OTHER, 'null', app.url.replace('http:', 'https:'), `${app.url}.evil.example`]) {
    for (const method of ['GET', 'OPTIONS']) {
      const { headers } = await app.admin(method, '/api/auth/me', { headers: { origin } });
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
  }
});
