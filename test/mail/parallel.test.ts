import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openMailFixture } from '#test/rig/mail-fixture.ts';
import { ENGINES } from '#test/rig/postgres.ts';
import { startServerProcess } from '#test/rig/server-process.ts';
import { proves } from '#test/requirements/proves.ts';

const AT_ONCE = 50;

describe.each(ENGINES)('%s', (engine) => {
  const fixture = openMailFixture(engine, { env: { TRUST_PROXY: '1' } });

  const send = (visitor: number, word: string) =>
    fixture.app.call('POST', '/api/en/send-email', {
      json: { kind: 'contact', fields: { name: 'Sara', number: '0500000000', message: word } },
      headers: { 'x-forwarded-for': `203.0.113.${visitor + 1}` },
    });
  const mailsWith = (word: string) => fixture.mail.received.filter(({ raw }) => raw.toString().includes(word)).length;

  test(`P22: ${AT_ONCE} inquiries at the same moment are ${AT_ONCE} leads and ${AT_ONCE} mails`, async () => {
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, visitor) => send(visitor, `different-${visitor}-`)));
    expect(new Set(answers.map(({ body }) => body['reference'])).size).toBe(AT_ONCE);
    expect((await fixture.app.admin('GET', '/api/en/inbox?search=different')).body['total']).toBe(AT_ONCE);
    await expect.poll(() => mailsWith('different-'), { timeout: 20_000 }).toBe(AT_ONCE);
  });

  test(`3-50: the same inquiry sent ${AT_ONCE} times at the same moment is one lead and one mail`, async () => {
    proves('3-50');
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, visitor) => send(visitor, 'the-same')));
    expect(new Set(answers.map(({ body }) => body['reference'])).size).toBe(1);
    expect((await fixture.app.admin('GET', '/api/en/inbox?search=the-same')).body['total']).toBe(1);
    await expect.poll(async () => (await fixture.app.admin('GET', '/api/en/mail')).body['queued']).toBe(0);
    expect(mailsWith('the-same')).toBe(1);
  });

  test.skipIf(engine === 'sqlite')('D04: two servers share one queue, and no mail goes out twice', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'lamha-test-'));
    const second = await startServerProcess({
      DATA_DIR: dataDir,
      DATABASE_URL: fixture.app.databaseUrl,
      SMTP_URL: fixture.mail.url,
      TEST_MAIL_TIMINGS: '{"pollMs":20}',
    });
    await Promise.all(Array.from({ length: AT_ONCE }, (_, visitor) => send(visitor + 100, `shared-${visitor}-`)));
    await expect.poll(async () => (await fixture.app.admin('GET', '/api/en/mail')).body['queued'], { timeout: 20_000 }).toBe(0);
    expect(mailsWith('shared-')).toBe(AT_ONCE);
    await second.kill('SIGTERM');
    await rm(dataDir, { recursive: true });
  });
});
