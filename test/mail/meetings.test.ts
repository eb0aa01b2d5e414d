import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { translate } from '#i18n/translate.ts';
import { openMailFixture } from '#test/rig/mail-fixture.ts';
import { ENGINES } from '#test/rig/postgres.ts';
import { proves } from '#test/requirements/proves.ts';

/** Half past midnight in Riyadh, half past one in Dubai, still the evening before in UTC. */
const NOW = new Date('2026-11-15T21:30:00Z');
const CLOSED = ['2026-12-02', '2026-12-03', '2027-01-01', '2027-09-23'];
const OFFICE = { opens: '09:00', closes: '18:00', closed_days: CLOSED };
const REQUESTS = 60;
const AT_ONCE = 50;
const HOURS = { sa: 3, ae: 4 } as const;

type Card = {
  id: number;
  name: string;
  starts_at: string;
  times: { sa: string; ae: string };
  local: { day: string; time: string };
  clashes: { name: string }[];
  sequence: number;
  is_closed: boolean;
  state: string;
};

const day = fc
  .date({ min: new Date('2026-11-16T00:00:00Z'), max: new Date('2029-11-15T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const time = fc
  .tuple(fc.integer({ min: 7, max: 19 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));

describe.each(ENGINES)('%s', (engine) => {
  const fixture = openMailFixture(engine, { clock: () => NOW, env: { TRUST_PROXY: '1' } });
  let visitors = 0;

  beforeAll(async () => {
    await fixture.app.admin('PUT', '/api/en/settings/contact-sa', {
      json: { ...OFFICE, working_days: 'sun-thu', time_zone: 'Asia/Riyadh' },
    });
    await fixture.app.admin('PUT', '/api/en/settings/contact-ae', {
      json: { ...OFFICE, working_days: 'mon-fri', time_zone: 'Asia/Dubai' },
    });
  });

  async function ask(country: 'sa' | 'ae', date: string, at: string, more: object = {}) {
    visitors += 1;
    const fields = {
      date,
      time: at,
      name: `Visitor ${visitors}`,
      phone: '+966 50 000 0000',
      type: 'zoom',
      email: `visitor${visitors}@example.com`,
      ...more,
    };
    const headers = { 'x-forwarded-for': `10.1.${visitors >> 8}.${visitors & 255}` };
    const { status, body } = await fixture.app.call('POST', `/api/en/email/booking-${country}`, {
      json: { kind: 'meeting', fields },
      headers,
    });
    return { status, errors: body['errors'], reference: String(body['reference']), name: fields.name };
  }
  const month = async (of: string) => (await fixture.app.admin('GET', `/api/en/meetings?month=${of}`)).body['meetings'] as Card[];
  const find = async (date: string, name: string) => (await month(date.slice(0, 7))).find((card) => card.name === name)!;
  const mailsTo = async (address: string) => (await fixture.mail.parsed()).filter(({ to }) => to?.some((one) => one.address === address));
  const icsOf = (text: string) => text.replaceAll('\r\n ', '');

  test('D05: past days and times, weekends, closed days and hours are refused on the server, by the clock of the country', async () => {
    proves('3-38');
    const refused = async (country: 'sa' | 'ae', date: string, at: string) => Object.keys((await ask(country, date, at)).errors as object);
    expect(await refused('sa', '2026-11-15', '10:00')).toEqual(['date']); // there it is the 16th already
    expect((await ask('sa', '2026-11-16', '10:00')).status).toBe(200);
    expect(await refused('ae', '2026-11-15', '10:00')).toEqual(['date']);
    expect((await ask('sa', '2026-11-22', '10:00')).status).toBe(200); // Sunday, a working day in Riyadh
    expect(await refused('ae', '2026-11-22', '10:00')).toEqual(['date']);
    expect((await ask('ae', '2026-11-20', '10:00')).status).toBe(200); // Friday, a working day in Dubai
    proves('3-23');
    expect(await refused('sa', '2026-11-20', '10:00')).toEqual(['date']); // Friday, closed by a setting
    expect(await refused('ae', '2026-12-02', '10:00')).toEqual(['date']);
    for (const at of ['08:59', '18:00', '23:30']) expect(await refused('sa', '2026-11-17', at)).toEqual(['time']);
    expect((await ask('sa', '2026-11-17', '17:59')).status).toBe(200);
  });

  test(
    `over three years page, mail and calendar file name the same instant, and no meeting is on a closed day (${REQUESTS} requests)`,
    { timeout: 300_000 },
    async () => {
      proves('4-07');
      await fc.assert(
        fc.asyncProperty(fc.constantFrom('sa' as const, 'ae' as const), day, time, async (country, date, at) => {
          const { status, errors, name, reference } = await ask(country, date, at);
          const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
          const isWorkday = (country === 'sa' ? [0, 1, 2, 3, 4] : [1, 2, 3, 4, 5]).includes(weekday) && !CLOSED.includes(date);
          const isOpen = isWorkday && at >= '09:00' && at < '18:00';
          expect([date, at, status]).toEqual([date, at, isOpen ? 200 : 422]);
          if (!isOpen) {
            expect(errors).toHaveProperty(isWorkday ? 'time' : 'date');
            return;
          }

          const instant = Date.parse(`${date}T${at}:00Z`) - HOURS[country] * 3_600_000;
          const card = await find(date, name);
          expect([Date.parse(card.starts_at), card.local]).toEqual([instant, { day: date, time: at }]);
          expect(
            (await fixture.app.admin('POST', `/api/en/meetings/${card.id}/decision`, { json: { change: 'confirmed', note: '' } })).status,
          ).toBe(200);
          const address = `${name.toLowerCase().replace(' ', '')}@example.com`;
          await expect.poll(async () => (await mailsTo(address)).length, { interval: 10 }).toBe(2); // thanks, and the meeting
          const mail = (await mailsTo(address)).find(({ subject }) => subject === `Your meeting is confirmed (${reference})`)!;
          const shown = { sa: clockOf(instant, HOURS.sa), ae: clockOf(instant, HOURS.ae) };
          expect([card.times.sa.endsWith(shown.sa), card.times.ae.endsWith(shown.ae)]).toEqual([true, true]);
          expect(mail.text).toContain(`Riyadh time: ${card.times.sa}\nDubai time: ${card.times.ae}`);
          const stamp = `DTSTART:${new Date(instant).toISOString().replaceAll(/[-:]|\.\d{3}/g, '')}`;
          const part = mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar')!;
          expect(icsOf(Buffer.from(part.content as ArrayBuffer).toString())).toContain(stamp);
          expect(icsOf((await fixture.app.admin('GET', `/api/en/meetings/${card.id}/calendar`)).text)).toContain(stamp);
        }),
        { numRuns: REQUESTS, seed: 20_261_115 },
      );
    },
  );

  test('meetings that overlap are pointed out to each other, also over the border, and declined ones are not', async () => {
    const first = await ask('sa', '2027-03-02', '10:00');
    const second = await ask('ae', '2027-03-02', '11:30'); // 10:30 in Riyadh
    await ask('sa', '2027-03-02', '11:30');
    const clashes = async (name: string) => (await find('2027-03-02', name)).clashes.map((one) => one.name);
    proves('3-41');
    expect([await clashes(first.name), await clashes(second.name)]).toEqual([[second.name], [first.name]]);
    const { id } = await find('2027-03-02', second.name);
    await fixture.app.admin('POST', `/api/en/meetings/${id}/decision`, { json: { change: 'declined', note: 'We travel' } });
    expect(await clashes(first.name)).toEqual([]);
  });

  test('4-07: a meeting is moved within working hours, and a declined one is taken out of the calendar again', async () => {
    proves('4-07');
    const { name, reference } = await ask('sa', '2027-04-05', '10:00', { name: 'نورة', email: 'noura@example.com' });
    const { id } = await find('2027-04-05', name);
    const decide = (json: object) => fixture.app.admin('POST', `/api/ar/meetings/${id}/decision`, { json: { note: '', ...json } });
    expect((await decide({ change: 'moved' })).body['errors']).toHaveProperty('date');
    expect((await decide({ change: 'moved', date: '2027-04-09', time: '10:00' })).body['errors']).toHaveProperty('date');
    expect((await decide({ change: 'moved', date: '2020-04-06', time: '10:00' })).body['errors']).toEqual({
      date: 'اليوم: هذا الموعد مضى.',
    });
    expect((await decide({ change: 'moved', date: '2027-04-06', time: '07:00' })).body['errors']).toHaveProperty('time');
    expect((await decide({ change: 'moved', date: '2027-04-06', time: '15:30' })).status).toBe(200);
    expect(await find('2027-04-06', name)).toMatchObject({ state: 'confirmed', local: { day: '2027-04-06', time: '15:30' } });
    expect((await decide({ change: 'declined', note: 'نعتذر' })).status).toBe(200);
    await expect.poll(async () => (await mailsTo('noura@example.com')).length).toBe(3);
    // Letters may overtake each other; calendars go by the sequence in them.
    const mails = (await mailsTo('noura@example.com')).filter(({ attachments }) => attachments.length > 0);
    const calendars = mails
      .map(({ attachments }) => icsOf(Buffer.from(attachments[0]!.content as ArrayBuffer).toString()))
      .toSorted((one, other) => sequenceOf(one) - sequenceOf(other));
    expect(calendars[0]).toMatch(/METHOD:REQUEST[^]*SEQUENCE:1/);
    expect(calendars[1]).toMatch(/METHOD:CANCEL[^]*SEQUENCE:2[^]*STATUS:CANCELLED/);
    expect(calendars.map((text) => /UID:(\S+)/.exec(text)?.[1])).toEqual([`${reference}@lamha`, `${reference}@lamha`]);
  });

  test('N-L1: whoever decides reads whether the visitor is told, or has to be called', async () => {
    const said = async (more: object) => {
      const { name } = await ask('sa', '2027-07-06', '10:00', more);
      const { id } = await find('2027-07-06', name);
      return (await fixture.app.admin('POST', `/api/en/meetings/${id}/decision`, { json: { change: 'confirmed', note: '' } })).body[
        'message'
      ];
    };
    expect([await said({}), await said({ email: '' })]).toEqual([
      translate('en', 'api.done.meeting-decided'),
      translate('en', 'api.done.meeting-decided-only'),
    ]);
  });

  test('M3: confirming confirms the day that was on the screen, and a screen that is out of date is told so', async () => {
    const { name } = await ask('sa', '2027-06-07', '10:00');
    const { id, sequence, is_closed } = await find('2027-06-07', name);
    const decide = (json: object) => fixture.app.admin('POST', `/api/en/meetings/${id}/decision`, { json: { note: '', ...json } });
    expect([sequence, is_closed]).toEqual([0, false]);
    const confirm = { change: 'confirmed', sequence };
    expect((await decide({ ...confirm, date: '2027-06-11', time: '10:00' })).body['errors']).toHaveProperty('date'); // a Friday
    expect((await decide({ ...confirm, date: '2027-06-09', time: '12:30' })).status).toBe(200);
    expect(await find('2027-06-09', name)).toMatchObject({ state: 'confirmed', local: { day: '2027-06-09', time: '12:30' }, sequence: 1 });
    const late = await decide({ ...confirm, date: '2027-06-07', time: '10:00' });
    expect([late.status, late.body['message']]).toEqual([409, expect.stringContaining('decided on while you looked')]);
    expect((await decide({ change: 'confirmed', sequence: 1, date: '2027-06-09', time: '12:30' })).status).toBe(200);
    expect(await find('2027-06-09', name)).toMatchObject({ state: 'confirmed', sequence: 2 });
  });

  test(`D05 D06: the same request ${AT_ONCE} times at the same moment is one meeting, and of one time wanted by many nobody is lost`, async () => {
    const at = ['sa', '2027-05-04', '10:00'] as const;
    const same = { name: 'Impatient', email: 'impatient@example.com' };
    const clicks = await Promise.all(Array.from({ length: AT_ONCE }, () => ask(...at, same)));
    expect(new Set(clicks.map(({ reference }) => reference)).size).toBe(1);
    const others = await Promise.all(Array.from({ length: AT_ONCE }, () => ask(...at)));
    const names = (await month('2027-05')).map(({ name }) => name);
    expect(names.toSorted()).toEqual(['Impatient', ...others.map(({ name }) => name)].toSorted());
  });

  test('Friday until noon, Ramadan and a holiday have their own hours; turned around they are refused', async () => {
    const set = (json: object) => fixture.app.admin('PUT', '/api/ar/settings/contact-ae', { json });
    const turned = await set({ own_days: [{ weekday: '5', opens: '12:00', closes: '09:00' }] });
    expect([turned.status, Object.keys(turned.body['errors'] as object)]).toEqual([422, ['own_days']]);
    // Against the hour at which other days end, too.
    for (const row of [
      { own_days: [{ weekday: '5', opens: '19:00', closes: '' }] },
      { periods: [{ from: '2030-02-10', until: '', opens: '', closes: '08:00' }] },
    ])
      expect((await set(row)).status).toBe(422);
    expect((await set({ periods: [{ from: '2030-02-10', until: '2030-02-01', opens: '', closes: '' }] })).status).toBe(422);
    const periods = [
      { from: '2030-01-06', until: '2030-02-04', opens: '10:00', closes: '15:00' },
      { from: '2030-02-05', until: '2030-02-07', opens: '', closes: '' },
      { from: '2030-03-04', until: '2030-03-04', opens: '', closes: '14:00' },
    ];
    expect((await set({ own_days: [{ weekday: '5', opens: '09:00', closes: '12:00' }], periods })).status).toBe(200);
    const outcome = async (date: string, at: string) => {
      const { status, errors } = await ask('ae', date, at);
      return status === 200 ? 'taken' : Object.keys(errors as object)[0];
    };
    expect(await outcome('2030-01-04', '11:30')).toBe('taken'); // a Friday
    expect(await outcome('2030-01-04', '12:00')).toBe('time');
    expect(await outcome('2030-01-08', '09:30')).toBe('time'); // in Ramadan
    expect(await outcome('2030-01-08', '14:30')).toBe('taken');
    expect(await outcome('2030-02-05', '11:00')).toBe('date');
    expect(await outcome('2030-02-08', '11:00')).toBe('taken');
    expect([await outcome('2030-03-04', '15:00'), await outcome('2030-03-04', '13:00')]).toEqual(['time', 'taken']);
    await set({ own_days: [], periods: [] });
  });

  test('whoever moves a meeting sees the free times and whom the others belong to, and the link reaches the visitor', async () => {
    const { admin } = fixture.app;
    const moved = await ask('sa', '2030-05-06', '10:00');
    const visitor = `visitor${visitors}@example.com`;
    const other = await ask('sa', '2030-05-07', '11:00');
    const { id } = await find('2030-05-06', moved.name);
    const { times } = (await admin('GET', `/api/en/meetings/${id}/free?date=2030-05-07`)).body as {
      times: { time: string; taken_by: { name: string } | null }[];
    };
    expect(times.map((one) => one.time)).toEqual(expect.arrayContaining(['09:00', '17:30']));
    expect(times.filter(({ taken_by }) => taken_by?.name === other.name).map((one) => one.time)).toEqual(['10:30', '11:00', '11:30']);
    const decide = (json: object) => admin('POST', `/api/en/meetings/${id}/decision`, { json });
    expect((await decide({ change: 'moved', date: '2030-05-07', time: '14:00', link: 'javascript:x' })).status).toBe(422);
    await admin('PUT', '/api/en/settings/mail', { json: { meeting_link_sa: 'https://meet.example/riyadh' } });
    expect((await decide({ change: 'moved', date: '2030-05-07', time: '14:00' })).status).toBe(200);
    const told = async () => (await mailsTo(visitor)).some(({ html }) => html?.includes('https://meet.example/riyadh'));
    expect(await find('2030-05-07', moved.name)).toMatchObject({ link: 'https://meet.example/riyadh' });
    await expect.poll(told, { timeout: 60_000 }).toBe(true);
  });
});

function sequenceOf(calendar: string): number {
  return Number(/^SEQUENCE:(\d+)/m.exec(calendar)?.[1]);
}

function clockOf(instant: number, hours: number): string {
  return new Date(instant + hours * 3_600_000).toISOString().slice(11, 16);
}
