import { COUNTRIES } from '#i18n/locales.ts';
import type { Language } from '#i18n/translate.ts';
import { writeTime } from '#i18n/write-time.ts';

export const MEETING_MINUTES = 60;

export type MeetingTimes = { sa: string; ae: string };

/** The one way a meeting's time is written: on pages, in mails and in calendar files, for both places. */
export function meetingTimes(startsAt: Date, language: Language): MeetingTimes {
  const write = (timeZone: string) => writeTime(startsAt, timeZone, language);
  return { sa: write(COUNTRIES.sa.timeZone), ae: write(COUNTRIES.ae.timeZone) };
}

export function meetingEnd(startsAt: Date): Date {
  return new Date(startsAt.getTime() + MEETING_MINUTES * 60_000);
}
