import { describe, expect, test } from 'vitest';
import { sendSelfTest } from '#api/features/outbox/self-test.ts';
import { translate } from '#i18n/translate.ts';
import { caller, signIn, type Call } from '#test/rig/app.ts';
import { openMailFixture } from '#test/rig/mail-fixture.ts';
import { SALES, setUpMail } from '#test/rig/mail-settings.ts';
import { ENGINES } from '#test/rig/postgres.ts';
import { proves } from '#test/requirements/proves.ts';

const PRODUCT = { product: 'GlowMate', product_id: 15, name: 'سارة Example', email: 'sara@example.com', phone: '+966 50 000 0000' };
const CONTACT = { name: 'Sara', number: '0500000000', message: 'A wall, please' };

describe.each(ENGINES)('%s', (engine) => {
  let minutesAhead = 0;
  const clock = () => new Date(Date.now() + minutesAhead * 60_000);
  const fixture = openMailFixture(engine, { clock, env: { PUBLIC_URL: 'https://lamha.example' }, isSetUp: false });
  let session: Call | undefined;
  const admin: Call = (...call) => (session ?? fixture.app.admin)(...call);

  /** Beyond every limit of what one address may send, and the growing waits of the mail. */
  const later = (minutes = 11) => (minutesAhead += minutes);
  /** After a night of waiting the session has ended. */
  const comeBack = async () => (session = caller(fixture.app.url, { cookie: await signIn(fixture.app.call) }));
  const send = async (kind: string, fields: object, more: object = {}) => {
    later();
    const { body } = await fixture.app.call('POST', '/api/en/send-email', { json: { kind, fields, ...more } });
    return String(body['reference']);
  };
  const about = (reference: string) => fixture.mail.received.filter(({ raw }) => raw.toString().includes(reference)).length;
  const mailsOf = async (reference: string) =>
    (await fixture.mail.parsed()).filter((mail) => `${mail.subject} ${mail.text}`.includes(reference));

  test('without sender and recipients everything is kept, and goes out when they are set', async () => {
    proves('4-04');
    // Else the reply below is kept for ten seconds, in which it can be taken back.
    await admin('PUT', '/api/en/settings/mail', { json: { reply_hold_seconds: 0 } });
    const reference = await send('contact', CONTACT);
    await expect.poll(async () => (await admin('GET', '/api/en/mail/queue')).text).toContain('no-sender');
    proves('3-47');
    expect((await admin('GET', '/api/en/mail')).body).toMatchObject({
      isReady: false,
      queued: 1,
      has: { server: true, sender: false },
    });
    const written = await send('product', { ...PRODUCT, email: 'early-sara@example.com' });
    const { leads = [] } = (await admin('GET', `/api/en/inbox?q=${written}`)).body as { leads?: { id: number }[] };
    const waiting: [string, object][] = [
      ['/api/en/users', { username: 'early', email: 'early@example.com', role: 'reader' }],
      [`/api/en/inbox/${leads[0]!.id}/reply`, { text: 'Dear Sara' }],
    ];
    for (const [path, json] of waiting) {
      expect((await admin('POST', path, { json })).body).toMatchObject({ message: expect.stringContaining('Mail is not set up yet') });
    }
    const { offers } = fixture.app.server.operations;
    const offer = await offers.create({ country: 'sa', language: 'en' }, undefined);
    const { revision, valid_until } = await offers.open(offer);
    const lines = [{ kind: 'other', title: 'Frame', quantity: '1', unit_price: '100' }];
    const saved = { revision, name: 'Early', email: 'early-offer@example.com', lines, valid_until };
    expect((await admin('PUT', `/api/en/offers/${offer}`, { json: saved })).status).toBe(200);
    const { revision: next, sums } = await offers.open(offer);
    const sent = await admin('POST', `/api/en/offers/${offer}/send`, { json: { revision: next, total: sums.total } });
    expect(sent.body).toMatchObject({ message: expect.stringContaining('Mail is not set up yet') });
    const subscribed = await fixture.app.call('POST', '/api/en/newsletter', { json: { email: 'early-reader@example.com' } });
    expect(subscribed.body).toMatchObject({ message: translate('en', 'api.done.subscribed-later') });
    await setUpMail(admin, [{ kind: 'product', country: 'any', email: SALES }]);
    await expect.poll(async () => (await admin('GET', '/api/en/mail/queue')).text).toContain('no-recipient');
    expect(about(reference)).toBe(0);
    await setUpMail(admin);
    await expect.poll(() => about(reference)).toBe(1);
    // The mail server has it a moment before the queue knows.
    await expect.poll(async () => (await admin('GET', '/api/en/mail')).body).toMatchObject({ isReady: true, queued: 0, dead: 0 });
  });

  test('a link into an account is whole in its mail, and nowhere once it is sent', async () => {
    const email = 'noura@example.com';
    await comeBack(); // people are asked again after ten minutes
    expect((await admin('POST', '/api/en/users', { json: { username: 'noura', email, role: 'reader' } })).status).toBe(201);
    const mailed = async () => (await fixture.mail.parsed()).find(({ to }) => to?.some(({ address }) => address === email));
    await expect.poll(mailed).toBeDefined();
    const [, token = ''] = /https:\/\/lamha\.example\/en\/dashboard\/new-password#([\w-]+)/.exec((await mailed())?.text ?? '') ?? [];
    const outbox = () => fixture.app.server.database.kysely.selectFrom('outbox').selectAll().execute();
    await expect.poll(async () => JSON.stringify(await outbox())).not.toContain(token);
    const json = { token, password: 'four quite unrelated words' };
    expect((await fixture.app.call('POST', '/api/en/auth/new-password', { json })).status).toBe(200);
  });

  test('the letter to the staff says the size, the wall and the number that were chosen, and leads there', async () => {
    const chosen = { ...PRODUCT, email: 'size@example.com' };
    const address = 'https://lamha.example/en/product/15/GlowMate?size=70';
    const one = await send('product', { ...chosen, size: '70″', quantity: '2' }, { page: '/en/product/15/GlowMate?size=70' });
    const strange = await send('product', { ...chosen, size: '70″' }, { page: '@evil.example/70″' });
    const list = await send('product', {
      ...chosen,
      products: [
        { product: 'GlowMate', product_id: 15, size: '70″', quantity: 2 },
        { product: 'Lamha P1.2', product_id: 2, size: '6 × 6', quantity: 1 },
      ],
    });
    const answer = async (reference: string) =>
      (await mailsOf(reference)).map(({ subject, text }) => `${subject} ${text}`).find((text) => text.includes('70″')) ?? '';
    await expect.poll(() => answer(one)).toContain('70″');
    expect((await mailsOf(one)).map(({ html }) => html).join('')).toContain(`<a href="${address}">${address}</a>`);
    await expect.poll(() => answer(strange)).toContain('70″');
    expect((await mailsOf(strange)).map(({ html }) => html).join('')).not.toMatch(/href="[^"]*evil/);
    await expect.poll(() => answer(list)).toContain('GlowMate: 70″ × 2');
    expect(await answer(list)).toContain('Lamha P1.2: 6 × 6 × 1');
  });

  test('the staff get the inquiry, the visitor gets thanks with the reference, each in its language and direction', async () => {
    const reference = await send('product', PRODUCT, { lang: 'ar', country: 'ae' });
    await expect.poll(async () => (await mailsOf(reference)).length).toBe(2);
    const mails = await mailsOf(reference);
    const notice = mails.find(({ subject }) => subject === 'استفسار عن GlowMate')!;
    const thanks = mails.find((mail) => mail !== notice)!;
    proves('4-05');
    expect(notice).toMatchObject({
      to: [{ address: SALES }],
      from: { name: 'Lamha', address: 'no-reply@lamha.example' },
      replyTo: [{ address: 'sara@example.com' }],
    });
    expect(notice.text).toContain('الاسم: سارة Example\nالبريد الإلكتروني: sara@example.com\nالهاتف: \u2066+966 50 000 0000\u2069');
    expect(notice.text!.match(/sara@example\.com/g)).toHaveLength(1); // every fact once, in one language
    expect(notice.text).not.toMatch(/Inquiry|Name:|Phone:/);
    expect(notice.html).toContain('https://lamha.example/dashboard/inbox/');
    proves('4-06');
    expect(thanks).toMatchObject({ to: [{ address: 'sara@example.com' }], subject: `وصلتنا رسالتك (${reference})` });
    expect(notice.html).toMatch(/<bdi dir="ltr"[^>]*>(?:<span[^>]*>)?\u2066\+966 50 000 0000\u2069/); // or the groups of a number change places
    for (const { html } of mails) {
      expect(html).toContain('<html lang="ar" dir="rtl">');
      expect(html!.match(/<td /g)!.length).toBe(html!.match(/<td style="direction:rtl;text-align:right/g)!.length);
    }
    expect(thanks.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
  });

  test('M14: every mail wears the brand, knows dark and narrow screens, and says the same as plain text', async () => {
    const reference = await send('product', { ...PRODUCT, email: 'mona@example.com' }, { lang: 'en', country: 'sa' });
    await expect.poll(async () => (await mailsOf(reference)).length).toBe(2);
    for (const { html = '', text = '' } of await mailsOf(reference)) {
      expect(html).toContain('prefers-color-scheme: dark');
      expect(html).toContain('max-width: 480px');
      expect(html.match(/background:#ffb224/g)!.length).toBeGreaterThan(0);
      expect(html).not.toMatch(/<img|#0b5cad|https?:\/\/(?!lamha\.example)/);
      const said = html
        .replaceAll(/<style>.*?<\/style>|<title>.*?<\/title>|<span style="display:none.*?<\/span>/gs, '')
        .replaceAll(/<[^>]+>/g, '\n');
      const words = (from: string) => new Set(from.split(/[\s:]+/).filter((word) => /\w/.test(word)));
      expect([...words(said)].filter((word) => !words(text).has(word))).toEqual([]);
    }
    const notice = (await mailsOf(reference)).find(({ to }) => to?.[0]?.address === SALES);
    expect(notice).toMatchObject({ subject: 'Inquiry for GlowMate' });
    expect(notice!.html).toMatch(
      /class="mail-action"[^>]*background:#ffb224|background:#ffb224[^>]*class="mail-action"|class="mail-action" style="[^"]*background:#ffb224/,
    );
  });

  test('M5: the team reads in the language it chose, whatever the visitor spoke', async () => {
    await admin('PUT', '/api/en/settings/mail', { json: { notice_language: 'ar' } });
    const reference = await send('product', { ...PRODUCT, email: 'lina@example.com' }, { lang: 'en', country: 'sa' });
    await expect.poll(async () => (await mailsOf(reference)).length).toBe(2);
    const subjects = (await mailsOf(reference)).map(({ subject }) => subject);
    expect(subjects.toSorted()).toEqual([`We have your message (${reference})`, 'استفسار عن GlowMate'].toSorted());
    await admin('PUT', '/api/en/settings/mail', { json: { notice_language: 'visitor' } });
  });

  test('each kind and country has its own recipients', async () => {
    proves('4-05');
    await setUpMail(admin, [
      { kind: 'any', country: 'sa', email: 'riyadh@example.com' },
      { kind: 'any', country: 'ae', email: 'dubai@example.com' },
      { kind: 'contact', country: 'any', email: 'contact@example.com' },
      { kind: 'any', country: 'any', email: 'not an address' },
    ]);
    const reference = await send('contact', CONTACT, { country: 'ae' });
    await expect.poll(() => about(reference)).toBe(1);
    expect(fixture.mail.received.at(-1)!.to.toSorted()).toEqual(['contact@example.com', 'dubai@example.com']);
    await setUpMail(admin);
  });

  test('a mail is tried again with growing waits, ten times, then waits for a person who sends it again', async () => {
    proves('4-04');
    fixture.mail.mood('refuses');
    const reference = await send('contact', CONTACT);
    const row = async () => {
      const rows = await fixture.app.server.database.kysely
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
    fixture.mail.mood('well');
    expect((await admin('POST', `/api/en/mail/${dead!.id}/resend`)).status).toBe(200);
    await expect.poll(() => about(reference)).toBe(1);
  });

  test('when one of several receivers is refused, only that one is tried again', async () => {
    proves('4-04');
    await setUpMail(admin, [
      { kind: 'any', country: 'any', email: SALES },
      { kind: 'any', country: 'any', email: 'refused@example.com' },
    ]);
    fixture.mail.mood('refuses-some');
    const reference = await send('contact', CONTACT);
    await expect.poll(() => about(reference)).toBe(1);
    await expect.poll(async () => (await admin('GET', '/api/en/mail/queue')).text).toContain('550');
    fixture.mail.mood('well');
    later(360);
    await expect.poll(() => about(reference)).toBe(2);
    expect(fixture.mail.received.slice(-2).map(({ to }) => to)).toEqual([[SALES], ['refused@example.com']]);
    await setUpMail(admin);
  });

  test('an answer that the mail server refuses is seen in the list, and other programs hear of it when it has gone out', async () => {
    await comeBack(); // people are asked again after ten minutes
    const hook = { name: 'CRM', url: 'https://crm.example/hook', events: ['lead.answered'] };
    expect((await admin('POST', '/api/en/webhooks', { json: hook })).status).toBe(201);
    const told = () => fixture.app.server.database.kysely.selectFrom('webhook_deliveries').select('subject').execute();
    const reference = await send('contact', { ...CONTACT, email: 'answered@example.com' });
    await expect.poll(() => about(reference)).toBe(2);
    const listed = async () => {
      const { leads } = (await admin('GET', `/api/en/inbox?search=${reference}`)).body as { leads: { id: number }[] };
      return leads[0]!;
    };
    expect(await listed()).toMatchObject({ status: 'new', is_unsent: false });
    fixture.mail.mood('refuses');
    const { id } = await listed();
    const { body } = await admin('POST', `/api/en/inbox/${id}/reply`, { json: { text: 'refused-at-first' } });
    later(1); // no longer held
    await expect.poll(listed).toMatchObject({ status: 'answered', is_unsent: true });
    expect((await admin('GET', `/api/en/inbox/${id}`)).body).toMatchObject({ is_unsent: true });
    expect(await told()).toEqual([]);
    fixture.mail.mood('well');
    await admin('POST', `/api/en/mail/${String(body['mail'])}/resend`);
    await expect.poll(listed).toMatchObject({ status: 'answered', is_unsent: false });
    await expect.poll(() => about('refused-at-first')).toBe(1);
    await expect.poll(told).toEqual([{ subject: `leads/${id}` }]);
  });

  test('a test mail leaves at once, and a failed one brings the server’s own words', async () => {
    proves('4-04');
    const ask = () => admin('POST', '/api/ar/mail/test', { json: { to: 'me@example.com' } });
    expect((await ask()).body).toMatchObject({ success: true });
    expect(fixture.mail.received.at(-1)!.to).toEqual(['me@example.com']);
    fixture.mail.mood('refuses');
    expect((await ask()).body).toMatchObject({ success: false, problem: expect.stringContaining('550') });
    fixture.mail.mood('well');
  });

  test('the hourly self-test goes the whole way, shows in no inbox, and its failure is seen', async () => {
    proves('4-35');
    const { database, operations } = fixture.app.server;
    const run = () => sendSelfTest({ database, leads: operations.leads, spam: operations.spam, clock });
    const state = async () => ((await admin('GET', '/api/en/mail')).body['selfTest'] as { state: string }).state;
    later(60);
    await run();
    await run(); // another server at the same hour
    await expect.poll(() => fixture.mail.received.filter(({ to }) => to[0] === 'self-test@lamha.example').length).toBe(1);
    await expect.poll(state).toBe('arrived');
    expect((await admin('GET', '/api/en/inbox?search=Self-test')).body['total']).toBe(0);
    fixture.mail.mood('refuses');
    later(60);
    await run();
    expect(await state()).toBe('waiting');
    later(11);
    expect(await state()).toBe('failed');
    fixture.mail.mood('well');
  });
});
