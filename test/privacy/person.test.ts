import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { INQUIRY_FILE } from '#content/inquiry-file.ts';
import type { TestApp } from '#test/rig/app.ts';
import { onBothEngines } from '#test/rig/both-engines.ts';
import { PROJECT_INQUIRY } from '#test/rig/project-inquiry.ts';
import { sampleFile } from '#test/rig/sample-files.ts';
import { proves } from '#test/requirements/proves.ts';

const EMAIL = 'canary.person@example.com';
const PHONE = '+966 50 777 1234';
const OTHER = { email: 'somebody.else@example.com', phone: '+966 50 777 1235' };

type Row = Record<string, unknown> & { row: string; is_certain: boolean };
type Person = Record<'leads' | 'notes' | 'mails' | 'words' | 'subscribers', Row[]>;

const rowsOf = (person: Person) =>
  Object.values(person)
    .flat()
    .map(({ row }) => row);

let minutesAhead = 0;

/** Every value of every row. */
async function dump({ server }: TestApp): Promise<string> {
  const { kysely } = server.database;
  const tables = (await kysely.introspection.getTables()).map(({ name }) => name);
  const rows = await Promise.all(tables.map(async (table) => (await sql`select * from ${sql.table(table)}`.execute(kysely)).rows));
  return JSON.stringify(rows);
}

