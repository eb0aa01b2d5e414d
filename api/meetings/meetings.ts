import { recordAudit } from '#store/accounts/audit.ts';
import type { Database } from '#store/database/open.ts';
import { changeLead } from '#store/leads/inbox.ts';
import { findLead } from '#store/leads/leads.ts';
import { queueMail } from '#store/mail/outbox.ts';
import { changeMeeting, findMeeting, listMeetings, lockMeeting, type MeetingOfLead } from '#store/meetings/meetings.ts';
import { invalid, notFound } from '#api/errors.ts';
import type { MeetingPayload } from '#api/mail/letters.ts';
import { isSimpleAddress } from '#api/mail/message.ts';
import { readSenderSettings } from '#api/mail/sender-settings.ts';
import type { SettingsOperations } from '#api/settings/settings.ts';
import { COUNTRIES, type Country } from '#i18n/locales.ts';
import type { Language } from '#i18n/translate.ts';
import { calendarFile } from './calendar-file.ts';
import { MEETING_MINUTES, meetingEnd, meetingTimes } from './meeting-times.ts';
import { problemWithTime, readOfficeHours } from './office-hours.ts';
import { instantOf, localTimeIn } from './zoned-time.ts';

type Parts = { database: Database; settings: Pick<SettingsOperations, 'read'>; clock: () => Date; onNewMail: () => void };

export type MeetingDecision = {
  change: 'confirmed' | 'moved' | 'declined';
  note: string;
  date?: string | undefined;
  time?: string | undefined;
};

export type MeetingCard = ReturnType<typeof meetingCard>;
export type Meetings = ReturnType<typeof openMeetings>;

/** Requests for a meeting, and what the staff make of them. */
export function openMeetings({ database, settings, clock, onNewMail }: Parts) {
  const { kysely } = database;

  async function find(id: number): Promise<MeetingOfLead> {
    const meeting = await findMeeting(kysely, id);
    if (!meeting) throw notFound();
    return meeting;
  }

  async function newStart({ change, date, time }: MeetingDecision, { country, starts_at }: MeetingOfLead): Promise<Date> {
    if (change !== 'moved') return new Date(starts_at);
    if (!date || !time) throw invalid({ [date ? 'time' : 'date']: 'required' });
    const hours = await readOfficeHours(settings, country as Country);
    const wanted = { day: date, time };
    const problem = problemWithTime(hours, wanted, clock());
    if (problem) throw invalid({ [problem.field]: problem.code });
    return instantOf(hours.timeZone, wanted);
  }

  return {
    /** By the clocks of Riyadh. */
    today: () => localTimeIn(COUNTRIES.sa.timeZone, clock()).day,
    /** `month` is `YYYY-MM`, by the clocks of Riyadh. */
    async month(month: string, language: Language): Promise<MeetingCard[]> {
      const { from, until } = boundsOf(month);
      const around = MEETING_MINUTES * 60_000;
      const all = await listMeetings(kysely, new Date(from.getTime() - around), new Date(until.getTime() + around));
      const shown = all.filter(({ starts_at }) => starts_at >= from.toISOString() && starts_at < until.toISOString());
      return shown.map((meeting) => meetingCard(meeting, clashesOf(meeting, all), language));
    },
    async open(id: number, language: Language): Promise<MeetingCard> {
      const meeting = await find(id);
      const start = Date.parse(meeting.starts_at);
      const around = MEETING_MINUTES * 60_000;
      const near = await listMeetings(kysely, new Date(start - around), new Date(start + around));
      return meetingCard(meeting, clashesOf(meeting, near), language);
    },
    async decide(id: number, decision: MeetingDecision, actor: number | null): Promise<void> {
      const meeting = await find(id);
      const startsAt = await newStart(decision, meeting);
      const now = clock();
      await kysely.transaction().execute(async (tx) => {
        const before = await lockMeeting(tx, database, id);
        if (!before) throw notFound();
        const sequence = before.sequence + 1;
        const state = decision.change === 'declined' ? 'declined' : 'confirmed';
        await changeMeeting(tx, id, { starts_at: startsAt.toISOString(), state, sequence });
        const lead = await findLead(tx, id);
        await changeLead(tx, id, { status: 'answered', answered_at: lead?.answered_at ?? now.toISOString() }, now);
        const { change, note } = decision;
        const wasConfirmed = before.state === 'confirmed';
        const payload: MeetingPayload = { change, note, sequence, wasConfirmed, type: before.type, startsAt: startsAt.toISOString() };
        if (isSimpleAddress(meeting.email)) await queueMail(tx, { kind: 'meeting', leadId: id, payload }, now);
        await recordAudit(tx, { at: now.toISOString(), actor, action: `meeting-${change}`, subject: `leads/${id}` });
      });
      onNewMail();
    },
    async calendar(id: number): Promise<{ name: string; content: string }> {
      const { reference, sequence, starts_at, state, type, language, country, name, email } = await find(id);
      const sender = await readSenderSettings(settings, language as Language, country);
      const content = calendarFile({
        reference,
        sequence,
        type,
        company: sender.company,
        organizer: sender.from.address,
        visitor: { name, email },
        language: language as Language,
        startsAt: new Date(starts_at),
        isCancelled: state === 'declined',
        madeAt: clock(),
      });
      return { name: `${reference}.ics`, content };
    },
  };
}

function boundsOf(month: string): { from: Date; until: Date } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const next = new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10);
  const start = (day: string) => instantOf(COUNTRIES.sa.timeZone, { day, time: '00:00' });
  return { from: start(`${month}-01`), until: start(next) };
}

/** Others that overlap; it stays a hint, because two colleagues can meet two visitors. */
function clashesOf(meeting: MeetingOfLead, others: readonly MeetingOfLead[]): MeetingOfLead[] {
  if (meeting.state === 'declined') return [];
  const distance = (other: MeetingOfLead) => Math.abs(Date.parse(other.starts_at) - Date.parse(meeting.starts_at));
  return others.filter(
    (other) => other.lead_id !== meeting.lead_id && other.state !== 'declined' && distance(other) < MEETING_MINUTES * 60_000,
  );
}

function meetingCard(meeting: MeetingOfLead, clashes: readonly MeetingOfLead[], language: Language) {
  const { lead_id, reference, state, type, country, name, email, phone, starts_at } = meeting;
  const startsAt = new Date(starts_at);
  return {
    id: lead_id,
    reference,
    state,
    type,
    country,
    name,
    email,
    phone,
    starts_at,
    ends_at: meetingEnd(startsAt).toISOString(),
    /** As the calendar of its own country shows it. */
    local: localTimeIn(COUNTRIES[country as Country].timeZone, startsAt),
    times: meetingTimes(startsAt, language),
    clashes: clashes.map((other) => ({ id: other.lead_id, reference: other.reference, name: other.name })),
  };
}
