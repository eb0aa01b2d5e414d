import type { MeetingCard } from '#api/features/meetings/meetings.ts';
import type { Say } from '#app/dashboard/texts.ts';

type Office = MeetingCard['office'];

/** Why nobody could be met then, before it is sent; the server has the last word. */
export function closedHint(t: Say, { working_days, closed_days, opens, closes }: Office, day: string, time: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return '';
  if (!working_days.includes(date.getUTCDay()) || closed_days.includes(day)) return t('meetings.closed.day');
  const isOutside = time !== '' && (time < opens || time >= closes);
  return isOutside ? t('meetings.closed.hour', { opens, closes }) : '';
}
