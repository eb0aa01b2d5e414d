import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { mailTexts, isMailKey } from './mail-texts.ts';
import { isSimpleAddress } from './message.ts';
import type { Language } from '#i18n/translate.ts';
import { meetingEnd, meetingTimes } from '#api/business-hours/meeting-times.ts';

export type CalendarEvent = {
  reference: string;
  sequence: number;
  startsAt: Date;
  type: string;
  language: Language;
  company: string;
  organizer: string;
  visitor: { name: string; email: string };
  isCancelled: boolean;
  /** Where a video meeting is joined; empty without one. */
  link: string;
  /** When the file says it was made; given so that the same meeting gives the same bytes. */
  madeAt: Date;
};

/** An instant in UTC, which no calendar can misread, and both places' times in words. */
export function calendarFile(event: CalendarEvent): string {
  const { reference, sequence, startsAt, language, company, organizer, visitor, isCancelled, madeAt, link } = event;
  const t = mailTexts(language);
  const times = meetingTimes(startsAt, language);
  const calendar = ical({
    prodId: { company: 'Lamha', product: 'Meetings' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  });
  const made = calendar.createEvent({
    id: `${reference}@lamha`,
    sequence,
    start: startsAt,
    end: meetingEnd(startsAt),
    stamp: madeAt,
    summary: t('mail.meeting.event', { company }),
    description: [
      `${t('mail.time.sa')}: ${times.sa}`,
      `${t('mail.time.ae')}: ${times.ae}`,
      `${t('mail.meeting.type')}: ${typeText(event.type, language)}`,
      `${t('mail.reference')}: ${reference}`,
      ...(link ? [`${t('mail.meeting.join')}: ${link}`] : []),
    ].join('\n'),
    ...(link && { url: link, location: link }),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(isSimpleAddress(organizer) && { organizer: { name: company, email: organizer } }),
  });
  if (isSimpleAddress(visitor.email))
    made.createAttendee({ ...visitor, role: ICalAttendeeRole.REQ, status: ICalAttendeeStatus.NEEDSACTION, rsvp: true });
  return calendar.toString();
}

export function typeText(type: string, language: Language): string {
  const key = `mail.type.${type}`;
  return isMailKey(key) ? mailTexts(language)(key) : type;
}
