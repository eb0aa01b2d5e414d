import { expect, test } from 'vitest';
import { onBothEngines } from '#test/rig/both-engines.ts';
import { proves } from '#test/requirements/proves.ts';

type Row = Record<string, unknown>;

const ARABIC = /[\u0600-\u06ff]/;
const MEETING = { date: '2030-01-31', time: '10:30', name: 'Sara', phone: '+966 50 000 0000', type: 'zoom' };
const PROJECT = {
  fullName: 'Sara Example',
  companyName: 'Example Co',
  jobTitle: 'Manager',
  email: 'sara@example.com',
  phone: '+971 4 000 0000',
  projectName: 'Lobby',
  location: 'Riyadh',
  startDate: '2030-01-31',
  projectType: 'LED Installation',
  budget: '50-100k SAR',
  timeline: '1-3 months',
  description: 'A wall',
  decisionMaker: 'Yes',
  stage: 'Initial Inquiry',
};

let minutesAhead = 0;

onBothEngines(
  ({ app, call }) => {
    /** Beyond every limit of what one address may send. */
    const later = () => (minutesAhead += 11);
    const leads = () => app().server.database.kysely.selectFrom('leads').selectAll().orderBy('id').execute();
    const lead = async (reference: unknown) => (await leads()).find((one) => one.reference === reference);

    test('a name that visitors type loses what could reorder or hide the text around it', async () => {
      later();
      const marks = '\u00ad\u061c\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\ufeff';
      const { body } = await call('POST', '/api/en/communityposts/posts', {
        json: { author_name: `Sa${marks}ra\n Ex\tample`, content: 'x' },
      });
      expect(body['author_name']).toBe('Sara Ex ample');
      const { body: mail } = await call('POST', '/api/en/send-email', { json: { subject: `He${marks}llo`, message: 'x' } });
      expect((await lead(mail['reference']))!.subject).toBe('Hello');
      expect((await call('POST', '/api/en/communityposts/posts', { json: { author_name: marks, content: 'x' } })).status).toBe(422);
    });

    test.each([
      ['/email/booking-ae', 'meeting', 'ae', 'Your request has been sent successfully!'],
      ['/email/booking-sa', 'meeting', 'sa', 'Your request has been sent successfully!'],
      ['/email/send-email-ae', 'contact', 'ae', '✅ Thank you for reaching out'],
      ['/email/send-email-sa', 'contact', 'sa', '✅ Thank you for reaching out'],
      ['/send-email', 'project', 'sa', 'Your project inquiry has been sent successfully!'],
    ])('%s stores a %s lead for %s and its mail in one step, and answers a reference', async (path, kind, country, message) => {
      later();
      const { status, body } = await call('POST', `/api/en${path}`, { json: { subject: 'From a form', message: 'Please call' } });
      expect({ status, body }).toMatchObject({
        status: 200,
        body: { success: true, message, reference: expect.stringMatching(/^LM-[2-9A-HJ-NP-Z]{8}$/) },
      });
      proves('3-43', 'RES-27');
      const stored = await lead(body['reference']);
      expect(stored).toMatchObject({ kind, country, language: 'en', subject: 'From a form', message: 'Please call', status: 'new' });
      const outbox = await app().server.database.kysely.selectFrom('outbox').selectAll().where('lead_id', '=', stored!.id).execute();
      expect(outbox).toEqual([expect.objectContaining({ attempts: 0, done_at: null })]);
    });

    test('a mail call takes a form with the same names, and answers in the language of its base', async () => {
      proves('Z-P16');
      later();
      const { status, body } = await call('POST', '/api/ar/email/send-email-sa', {
        form: {
          kind: 'contact',
          country: 'ae',
          fields: JSON.stringify({ name: 'سارة', number: '٠٥٠٠٠٠٠٠٠٠', message: 'مرحبا' }),
          page: '/contact',
        },
      });
      expect([status, body['message']]).toEqual([200, '✅ شكرًا لتواصلك معنا']);
      const stored = await lead(body['reference']);
      expect(stored).toMatchObject({ language: 'ar', country: 'ae', page: '/contact', subject: 'New Contact from سارة' });
      expect(JSON.parse(stored!.fields)).toEqual({ name: 'سارة', number: '0500000000', message: 'مرحبا' });
    });

    test('an identical submission within a minute counts once, also from many clicks at the same moment', async () => {
      later();
      const before = (await leads()).length;
      const send = () => call('POST', '/api/en/email/send-email-sa', { json: { subject: 'Twice', message: 'Once' } });
      const answers = await Promise.all([send(), send(), send()]);
      expect(new Set(answers.map(({ body }) => body['reference'])).size).toBe(1);
      expect((await leads()).length).toBe(before + 1);
      minutesAhead += 1.1;
      expect((await send()).body['reference']).not.toBe(answers[0].body['reference']);
      expect((await leads()).length).toBe(before + 2);
    });

    test('mail calls take 5 messages in 10 minutes from one address', async () => {
      proves('AC-31');
      later();
      const send = (count: number) => call('POST', '/api/en/send-email', { json: { subject: `Number ${count}`, message: 'x' } });
      const statuses = [];
      for (const count of [1, 2, 3, 4, 5, 6]) statuses.push((await send(count)).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    });

    test('a subject is one line, and HTML of an old client is kept as its text', async () => {
      later();
      const { body } = await call('POST', '/api/en/send-email', {
        json: {
          subject: 'Hello\r\nBcc: everyone@example.com\n\nmore',
          message: '<h1>Wall</h1><p>For <b>us</b> &amp; you</p><script>alert(1)</script>',
        },
      });
      const stored = await lead(body['reference']);
      proves('3-46');
      expect(stored!.subject).toBe('Hello Bcc: everyone@example.com more');
      proves('3-44');
      expect(stored!.message).toBe('Wall\nFor us & you');
    });

    test('bad mail is refused with success false and stores nothing', async () => {
      later();
      const before = (await leads()).length;
      const refused = await call('POST', '/api/en/send-email', { json: { subject: ' ' } });
      proves('Z-P08');
      expect(refused).toMatchObject({
        status: 422,
        body: { success: false, errors: { subject: 'Subject is required', message: 'Message is required' } },
      });
      proves('3-45');
      expect([refused.status, refused.body['success']]).toEqual([422, false]);
      for (const json of [
        { subject: 'x'.repeat(201), message: 'x' },
        { subject: 'x', message: 'x'.repeat(10_001) },
        { subject: 5, message: 'x' },
        { subject: 'x', message: 'x', kind: 'spam' },
        { subject: 'x', message: 'x', to: 'everyone@example.com' },
        { fields: 'not a list' },
        { fields: [] },
        { kind: 'meeting', fields: {} },
      ]) {
        expect(await call('POST', '/api/ar/send-email', { json })).toMatchObject({
          status: 422,
          body: { success: false, message: expect.stringMatching(ARABIC) },
        });
      }
      expect((await leads()).length).toBe(before);
    });

    test('the raw fields of a form are checked by its kind, and the mail is composed on the server', async () => {
      later();
      const send = (kind: string, fields: Row, base = '/api/en') => call('POST', `${base}/send-email`, { json: { kind, fields } });
      const meeting = await send('meeting', MEETING);
      expect(await lead(meeting.body['reference'])).toMatchObject({
        kind: 'meeting',
        subject: 'Meeting request from Sara',
        message: 'Sara would like to schedule a meeting via zoom on 2030-01-31 at 10:30. Contact phone: +966 50 000 0000',
      });
      const product = await send('product', {
        product: 'GlowMate',
        product_id: 15,
        name: 'Sara',
        email: 'sara@example.com',
        phone: '+966500000000',
      });
      expect(await lead(product.body['reference'])).toMatchObject({
        subject: 'Inquiry for GlowMate',
        message: 'Name: Sara\nE-mail: sara@example.com\nPhone: +966500000000',
      });
      const project = await send('project', PROJECT);
      proves('3-69');
      expect((await lead(project.body['reference']))!.message).toContain('Budget: 50-100k SAR');

      for (const name of Object.keys(PROJECT)) {
        const { status, body } = await send('project', { ...PROJECT, [name]: '' }, '/api/ar');
        expect([name, status, Object.keys(body['errors'] as Row)]).toEqual([name, 422, [name]]);
        expect((body['errors'] as Row)[name]).toMatch(ARABIC);
      }
      const wrong = { email: 'sara@', phone: '12', projectType: 'Other thing', website: 'javascript:alert(1)', secret: 'x' };
      expect(Object.keys((await send('project', { ...PROJECT, ...wrong })).body['errors'] as Row).toSorted()).toEqual(
        Object.keys(wrong).toSorted(),
      );
      proves('3-70');
      expect((await send('project', { ...PROJECT, startDate: '2020-01-31' })).body['errors']).toHaveProperty('startDate');
      for (const bad of [
        { date: '2030-02-30' },
        { date: '2020-01-31' },
        { time: '25:00' },
        { type: 'carrier pigeon' },
        { phone: 'call me' },
      ])
        expect((await send('meeting', { ...MEETING, ...bad })).body['errors']).toHaveProperty(Object.keys(bad)[0]!);
    });

    test('the newsletter gives a known and a new address the same answer', async () => {
      later();
      const subscribe = (email: string) => call('POST', '/api/en/newsletter', { json: { email } });
      const [first, again] = [await subscribe('reader@example.com'), await subscribe('reader@example.com')];
      expect(first.text).toBe(again.text);
      expect((await subscribe('not an address')).status).toBe(422);
    });
  },
  { clock: () => new Date(Date.now() + minutesAhead * 60_000) },
);