onBothEngines(
  ({ app, call, admin }) => {
    const later = () => (minutesAhead += 61);

    /** One person, through every door there is. */
    async function leaveTraces({ email, phone }: typeof OTHER): Promise<void> {
      later();
      const send = (fields: object, path = '/email/send-email-sa', more: object = { kind: 'contact' }) =>
        call('POST', `/api/en${path}`, { json: { ...more, fields } });
      await send({ name: 'Canary', number: '0500000000', message: 'write to me', email });
      await send({ name: 'Canary', number: phone, message: `or call ${phone}` });
      await send({ product: 'GlowMate', name: 'Canary', email, phone }, '/email/send-email-ae', { kind: 'product' });
      later();
      await send({ date: '2030-01-31', time: '10:00', name: 'Canary', phone, type: 'zoom' }, '/email/booking-sa', {});
      await call('POST', '/api/en/newsletter', { json: { email } });
      await call('POST', '/api/en/communityposts/posts', {
        json: { author_name: 'Canary', content: `mail ${email} or ${phone.replaceAll(' ', '')}` },
      });
    }
    const find = async (contact: string) => (await admin('POST', '/api/en/privacy/find', { json: { contact } })).body as Person;
    const countsOf = (person: Person) => Object.fromEntries(Object.entries(person).map(([name, rows]) => [name, rows.length]));

    test('P42 4-29: one person is found by e-mail or phone in everything they left, and nobody else is', async () => {
      proves('4-29');
      await leaveTraces({ email: EMAIL, phone: PHONE });
      await leaveTraces(OTHER);
      const [lead] = (await admin('GET', '/api/en/inbox')).body['leads'] as { id: number }[];
      await admin('POST', `/api/en/inbox/${lead!.id}/notes`, { json: { text: 'Called somebody back' } });
      const byMail = await find(` ${EMAIL.toUpperCase()} `);
      expect(countsOf(byMail)).toMatchObject({ leads: 2, words: 1, subscribers: 1 });
      expect(byMail.leads.map(({ email }) => email)).toEqual([EMAIL, EMAIL]);
      expect(byMail.leads.every((lead) => lead.is_certain)).toBe(true);
      expect(byMail.words.some((words) => words.is_certain)).toBe(false);
      const byPhone = await find(PHONE);
      expect(countsOf(byPhone)).toMatchObject({ leads: 3, words: 1, subscribers: 0 });
      expect(byPhone.leads.every((lead) => lead.is_certain)).toBe(true);
      expect(JSON.stringify(byPhone)).not.toContain('1235');
      expect((await admin('POST', '/api/en/privacy/find', { json: { contact: 'nobody' } })).status).toBe(422);
      expect((await call('POST', '/api/en/privacy/find', { json: { contact: EMAIL } })).status).toBe(401);
    });

    test('P42 P45 4-29: what is taken out is complete and written down without naming the person', async () => {
      proves('4-29');
      const found = await find(EMAIL);
      const { body } = await admin('POST', '/api/en/privacy/export', { json: { contact: EMAIL, rows: rowsOf(found) } });
      const told = (person: object) =>
        JSON.stringify(person, (name, value: unknown) => (name === 'row' || name === 'is_certain' ? undefined : value));
      expect(JSON.parse(told(body))).toEqual(JSON.parse(told(found)));
      expect(JSON.stringify(body)).toContain('write to me');
      const entries = await app().server.database.kysely.selectFrom('audit').selectAll().where('action', '=', 'person-exported').execute();
      expect(entries).toHaveLength(1);
      expect(JSON.stringify(entries)).not.toContain('canary');
    });

    test('H1 4-29: a number that exists in two countries is two people, and only ticked rows are taken out or erased', async () => {
      proves('4-29');
      const contact = '+971501234567';
      const send = (name: string, number: string, country: 'sa' | 'ae') => {
        later();
        return call('POST', `/api/ar/email/send-email-${country}`, { json: { kind: 'contact', fields: { name, number, message: 'H1' } } });
      };
      await send('Khalid', '+971 50 123 4567', 'ae');
      await send('Khalid again', '050-123-4567', 'ae');
      await send('Noura', '0501234567', 'sa');
      await send('Reem', '+966 50 123 4567', 'sa');
      const names = (person: Person, isCertain: boolean) =>
        person.leads.filter((lead) => lead.is_certain === isCertain).map(({ name }) => name);
      const found = await find(contact);
      expect([names(found, true), names(found, false)]).toEqual([['Khalid', 'Khalid again'], ['Noura']]);
      const local = await find('0501234567');
      expect([names(local, true), names(local, false).toSorted()]).toEqual([[], ['Khalid', 'Khalid again', 'Noura', 'Reem']]);

      const rows = found.leads.filter((lead) => lead.is_certain).map(({ row }) => row);
      const exported = await admin('POST', '/api/en/privacy/export', { json: { contact, rows } });
      expect(exported.text).not.toContain('Noura');
      const reem = (await find('+966501234567')).leads.find(({ name }) => name === 'Reem')!.row;
      const erase = (ticked: readonly string[]) =>
        admin('POST', '/api/en/privacy/erase', { json: { contact, confirm: contact, rows: ticked } });
      expect((await erase([...rows, reem])).status).toBe(422);
      expect((await erase([])).status).toBe(422);
      expect((await erase(rows)).body['erased']).toMatchObject({ leads: 2 });
      const left = (await find('0501234567')).leads.map(({ name }) => name);
      expect(left.toSorted()).toEqual(['Noura', 'Reem']);
    });

    test('P42 4-29: erasing needs the contact typed again, takes everything of that person, and leaves no trace of them', async () => {
      proves('4-29');
      const erase = async (contact: string, confirm: string) =>
        admin('POST', '/api/en/privacy/erase', { json: { contact, confirm, rows: rowsOf(await find(contact)) } });
      expect((await erase(EMAIL, 'yes')).status).toBe(422);
      await admin('POST', '/api/en/views', { json: { screen: 'inbox', name: 'Hers', query: `search=${encodeURIComponent(EMAIL)}` } });
      later();
      await call('POST', '/api/en/send-email', {
        form: {
          fields: JSON.stringify({ ...PROJECT_INQUIRY, email: EMAIL }),
          [INQUIRY_FILE.field]: await sampleFile('pdf', 'canary.person'),
        },
      });
      const before = countsOf(await find(OTHER.email));
      const uploads = async () => (await readdir(join(app().dataDir, 'uploads'))).filter((name) => name.endsWith('.pdf'));
      expect(await uploads()).toHaveLength(1);
      expect((await erase(EMAIL, EMAIL)).body['erased']).toMatchObject({ leads: 3, files: 1, words: 1, subscribers: 1 });
      expect(await uploads()).toEqual([]);
      expect((await erase(PHONE, PHONE)).body['erased']).toMatchObject({ leads: 2 });
      const left = await dump(app());
      for (const canary of ['canary.person', '777 1234', '7771234']) expect(left.toLowerCase()).not.toContain(canary);
      expect(left).toContain(OTHER.email);
      expect(countsOf(await find(OTHER.email))).toEqual(before);
      expect(left).toContain('person-erased');
      if (app().server.database.engine !== 'sqlite') return;
      for (const name of (await readdir(app().dataDir)).filter((file) => file.includes('sqlite'))) {
        const bytes = (await readFile(join(app().dataDir, name))).toString('latin1').toLowerCase();
        for (const canary of ['canary.person', '777 1234', '9665077712345', '7771234'])
          expect([name, bytes.includes(canary)]).toEqual([name, false]);
      }
    });
  },
  { clock: () => new Date(Date.now() + minutesAhead * 60_000) },
);
