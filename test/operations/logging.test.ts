import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { readConfiguration } from '#api/configuration.ts';
import { ADMIN_PASSWORD, caller, signIn } from '#test/rig/app.ts';
import { createMigratedDatabase } from '#test/rig/postgres.ts';
import { startServer } from '#server/start-server.ts';
import { proves } from '#test/requirements/proves.ts';

const PERSON = { name: 'Canary Person', phone: '+971 50 000 7777', email: 'canary@example.com', password: 'canary password 99' };

test('4-41: logs are one JSON line per answer with a request id, and name nobody', async () => {
  proves('4-41');
  const { dataDir, drop } = await createMigratedDatabase('sqlite');
  let logged = '';
  const stream = new Writable({ write: (chunk: Buffer, _encoding, done) => ((logged += chunk.toString()), done()) });
  const server = await startServer(readConfiguration({ PORT: '0', DATA_DIR: dataDir, ADMIN_PASSWORD, DEMO: '0' }), {
    logger: { level: 'debug', stream },
  });
  const call = caller(server.address, {});
  const cookie = await signIn(call);
  const fields = { product: 'GlowMate', name: PERSON.name, email: PERSON.email, phone: PERSON.phone };
  expect((await call('POST', '/api/ar/email/send-email-sa', { json: { kind: 'product', fields } })).status).toBe(200);
  await call('POST', '/api/auth/login', { json: { username: PERSON.name, password: PERSON.password } });
  await call('POST', '/api/en/communityposts/posts', { json: { author_name: PERSON.name, content: `two\nlines ${PERSON.email}` } });
  await call('GET', `/api/en/products/search/${encodeURIComponent(PERSON.name)}`);
  await call('GET', '/api/auth/me', { headers: { cookie, 'user-agent': PERSON.name, referer: `https://example.com/${PERSON.name}` } });
  await server.stop();

  const lines = logged
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const answers = lines.filter((line) => line['msg'] === 'answered');
  expect(answers).toHaveLength(6);
  expect(new Set(answers.map((line) => line['reqId'])).size).toBe(6);
  expect(answers[1]).toMatchObject({ method: 'POST', route: '/api/ar/email/send-email-sa', status: 200 });
  const secrets = [...Object.values(PERSON), encodeURIComponent(PERSON.name), ADMIN_PASSWORD, cookie.split('=')[1]!, '127.0.0.1'];
  const requestLines = lines
    .filter((line) => line['reqId'] !== undefined)
    .map((line) => JSON.stringify(line))
    .join('\n');
  for (const secret of secrets) expect([secret, requestLines.includes(secret)]).toEqual([secret, false]);
  await drop();
});
