import { spanOn, type Span, type WorkingHours } from '#content/office-hours.ts';
import { settingsGroups } from '#content/settings/index.ts';
import { recordAudit } from '#store/accounts/audit.ts';
import type { Database } from '#store/database/open.ts';
import { changeLead } from '#store/leads/inbox.ts';
import { findLead } from '#store/leads/leads.ts';
import { queueMail } from '#store/mail/outbox.ts';
import { queueEvent } from '#store/webhooks/queue-event.ts';
import { changeMeeting, findMeeting, listMeetings, lockMeeting, type MeetingOfLead } from '#store/meetings/meetings.ts';
import { AppError, invalid, notFound } from '#api/errors.ts';
import type { MeetingPayload } from '#api/mail/mail-payload.ts';
import { isSimpleAddress } from '#api/mail/message.ts';
import { readSenderSettings } from '#api/mail/sender-settings.ts';
import type { SettingsOperations } from '#api/content/settings/settings.ts';
import { COUNTRIES, type Country } from '#i18n/locales.ts';
import type { Language } from '#i18n/translate.ts';
import { calendarFile } from '#api/mail/calendar-file.ts';
import { MEETING_MINUTES, meetingEnd, meetingTimes } from '#api/business-hours/meeting-times.ts';
import { isWorkingDay, type OfficeHours, problemWithTime, readOfficeHours } from '#api/business-hours/office-hours.ts';
import { instantOf, localTimeIn } from '#api/business-hours/zoned-time.ts';

type Parts = { database: Database; settings: Pick<SettingsOperations, 'read'>; clock: () => Date; onNewMail: () => void };

export type MeetingDecision = {
  change: 'confirmed' | 'moved' | 'declined';
  note: string;
  /** What the day and the time on the screen were, by the clocks of its country. */
  date?: string | undefined;
  time?: string | undefined;
  /** How often it had been decided on when somebody looked at it; a decision that came in between is a conflict. */
  sequence?: number | undefined;
  /** Where a video meeting is joined; nothing said means the usual one of the settings. */
  link?: string | undefined;
};

type Person = { id: number; reference: string; name: string };
export type FreeTimes = { date: string; times: { time: string; taken_by: Person | null }[] };
const DAY_MS = 86_400_000;

type Settled = { change: MeetingDecision['change']; startsAt: Date };

export type MeetingCard = ReturnType<typeof meetingCard> & { link: string };
export type Meetings = ReturnType<typeof openMeetings>;

