import type { LeadCard } from '#api/inbox/lead-card.ts';
import { dashboardWords, type DashboardKey } from '#i18n/messages/dashboard.ts';
import type { Say } from '#app/dashboard/words.ts';

export const KINDS = ['meeting', 'product', 'contact', 'project', 'campaign'] as const;
export const STATUSES = ['new', 'in-progress', 'answered', 'spam'] as const;
export const COUNTRY_CODES = ['sa', 'ae'] as const;

/** A value the server knows, in words; one it has learnt since stays as it is. */
export function namedWords(t: Say, group: string, value: string): string {
  const key = `${group}.${value}`;
  return key in dashboardWords.en ? t(key as DashboardKey) : value;
}

export function clockWords(t: Say, { response }: Pick<LeadCard, 'response'>): string {
  const time = spanWords(t, response.minutes);
  return t(response.is_running ? 'inbox.clock.waits' : 'inbox.clock.answered', { time });
}

function spanWords(t: Say, minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return hours > 0 ? t('inbox.time.hours', { hours, minutes: minutes % 60 }) : t('inbox.time.minutes', { minutes });
}
