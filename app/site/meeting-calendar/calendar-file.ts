import { nowIn } from './day.ts';

const MINUTES = 60;
const DAY_MS = 86_400_000;

/** The instant at which a clock of that place shows this day and time. */
export function instantIn(timeZone: string, date: string, time: string): Date {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  const { day, time: shown } = nowIn(timeZone, new Date(wanted));
  return new Date(wanted - (day * DAY_MS + Date.parse(`1970-01-01T${shown}:00Z`) - wanted));
}

type Event = { startsAt: Date; reference: string; summary: string };

/** A wish, not yet a date: the confirmation has the same number and takes its place. As an address a link can lead to. */
export function calendarFile({ startsAt, reference, summary }: Event): string {
  const stamp = (at: Date) => at.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lamha//Meetings//EN',
    'BEGIN:VEVENT',
    `UID:${reference}@lamha`,
    `DTSTAMP:${stamp(new Date())}`,
    `DTSTART:${stamp(startsAt)}`,
    `DTEND:${stamp(new Date(startsAt.getTime() + MINUTES * 60_000))}`,
    `SUMMARY:${summary} (${reference})`,
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(`${lines.join('\r\n')}\r\n`)}`;
}