export function openMeetings({ database, settings, clock, onNewMail }: Parts) {
  const { kysely } = database;

  async function find(id: number): Promise<MeetingOfLead> {
    const meeting = await findMeeting(kysely, id);
    if (!meeting) throw notFound();
    return meeting;
  }

  const hoursOf = ({ country }: MeetingOfLead) => readOfficeHours(settings, countryOf(country));

  /** Confirming means the day that is named: another than the visitor asked for is a move, whatever the button was called. */
  async function settle({ change, date, time }: MeetingDecision, meeting: MeetingOfLead): Promise<Settled> {
    const asked = { change, startsAt: new Date(meeting.starts_at) };
    if (change === 'declined') return asked;
    if (change === 'confirmed' && date === undefined && time === undefined) return asked;
    if (!date || !time) throw invalid({ [date ? 'time' : 'date']: 'required' });
    const hours = await hoursOf(meeting);
    const wanted = { day: date, time };
    const startsAt = instantOf(hours.timeZone, wanted);
    if (change === 'confirmed' && startsAt.getTime() === asked.startsAt.getTime()) return asked;
    const problem = problemWithTime(hours, wanted, clock());
    if (problem) throw invalid({ [problem.field]: problem.code === 'out-of-range' ? 'passed' : problem.code });
    return { change: 'moved', startsAt };
  }

  /** The video link of a meeting; empty for meetings in person. */
  async function linkFor({ type, country, link }: MeetingOfLead, typed: string | undefined): Promise<string> {
    if (type === 'physical') return '';
    if (typed !== undefined) return typed;
    const { meeting_link_sa, meeting_link_ae } = await settings.read(settingsGroups.mail, 'en');
    return link || (countryOf(country) === 'sa' ? meeting_link_sa : meeting_link_ae);
  }

  async function cardOf(meeting: MeetingOfLead, near: readonly MeetingOfLead[], language: Language) {
    const link = await linkFor(meeting, undefined);
    return { ...meetingCard(meeting, clashesOf(meeting, near), await hoursOf(meeting), language), link };
  }

  async function cardsOf(shown: readonly MeetingOfLead[], near: readonly MeetingOfLead[], language: Language): Promise<MeetingCard[]> {
    const cards: MeetingCard[] = [];
    for (const meeting of shown) cards.push(await cardOf(meeting, near, language));
    return cards;
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
      return cardsOf(shown, all, language);
    },
    async open(id: number, language: Language): Promise<MeetingCard> {
      const meeting = await find(id);
      const start = Date.parse(meeting.starts_at);
      const around = MEETING_MINUTES * 60_000;
      const near = await listMeetings(kysely, new Date(start - around), new Date(start + around));
      return cardOf(meeting, near, language);
    },
    /** The half hours of a day at its office, each with whom it is taken by. */
    async freeTimes(id: number, day: string | undefined): Promise<FreeTimes> {
      const meeting = await find(id);
      const hours = await hoursOf(meeting);
      const wanted = day ?? localTimeIn(hours.timeZone, new Date(meeting.starts_at)).day;
      const span = spanOn(hours, wanted);
      if (!span) return { date: wanted, times: [] };
      const start = instantOf(hours.timeZone, { day: wanted, time: '00:00' });
      const others = await listMeetings(kysely, start, new Date(start.getTime() + DAY_MS));
      const times = halfHours(span).filter((time) => !problemWithTime(hours, { day: wanted, time }, clock()));
      return {
        date: wanted,
        times: times.map((time) => {
          const starts_at = instantOf(hours.timeZone, { day: wanted, time }).toISOString();
          const [taken] = clashesOf({ ...meeting, starts_at, state: 'requested' }, others);
          return { time, taken_by: taken ? { id: taken.lead_id, reference: taken.reference, name: taken.name } : null };
        }),
      };
    },
    async decide(id: number, decision: MeetingDecision, actor: number | null): Promise<{ isMailed: boolean }> {
      const meeting = await find(id);
      const link = await linkFor(meeting, decision.link);
      const { change, startsAt } = await settle(decision, meeting);
      const now = clock();
      const isMailed = isSimpleAddress(meeting.email);
      await kysely.transaction().execute(async (tx) => {
        const before = await lockMeeting(tx, database, id);
        if (!before) throw notFound();
        if (decision.sequence !== undefined && decision.sequence !== before.sequence)
          throw new AppError('conflict', { reason: 'meeting-changed' });
        const sequence = before.sequence + 1;
        const state = change === 'declined' ? 'declined' : 'confirmed';
        await changeMeeting(tx, id, { starts_at: startsAt.toISOString(), state, sequence, link });
        await queueEvent(tx, 'meeting.decided', `leads/${id}`, clock().toISOString());
        const lead = await findLead(tx, id);
        await changeLead(tx, id, { status: 'answered', answered_at: lead?.answered_at ?? now.toISOString() }, now);
        const { note } = decision;
        const wasConfirmed = before.state === 'confirmed';
        const payload: MeetingPayload = { change, note, sequence, wasConfirmed, type: before.type, startsAt: startsAt.toISOString(), link };
        if (isMailed) await queueMail(tx, { kind: 'meeting', leadId: id, payload }, now);
        await recordAudit(tx, { at: now.toISOString(), actor, action: `meeting-${change}`, subject: `leads/${id}` });
      });
      onNewMail();
      return { isMailed };
    },
    async calendar(id: number, actor: number | null): Promise<{ name: string; content: string }> {
      const { reference, sequence, starts_at, state, type, language, country, name, email, link } = await find(id);
      await recordAudit(kysely, { at: clock().toISOString(), actor, action: 'meeting-downloaded', subject: `leads/${id}` });
      const sender = await readSenderSettings(settings, language, country);
      const content = calendarFile({
        reference,
        sequence,
        type,
        company: sender.company,
        organizer: sender.from.address,
        visitor: { name, email },
        language,
        startsAt: new Date(starts_at),
        isCancelled: state === 'declined',
        madeAt: clock(),
        link,
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

function meetingCard(meeting: MeetingOfLead, clashes: readonly MeetingOfLead[], hours: OfficeHours, language: Language) {
  const { lead_id, reference, state, type, country, name, email, phone, starts_at, sequence } = meeting;
  const startsAt = new Date(starts_at);
  const local = localTimeIn(hours.timeZone, startsAt);
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
    sequence,
    ends_at: meetingEnd(startsAt).toISOString(),
    /** Day and hour of a meeting by the clock of its country. */
    local,
    times: meetingTimes(startsAt, language),
    is_closed: !isWorkingDay(hours, local.day),
    /** When its office works, so that whoever moves it sees a closed day before sending. */
    office: officeOf(hours),
    clashes: clashes.map((other) => ({ id: other.lead_id, reference: other.reference, name: other.name })),
  };
}

function officeOf({ timeZone: _zone, ...hours }: OfficeHours): WorkingHours {
  return hours;
}

function halfHours({ opens, closes }: Span): string[] {
  const all = Array.from({ length: 48 }, (_, half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`);
  return all.filter((time) => time >= opens && time < closes);
}

function countryOf(code: string): Country {
  return code === 'ae' ? 'ae' : 'sa';
}
