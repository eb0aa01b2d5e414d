import { describe, expect, test } from 'vitest';
import { selfTestAddressIn } from '#api/mail/sender-settings.ts';
import { mail as demoMail } from '#demo/settings/mail.ts';
import { caller, signIn, type Call } from '#test/rig/app.ts';
import { openMailFixture } from '#test/rig/mail-fixture.ts';
import { ENGINES } from '#test/rig/postgres.ts';

const VICTIM = 'victim@elsewhere.example';
const LURE = 'You won 5000 USD, claim https://evil.example/win now';

describe.each(ENGINES)('%s', (engine) => {
  let minutesAhead = 0;
  const fixture = openMailFixture(engine, { clock: () => new Date(Date.now() + minutesAhead * 60_000) });
  /** The clock ends sessions too, so everybody signs in anew. */
  const admin: Call = async (...request) => caller(fixture.app.url, { cookie: await signIn(fixture.app.call) })(...request);
  const toVisitors = async () => (await fixture.mail.parsed()).filter(({ to }) => to?.[0]?.address?.endsWith('elsewhere.example'));
  const state = async () => (await admin('GET', '/api/en/mail')).body as { queued: number; held: number; dead: number };
  /** A clock that jumps while a mail is on its way ends the lease of whoever sends it, and it goes out again. */
  const untilNothingWaits = async () => {
    await expect.poll(async () => (await state()).queued).toBe(0);
  };
  let addresses = 0;
  const send = (email: string, name: string, language: 'en' | 'ar' = 'en') =>
    fixture.app.server.operations.leads.receive({
      kind: 'contact',
      country: 'sa',
      language,
      page: '/contact',
      address: `203.0.113.${(addresses += 1)}`,
      fields: { name, number: '0500000000', message: `Number ${addresses}`, email },
    });

  test('A5: what goes over the wire has the headers every receiver expects', async () => {
    const before = Math.floor(Date.now() / 1000) * 1000;
    await send('first@elsewhere.example', 'سارة', 'ar');
    await untilNothingWaits();
    for (const { raw } of fixture.mail.received) {
      const head = raw.toString('latin1').split('\r\n\r\n')[0]!;
      const date = /^Date: (.+)$/m.exec(head)?.[1] ?? '';
      expect(date).toMatch(/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{1,2} [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d \+0000\r?$/);
      expect(Date.parse(date)).toBeGreaterThanOrEqual(before);
      expect(head).toMatch(/^Message-ID: <[^<>@\s]+@lamha\.example>\r?$/m);
      expect(head).toMatch(/^MIME-Version: 1\.0\r?$/m);
      expect(head).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
      expect(head).not.toMatch(/List-Unsubscribe/);
      expect([...raw].some((byte) => byte > 126)).toBe(false); // everything else is encoded
    }
    const [thanks] = await toVisitors();
    expect(thanks).toMatchObject({ subject: expect.stringContaining('وصلتنا رسالتك'), text: expect.any(String), html: expect.any(String) });
    await fixture.app.call('POST', '/api/en/newsletter', { json: { email: 'reader@elsewhere.example' } });
    await expect.poll(async () => (await toVisitors()).length).toBe(2);
    const answer = (await toVisitors())[1]!;
    const header = (key: string) => answer.headers.find((one) => one.key === key)?.value;
    expect([header('list-unsubscribe'), header('list-unsubscribe-post')]).toEqual([
      expect.stringMatching(/^<http.+\/newsletter\/unsubscribe\?token=.+>$/),
      'List-Unsubscribe=One-Click',
    ]);
  });

  test('A4: nothing that a visitor typed goes to the address they typed, and one mailbox is thanked once a day', async () => {
    const spellings = [VICTIM, VICTIM.toUpperCase(), VICTIM.replace('@', '+1@'), VICTIM.replace('@', '+two@')];
    for (let index = 0; index < 12; index += 1) await send(spellings[index % 4]!, LURE);
    await untilNothingWaits();
    const mails = (await toVisitors()).filter(({ to }) => to?.[0]?.address?.toLowerCase().startsWith('victim'));
    expect(mails).toHaveLength(1);
    for (const { html, text, subject } of mails)
      for (const part of [html, text, subject]) expect([part?.includes('evil'), part?.includes('5000')]).toEqual([false, false]);
    expect(await state()).toMatchObject({ held: 11, dead: 0 });
    const { body } = await admin('GET', '/api/en/mail/queue?state=held');
    const held = body['mails'] as { id: number; lead_id: number; kind: string; last_error: string }[];
    expect(held[0]).toMatchObject({ kind: 'thanks', last_error: 'one-a-day' });
    // The inquiry that it belongs to says so too, and no word of tries that never were.
    const lead = await admin('GET', `/api/en/inbox/${held[0]!.lead_id}`);
    const { mails: ofLead } = lead.body as { mails: { kind: string; state: string; last_error: string }[] };
    expect(ofLead.find(({ kind }) => kind === 'thanks')).toMatchObject({ state: 'held', last_error: 'one-a-day' });
    expect((await admin('POST', `/api/en/mail/${held[0]!.id}/resend`)).status).toBe(200);
    await expect.poll(async () => (await state()).held).toBe(10);
    await untilNothingWaits();
    minutesAhead += 25 * 60;
    await send(VICTIM, 'Sara');
    await expect
      .poll(async () => (await toVisitors()).filter(({ to }) => to?.[0]?.address?.toLowerCase().startsWith('victim')).length)
      .toBe(3);
  });

  test('A4: all visitors together get so many mails in an hour, and the staff sees what was held back', async () => {
    await untilNothingWaits();
    minutesAhead += 61;
    expect((await admin('PUT', '/api/en/settings/mail', { json: { visitor_mails_per_hour: 3 } })).status).toBe(200);
    const before = (await toVisitors()).length;
    const heldBefore = (await state()).held;
    for (let index = 0; index < 5; index += 1) await send(`many-${index}@elsewhere.example`, 'Sara');
    await untilNothingWaits();
    expect([(await toVisitors()).length - before, (await state()).held - heldBefore]).toEqual([3, 2]);
  });
});

test('L15: the self-test writes to nobody before somebody has named a mailbox', () => {
  expect(selfTestAddressIn({ self_test_address: '' })).toBe('');
  expect(selfTestAddressIn({ self_test_address: 'self-test@example.com' })).toBe('');
  expect(selfTestAddressIn({ self_test_address: ' it@lamha.example ' })).toBe('it@lamha.example');
  expect(demoMail.shared).not.toHaveProperty('self_test_address');
});
