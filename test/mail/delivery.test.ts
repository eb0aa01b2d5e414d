import { describe, expect, test } from 'vitest';
import { sendSelfTest } from '#api/mail/self-test.ts';
import { caller, signIn, type Call } from '#test/rig/app.ts';
import { openMailDesk } from '#test/rig/mail-desk.ts';
import { SALES, setUpMail } from '#test/rig/mail-settings.ts';
import { ENGINES } from '#test/rig/postgres.ts';

const PRODUCT = { product: 'GlowMate', product_id: 15, name: 'سارة Example', email: 'sara@example.com', phone: '+966 50 000 0000' };
const CONTACT = { name: 'Sara', number: '0500000000', message: 'A wall, please' };

describe.each(ENGINES)('%s', (engine) => {
  let minutesAhead = 0;
  const clock = () => new Date(Date.now() + minutesAhead * 60_000);
  const desk = openMailDesk(engine, { clock, env: { PUBLIC_URL: 'https://lamha.example' }, isSetUp: false });
  let session: Call | undefined;
  const admin: Call = (...call) => (session ?? desk.app.admin)(...call);

  /** Beyond every limit of what one address may send, and the growing waits of the mail. */
  const later = (minutes = 11) => (minutesAhead += minutes);
  /** After a night of waiting the session has ended. */
  const comeBack = async () => (session = caller(desk.app.url, { cookie: await signIn(desk.app.call) }));
  const send = async (kind: string, fields: object, more: object = {}) => {
    later();
    const { body } = await desk.app.call('POST', '/api/en/send-email', { json: { kind, fields, ...more } });
    return String(body['reference']);
  };
  const about = (reference: string) => desk.mail.received.filter(({ raw }) => raw.toString().includes(reference)).length;
  const mailsOf = async (reference: string) =>
    (await desk.mail.parsed()).filter((mail) => `${mail.subject} ${mail.text}`.includes(reference));

  test('4-04: without sender and recipients everything is kept, and goes out when they are set', async () => {
    const reference = await send('contact', CONTACT);
    await expect.poll(async () => (await admin('GET', '/api/en/mail/queue')).text).toContain('no-sender');
    expect((await admin('GET', '/api/en/mail')).body).toMatchObject({
      isReady: false,
      queued: 1,
      has: { server: true, sender: false },
    });
    await setUpMail(admin, [{ kind: 'product', country: 'any', email: SALES }]);
    await expect.poll(async () => (await admin('GET', '/api/en/mail/queue')).text).toContain('no-recipient');
    expect(desk.mail.received).toEqual([]);
    await setUpMail(admin);
    await expect.poll(() => about(reference)).toBe(1);
    expect((await admin('GET', '/api/en/mail')).body).toMatchObject({ isReady: true, queued: 0, dead: 0 });
  });

  test('4-05 4-06 G-17 Z-69: the staff get the inquiry, the visitor gets thanks with the reference, each in its language and direction', async () => {
    const reference = await send('product', PRODUCT, { lang: 'ar', country: 'ae' });
    await expect.poll(async () => (await mailsOf(reference)).length).toBe(2);
    const mails = await mailsOf(reference);
    const notice = mails.find(({ subject }) => subject === 'Inquiry for GlowMate')!;
    const thanks = mails.find((mail) => mail !== notice)!;
    expect(notice).toMatchObject({
      to: [{ address: SALES }],
      from: { name: 'Lamha', address: 'no-reply@lamha.example' },
      replyTo: [{ address: 'sara@example.com' }],
    });
    expect(notice.text).toContain('Name: سارة Example\nE-mail: sara@example.com\nPhone: +966 50 000 0000');
    expect(notice.html).toContain('https://lamha.example/dashboard/inbox/');
    expect(thanks).toMatchObject({ to: [{ address: 'sara@example.com' }], subject: `وصلتنا رسالتك (${reference})` });
    for (const { html } of mails) {
      expect(html).toContain('<html lang="ar" dir="rtl">');
      expect(html!.match(/<td /g)!.length).toBe(html!.match(/<td style="direction:rtl;text-align:right/g)!.length);
    }
    expect(thanks.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
  });

  test('4-05: each kind and country has its own recipients', async () => {
    await setUpMail(admin, [
      { kind: 'any', country: 'sa', email: 'riyadh@example.com' },
      { kind: 'any', country: 'ae', email: 'dubai@example.com' },
      { kind: 'contact', country: 'any', email: 'contact@example.com' },
      { kind: 'any', country: 'any', email: 'not an address' },
    ]);
    const reference = await send('contact', CONTACT, { country: 'ae' });
    await expect.poll(() => about(reference)).toBe(1);
    expect(desk.mail.received.at(-1)!.to.toSorted()).toEqual(['contact@example.com', 'dubai@example.com']);
    await setUpMail(admin);
  });

  test('4-04 F09: a mail is tried again with growing waits, ten times, then waits for a person who sends it again', async () => {
    desk.mail.mood('refuses');
    const reference = await send('contact', CONTACT);
    const row = async () => {
      const rows = await desk.app.server.database.kysely
        .selectFrom('outbox')
        .innerJoin('leads', 'leads.id', 'outbox.lead_id')
        .selectAll('outbox')
        .where('reference', '=', reference)
        .execute();
      return rows[0]!;
    };
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      await expect.poll(async () => [(await row()).attempts, (await row()).lease]).toEqual([attempt, null]);
      const { run_at, dead_at, last_error } = await row();
      expect(last_error).toContain('550');
      if (dead_at) break;
      waits.push(Math.round((Date.parse(run_at) - Date.now()) / 60_000 - minutesAhead));
      later(waits.at(-1)! + 1);
    }
    await comeBack();
    expect(waits).toEqual([1, 2, 5, 15, 30, 60, 120, 240, 360]);
    expect((await admin('GET', '/api/en/mail')).body).toMatchObject({ dead: 1 });
    const { body } = await admin('GET', '/api/en/mail/queue?state=dead');
    const [dead] = body['mails'] as { id: number; reference: string; last_error: string }[];
    expect(dead).toMatchObject({ reference, last_error: expect.stringContaining('550') });
    desk.mail.mood('well');
    expect((await admin('POST', `/api/en/mail/${dead!.id}/resend`)).status).toBe(200);
    await expect.poll(() => about(reference)).toBe(1);
  });

  test('4-04: when one of several receivers is refused, only that one is tried again', async () => {
    await setUpMail(admin, [
      { kind: 'any', country: 'any', email: SALES },
      { kind: 'any', country: 'any', email: 'refused@example.com' },
    ]);
    desk.mail.mood('refuses-some');
    const reference = await send('contact', CONTACT);
    await expect.poll(() => about(reference)).toBe(1);
    await expect.poll(async () => (await admin('GET', '/api/en/mail/queue')).text).toContain('550');
    desk.mail.mood('well');
    later(360);
    await expect.poll(() => about(reference)).toBe(2);
    expect(desk.mail.received.slice(-2).map(({ to }) => to)).toEqual([[SALES], ['refused@example.com']]);
    await setUpMail(admin);
  });

  test('4-04: a test mail leaves at once, and a failed one brings the server’s own words', async () => {
    const ask = () => admin('POST', '/api/ar/mail/test', { json: { to: 'me@example.com' } });
    expect((await ask()).body).toMatchObject({ success: true });
    expect(desk.mail.received.at(-1)!.to).toEqual(['me@example.com']);
    desk.mail.mood('refuses');
    expect((await ask()).body).toMatchObject({ success: false, problem: expect.stringContaining('550') });
    desk.mail.mood('well');
  });

  test('4-35: the hourly self-test goes the whole way, shows in no inbox, and its failure is seen', async () => {
    const { database, operations } = desk.app.server;
    const run = () => sendSelfTest({ database, leads: operations.leads, spam: operations.spam, clock });
    const state = async () => ((await admin('GET', '/api/en/mail')).body['selfTest'] as { state: string }).state;
    later(60);
    await run();
    await run(); // another server at the same hour
    await expect.poll(() => desk.mail.received.filter(({ to }) => to[0] === 'self-test@example.com').length).toBe(1);
    await expect.poll(state).toBe('arrived');
    expect((await admin('GET', '/api/en/inbox?search=Self-test')).body['total']).toBe(0);
    desk.mail.mood('refuses');
    later(60);
    await run();
    expect(await state()).toBe('waiting');
    later(11);
    expect(await state()).toBe('failed');
    desk.mail.mood('well');
  });
});
