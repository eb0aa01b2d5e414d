import type { MeetingCard } from '#api/features/meetings/meetings.ts';
import { spanOn } from '#content/office-hours.ts';
import type { Say } from '#app/dashboard/texts.ts';

/** Why nobody could be met then, before it is sent; the server has the last word. */
export function closedHint(t: Say, office: MeetingCard['office'], day: string, time: string): string {
  if (Number.isNaN(Date.parse(`${day}T00:00:00Z`))) return '';
  const span = spanOn(office, day);
  if (!span) return t('meetings.closed.day');
  return time !== '' && (time < span.opens || time >= span.closes) ? t('meetings.closed.hour', span) : '';
}
