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
    await expect.poll(() => mailsWith('different-'), { timeout: 60_000 }).toBe(AT_ONCE);
  });

  test(`3-50: the same inquiry sent ${AT_ONCE} times at the same moment is one lead and one mail`, async () => {
    proves('3-50');
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, visitor) => send(visitor, 'the-same')));
    expect(new Set(answers.map(({ body }) => body['reference'])).size).toBe(1);
    expect((await fixture.app.admin('GET', '/api/en/inbox?search=the-same')).body['total']).toBe(1);
    await expect.poll(async () => (await fixture.app.admin('GET', '/api/en/mail')).body['queued']).toBe(0);
    expect(mailsWith('the-same')).toBe(1);
  });

  /** Answers that are taken back the moment they are due, while two servers look for work. */
  async function expectOnceOrNever(): Promise<void> {
    const { admin } = fixture.app;
    const fields = { name: 'Sara', number: '0500000000', email: 'sara@example.com', message: 'answer-me' };
    await fixture.app.call('POST', '/api/en/send-email', { json: { kind: 'contact', fields } });
    const { leads } = (await admin('GET', '/api/en/inbox?search=answer-me')).body as { leads: { id: number }[] };
    const address = `/api/en/inbox/${leads[0]!.id}`;
    const outcomes = await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, race) => {
        const { body } = await admin('POST', `${address}/reply`, { json: { text: `race-${race}-` } });
        return (await admin('POST', `${address}/take-back`, { json: { mail: body['mail'] } })).status;
      }),
    );
    await expect.poll(async () => (await admin('GET', '/api/en/mail')).body['queued'], { timeout: 60_000 }).toBe(0);
    expect(outcomes.map((status, race) => [status, mailsWith(`race-${race}-`)])).toEqual(
      outcomes.map((status) => [status, status === 200 ? 0 : 1]),
    );
  }

  test.skipIf(engine === 'sqlite')('D04: two servers share one queue, no mail goes out twice, and none that was taken back', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'lamha-test-'));
    const second = await startServerProcess({
      DATA_DIR: dataDir,
      DATABASE_URL: fixture.app.databaseUrl,
      SMTP_URL: fixture.mail.url,
      TEST_MAIL_TIMINGS: '{"pollMs":20}',
    });
    await Promise.all(Array.from({ length: AT_ONCE }, (_, visitor) => send(visitor + 100, `shared-${visitor}-`)));
    await expect.poll(async () => (await fixture.app.admin('GET', '/api/en/mail')).body['queued'], { timeout: 60_000 }).toBe(0);
    expect(mailsWith('shared-')).toBe(AT_ONCE);
    await expectOnceOrNever();
    await second.kill('SIGTERM');
    await rm(dataDir, { recursive: true });
  });
});
