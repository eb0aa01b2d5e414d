import { describe, expect, test } from 'vitest';
import { openMailFixture } from '#test/rig/mail-fixture.ts';
import { ENGINES } from '#test/rig/postgres.ts';
import { quickCaller } from '#test/rig/quick-call.ts';

const FLOOD = 1000;
const MACHINES = 250;
const PUBLISHED_A_MINUTE = 60;
const NOTICES = 20;
const LEADS = 100;
const START = Date.now();
const TIMEOUT_MS = 180_000;

describe.each(ENGINES)('%s', (engine) => {
  let minutesAhead = 0;
  // The time of these tests stands still while they send: a slow machine takes longer than a limit lasts.
  const fixture = openMailFixture(engine, { clock: () => new Date(START + minutesAhead * 60_000), env: { TRUST_PROXY: '1' } });

  /** Many at once, the way machines do it. */
  async function flood(count: number, path: string, from: (number: number) => string, json: (number: number) => object) {
    const call = quickCaller(fixture.app.url);
    const answers = await Promise.all(
      Array.from({ length: count }, (_, number) =>
        call('POST', `/api/en${path}`, { json: json(number), headers: { 'x-forwarded-for': from(number) } }),
      ),
    );
    call.close();
    return answers;
  }
  const comment = (post: number, text: string, from: string) =>
    fixture.app.call('POST', `/api/en/communityposts/posts/${post}/comments`, {
      json: { commenter_name: 'Sara', text },
      headers: { 'x-forwarded-for': from },
    });
  const newPost = async () =>
    Number(
      (await fixture.app.admin('POST', '/api/en/communityposts/posts', { json: { author_name: 'Us', content: 'Ask us' } })).body['id'],
    );
  const stored = (post: number) =>
    fixture.app.server.database.kysely.selectFrom('post_comments').select(['state', 'reasons']).where('post_id', '=', post).execute();

  test(
    `V27: of ${FLOOD} comments from one address five are taken, and a person elsewhere still writes`,
    { timeout: TIMEOUT_MS },
    async () => {
      const post = await newPost();
      const [answers, person] = await Promise.all([
        flood(
          FLOOD,
          `/communityposts/posts/${post}/comments`,
          () => '203.0.113.9',
          (number) => ({ commenter_name: 'Bot', text: `Buy ${number}` }),
        ),
        comment(post, 'A question', '203.0.113.200'),
      ]);
      const taken = answers.filter(({ status }) => status === 201);
      const refused = answers.filter(({ status, headers }) => status === 429 && Number(headers.get('retry-after')) > 0);
      expect([taken.length, refused.length]).toEqual([5, FLOOD - 5]);
      expect(person.body).toMatchObject({ success: true, waiting: false });
      expect(await stored(post)).toHaveLength(6);
    },
  );

  test(
    `V27: of ${FLOOD} comments from ${MACHINES} addresses ${PUBLISHED_A_MINUTE} a minute are published, the rest waits and goes at one click`,
    { timeout: TIMEOUT_MS },
    async () => {
      minutesAhead += 10;
      const post = await newPost();
      const answers = await flood(
        FLOOD,
        `/communityposts/posts/${post}/comments`,
        (number) => `198.51.100.${number % MACHINES}`,
        (number) => ({ commenter_name: 'Bot', text: `Buy ${number}` }),
      );
      expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
      const person = await comment(post, 'A question', '203.0.113.200');
      expect([person.status, person.body['waiting']]).toEqual([201, true]);
      const rows = await stored(post);
      expect(rows.filter(({ state }) => state === 'shown')).toHaveLength(PUBLISHED_A_MINUTE);
      expect(rows.filter(({ state, reasons }) => state === 'held' && reasons === '["flood"]')).toHaveLength(FLOOD + 1 - PUBLISHED_A_MINUTE);
      const { body } = await fixture.app.admin('GET', '/api/en/moderation?state=held&search=Buy');
      const items = (body['items'] as { kind: string; id: number }[]).map(({ kind, id }) => ({ kind, id }));
      const deleted = await fixture.app.admin('POST', '/api/en/moderation/decide', { json: { items, to: 'deleted' } });
      expect(deleted.body['changed']).toHaveLength(50);
      minutesAhead += 2;
      expect((await comment(post, 'Another question', '203.0.113.201')).body['waiting']).toBe(false);
    },
  );

  test('V27: the same words of one author within five minutes are one comment', async () => {
    minutesAhead += 10;
    const post = await newPost();
    const first = await comment(post, 'Twice', '203.0.113.77');
    minutesAhead += 4;
    expect((await comment(post, 'Twice', '203.0.113.77')).body['id']).toBe(first.body['id']);
    minutesAhead += 2;
    expect((await comment(post, 'Twice', '203.0.113.77')).body['id']).not.toBe(first.body['id']);
  });

  test(
    `V27: of ${LEADS} inquiries in an hour ${NOTICES} are mailed one by one, and one mail counts the rest`,
    { timeout: TIMEOUT_MS },
    async () => {
      minutesAhead += 120;
      await fixture.app.admin('PUT', '/api/en/settings/mail', { json: { notices_per_hour: NOTICES } });
      const before = fixture.mail.received.length;
      const mails = async () => (await fixture.mail.parsed()).slice(before).map(({ subject }) => subject);
      const answers = await flood(
        LEADS,
        '/send-email',
        (number) => `192.0.2.${number}`,
        (number) => ({ kind: 'contact', fields: { name: 'Flood', number: '0500000000', message: `Buy ${number}` } }),
      );
      expect(new Set(answers.map(({ body }) => body['reference'])).size).toBe(LEADS);
      await expect.poll(async () => (await fixture.app.admin('GET', '/api/en/mail')).body['queued'], { timeout: 60_000 }).toBe(1);
      expect(await mails()).toEqual(Array.from({ length: NOTICES }, () => 'New Contact from Flood'));
      minutesAhead += 61;
      await expect.poll(async () => (await mails()).at(-1)).toBe(`Messages without a mail of their own: ${LEADS - NOTICES}`);
      expect(fixture.mail.received).toHaveLength(before + NOTICES + 1);
      expect((await fixture.app.admin('GET', '/api/en/inbox?search=Flood')).body['total']).toBe(LEADS);
    },
  );
});
