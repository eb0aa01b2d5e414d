import { expect, test } from 'vitest';
import { migrate } from '#store/database/migrate.ts';
import { openDatabase } from '#store/database/open.ts';
import { onBothEngines } from '#test/rig/both-engines.ts';
import { createTestDatabase, ENGINES } from '#test/rig/postgres.ts';

let minutesAhead = 0;

type Lead = { id: number; name: string; phone: string; phone_e164: string };

onBothEngines(
  ({ call, admin }) => {
    const send = (name: string, number: string, country: 'sa' | 'ae') => {
      minutesAhead += 3;
      return call('POST', `/api/ar/email/send-email-${country}`, {
        json: { kind: 'contact', fields: { name, number, message: 'Call me' } },
      });
    };
    const find = async (search: string) =>
      (await admin('GET', `/api/ar/inbox?search=${encodeURIComponent(search)}`)).body['leads'] as Lead[];

    test.each(['+966 55 765 4321', '+966557654321', '00966 55 765 4321', '+966 (0)55-765-4321', '0557654321', '٠٥٥ ٧٦٥ ٤٣٢١', '4321'])(
      'a number is found as a telephone shows it: %s',
      async (typed) => {
        if ((await find('557654321')).length === 0) await send('Huda', '0557654321', 'sa');
        expect((await find(typed)).map(({ name }) => name)).toEqual(['Huda']);
      },
    );

    test('H2: a lead keeps the number as it was typed and as every telephone dials it, by its country', async () => {
      await send('Omar', '٠٥٠ ١٢٣ ٤٥٦٨', 'sa');
      await send('Khalid', '0501234568', 'ae');
      const leads = await find('501234568');
      expect(leads.map(({ name, phone, phone_e164 }) => [name, phone, phone_e164]).toSorted()).toEqual([
        ['Khalid', '0501234568', '+971501234568'],
        ['Omar', '050 123 4568', '+966501234568'],
      ]);
      expect((await find('966501234568')).map(({ name }) => name)).toEqual(['Omar']);
      expect((await find('0501234568')).map(({ name }) => name).toSorted()).toEqual(['Khalid', 'Omar']);
    });

    test('H2: the same message with the number typed in another way is still one message', async () => {
      const first = await send('Sara', '0507654321', 'sa');
      minutesAhead -= 3;
      const second = await send('Sara', '+966 50 765 4321', 'sa');
      expect(second.body['reference']).toBe(first.body['reference']);
      minutesAhead -= 3;
      const abroad = await send('Sara', '+971 50 765 4321', 'sa');
      expect(abroad.body['reference']).not.toBe(first.body['reference']);
    });
  },
  { clock: () => new Date(Date.now() + minutesAhead * 60_000) },
);

test.each(ENGINES)('H1: numbers of leads from before are brought into one form by the migration (%s)', async (engine) => {
  const { url, drop } = await createTestDatabase(engine);
  const database = openDatabase(url);
  await migrate(database, '0006-devices');
  const at = '2026-01-01T00:00:00.000Z';
  const lead = (reference: string, phone: string, country: string) => ({
    reference,
    phone,
    country,
    kind: 'contact',
    status: 'new',
    language: 'ar' as const,
    subject: '',
    message: '',
    fields: '{}',
    page: '',
    fingerprint: reference,
    address_hash: '',
    created_at: at,
    updated_at: at,
    search_text: `${reference} ${phone}`,
  });
  const many = Array.from({ length: 1200 }, (_, index) => lead(`many-${index}`, '0501234567', index % 2 ? 'ae' : 'sa'));
  for (const row of [...many, lead('none', '', 'sa'), lead('odd', '12 34', 'sa')])
    await database.kysely.insertInto('leads').values(row).execute();
  await migrate(database);
  const counted = await database.kysely
    .selectFrom('leads')
    .select(({ fn }) => ['phone_e164', fn.countAll<number>().as('count')])
    .groupBy('phone_e164')
    .orderBy('phone_e164')
    .execute();
  expect(counted.map(({ phone_e164, count }) => [phone_e164, Number(count)])).toEqual([
    ['', 2],
    ['+966501234567', 600],
    ['+971501234567', 600],
  ]);
  const { search_text } = await database.kysely
    .selectFrom('leads')
    .select('search_text')
    .where('reference', '=', 'many-0')
    .executeTakeFirstOrThrow();
  expect(search_text).toContain('966501234567');
  await database.close();
  await drop();
});
