import { expect, test } from 'vitest';
import { solve } from '#api/spam/challenge.ts';
import { onBothEngines } from '#test/rig/both-engines.ts';
import { proves } from '#test/requirements/proves.ts';

type Row = Record<string, unknown>;
type Lead = Row & { id: number; reference: string; status: string; spam_reasons: string[]; response: Row; mails: Row[]; notes: Row[] };

let minutesAhead = 0;
const PROJECT_LINK = 'see https://a.example https://b.example https://c.example';

onBothEngines(
  ({ call, admin, app }) => {
    const later = (minutes = 11) => (minutesAhead += minutes);
    const send = async (fields: Row, more: Row = {}) => {
      later();
      const { status, body } = await call('POST', '/api/en/send-email', {
        json: { kind: 'contact', fields: { name: 'Sara', number: '0500000000', message: 'A wall', ...fields }, ...more },
      });
      expect([status, body['success']]).toEqual([200, true]);
      return find(String(body['reference']));
    };
    const list = async (query = '') =>
      (await admin('GET', `/api/en/inbox${query}`)).body as { leads: Lead[]; total: number; unread: number };
    const find = async (reference: string) => {
      const { id } = (await list(`?search=${reference}`)).leads[0]!;
      return (await admin('GET', `/api/en/inbox/${id}`)).body as Lead;
    };
    const rules = (json: Row) => admin('PUT', '/api/en/settings/spam', { json });

    test('4-03: the inbox filters by kind, status, country and day, and searches in both scripts', async () => {
      proves('4-03');
      const lead = await send(
        { name: 'أحمد الزهراني', message: 'شاشة للمقرّ', number: '+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧' },
        { country: 'ae', lang: 'ar', page: '/contact' },
      );
      expect(lead).toMatchObject({
        country: 'ae',
        language: 'ar',
        page: '/contact',
        status: 'new',
        consent: expect.stringMatching(/\S/),
        consent_version: expect.stringMatching(/^\w{12}$/),
      });
      for (const phrase of ['احمد', 'الزهراني', 'شاشه', 'المقر', '966501234567', '+966 50 123', lead.reference.toLowerCase(), 'أحمد شاشة'])
        expect([phrase, (await list(`?search=${encodeURIComponent(phrase)}`)).leads.map(({ id }) => id)]).toEqual([phrase, [lead.id]]);
      expect((await list(`?search=${encodeURIComponent('%')}`)).total).toBe((await list()).total);
      expect((await list(`?search=nothing-like-this`)).total).toBe(0);
      for (const [query, isIn] of [
        ['kind=contact', true],
        ['kind=project', false],
        ['country=ae', true],
        ['country=sa', false],
        ['status=new', true],
        ['status=spam', false],
        ['from=2020-01-01', true],
        ['until=2020-01-01', false],
      ] as const)
        expect([query, (await list(`?${query}`)).leads.some(({ id }) => id === lead.id)]).toEqual([query, isIn]);
      expect((await admin('GET', '/api/en/inbox?kind=spam')).status).toBe(400);
    });

    test('4-03: unread messages are counted until somebody reads them; owner, status and notes are kept', async () => {
      proves('4-03');
      const lead = await send({ message: 'Count me' });
      const { unread } = await list();
      await admin('POST', `/api/en/inbox/${lead.id}/read`);
      expect((await list()).unread).toBe(unread - 1);
      expect((await admin('PATCH', `/api/en/inbox/${lead.id}`, { json: { owner: 1, status: 'in-progress' } })).status).toBe(200);
      expect((await admin('PATCH', `/api/en/inbox/${lead.id}`, { json: { owner: 999 } })).status).toBe(422);
      // Pressed twice, or again because an answer was lost.
      const note = () => admin('POST', `/api/en/inbox/${lead.id}/notes`, { json: { text: 'Called <b>back</b>' } });
      expect((await Promise.all([note(), note()])).map(({ status }) => status)).toEqual([200, 200]);
      expect(await find(lead.reference)).toMatchObject({
        status: 'in-progress',
        owner: 1,
        owner_name: 'admin',
        notes: [{ author: 'admin', text: 'Called <b>back</b>' }],
      });
      later();
      await note();
      expect((await find(lead.reference)).notes).toHaveLength(2); // said again on purpose
    });

    test('4-03: an answer by mail is queued with the message, which counts as answered from then on', async () => {
      proves('4-03');
      const lead = await send({ message: 'Answer me', email: 'sara@example.com' });
      expect((await admin('POST', `/api/en/inbox/${lead.id}/reply`, { json: { text: ' ' } })).status).toBe(422);
      later(30);
      expect(
        (await admin('POST', `/api/en/inbox/${lead.id}/reply`, { json: { subject: 'Your\r\nwall', text: 'Dear Sara\n\nYes.' } })).status,
      ).toBe(200);
      const again = { json: { subject: 'Your wall', text: 'Dear Sara\n\nYes.' } };
      const answers = await Promise.all([1, 2].map(() => admin('POST', `/api/en/inbox/${lead.id}/reply`, again)));
      expect(new Set(answers.map(({ body }) => body['mail'])).size).toBe(1); // pressed twice, or again because an answer was lost
      const { status, mails, response } = await find(lead.reference);
      expect(mails.filter(({ kind }) => kind === 'letter')).toHaveLength(1);
      expect(status).toBe('answered');
      expect(mails.at(-1)).toMatchObject({ kind: 'letter', state: 'waiting', subject: 'Your wall', text: 'Dear Sara\n\nYes.' });
      expect(response['is_running']).toBe(false);
      const silent = await send({ message: 'No address' });
      expect((await admin('POST', `/api/en/inbox/${silent.id}/reply`, { json: { text: 'Yes' } })).status).toBe(422);
    });

    test('4-22: suspects are thanked like everybody and kept as spam with the reason; nothing is mailed until a person says so', async () => {
      proves('4-22');
      await rules({ honeypot: 1, minimum_seconds: 3, links_allowed: 2, watched_words: ['كازينو'], challenge: 0 });
      for (const [fields, more, reason] of [
        [{}, { extra: 'x' }, 'trap'],
        [{}, { waited: 500 }, 'too-fast'],
        [{ message: PROJECT_LINK }, {}, 'links'],
        [{ message: 'أفضل كـــازيـنو' }, {}, 'watched-word'],
      ] as const) {
        const lead = await send({ message: reason, ...fields }, more);
        expect([lead.status, lead.spam_reasons, lead.mails]).toEqual(['spam', [reason], []]);
        await admin('PATCH', `/api/en/inbox/${lead.id}`, { json: { status: 'new' } });
        expect((await find(lead.reference)).mails).toEqual([expect.objectContaining({ kind: 'notice', state: 'waiting' })]);
        await admin('PATCH', `/api/en/inbox/${lead.id}`, { json: { status: 'spam' } });
        expect((await find(lead.reference)).mails).toEqual([]);
      }
      const person = await send({ message: 'Honest' }, { extra: '', waited: 9000 });
      expect([person.status, person.mails.length]).toEqual(['new', 1]);
    });

    test('4-22: the optional calculation counts once and only if it is right', async () => {
      proves('4-22');
      await rules({ challenge: 1 });
      const { body } = await call('GET', '/api/en/challenge');
      const proof = solve(String(body['challenge']));
      const reasons = async (given?: string) =>
        (await send({ message: `Proof ${Math.random()}` }, given === undefined ? {} : { proof: given })).spam_reasons;
      expect(await reasons()).toEqual(['no-proof']);
      expect(await reasons(`${proof}1`)).toEqual(['no-proof']);
      expect(await reasons(proof)).toEqual([]);
      expect(await reasons(proof)).toEqual(['no-proof']);
      await rules({ challenge: 0 });
    });

    test('V19 4-03: the export is a table that spreadsheets cannot mistake for formulas', async () => {
      proves('4-03');
      await send({ name: '=HYPERLINK("https://evil.example")', message: '@SUM(1)\n"quoted", سطر' });
      const { text, headers } = await admin('GET', '/api/en/inbox/export?search=HYPERLINK');
      expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(text.startsWith('"Reference","Kind"')).toBe(true); // fetch takes the mark before it away
      const cells = [...text.matchAll(/"((?:[^"]|"")*)"(?:,|\r\n)/g)].map(([, cell]) => cell!.replaceAll('""', '"'));
      expect(cells).toContain('\'=HYPERLINK("https://evil.example")');
      expect(cells.filter((cell) => /^[\s\ufeff]*[=+\-@]/.test(cell))).toEqual([]);
    });

    test('M5 M17: lists, sheets and answers speak the language of whoever reads them, composed from the fields', async () => {
      const meeting = { name: 'نورة', phone: '0501234567', type: 'zoom', date: '2030-01-30', time: '10:30' };
      minutesAhead += 11;
      const sent = await call('POST', '/api/ar/email/booking-sa', { json: { kind: 'meeting', fields: meeting } });
      const reference = String(sent.body['reference']);
      const find = async (base: string) =>
        ((await admin('GET', `${base}/inbox?search=${reference}`)).body['leads'] as { id: number; title: string; summary: string }[])[0]!;
      const [arabic, english] = [await find('/api/ar'), await find('/api/en')];
      const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '');
      expect(plain(arabic.title)).toBe('طلب اجتماع من نورة');
      expect(plain(arabic.summary)).toBe('اجتماع: زوم، الأربعاء، 30 يناير 2030، الساعة 10:30');
      expect(plain(english.title)).toBe('Meeting request from نورة');
      expect(plain(english.summary)).toBe('Meeting: Zoom, Wednesday, 30 January 2030 at 10:30');
      expect((await admin('GET', `/api/en/inbox/${english.id}`)).body).toMatchObject({ reply_subject: `بشأن طلب الاجتماع (${reference})` });
      const { text } = await admin('GET', `/api/ar/inbox/export?search=${reference}`);
      expect(text.startsWith('"الرقم المرجعي","النوع"')).toBe(true);
      expect(text).toContain('"طلب اجتماع","جديدة","السعودية","العربية"');
      expect(text).not.toMatch(/would like|Meeting|zoom|Phone/);
    });

    test('4-06: what identifies the visitor’s connection never leaves the database', async () => {
      proves('4-06');
      const row = await app().server.database.kysely.selectFrom('leads').select('address_hash').executeTakeFirstOrThrow();
      expect((await admin('GET', '/api/en/inbox')).text).not.toContain(row.address_hash);
    });
  },
  { clock: () => new Date(Date.now() + minutesAhead * 60_000) },
);
