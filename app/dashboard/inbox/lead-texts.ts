import type { LeadCard } from '#api/features/inbox/lead-card.ts';
import { dashboardTexts, type DashboardKey } from '#i18n/messages/dashboard.ts';
import type { Say } from '#app/dashboard/texts.ts';

export const KINDS = ['meeting', 'product', 'contact', 'project', 'campaign'] as const;
export const STATUSES = ['new', 'in-progress', 'answered', 'spam'] as const;
export const COUNTRY_CODES = ['sa', 'ae'] as const;

/** A value the server knows, in words; one it has learnt since stays as it is. */
export function namedText(t: Say, group: string, value: string): string {
  const key = `${group}.${value}`;
  return isKey(key) ? t(key) : value;
}

function isKey(key: string): key is DashboardKey {
  return Object.hasOwn(dashboardTexts.en, key);
}

export function clockText(t: Say, { response }: Pick<LeadCard, 'response'>): string {
  if (response.minutes === 0) return t(response.is_running ? 'inbox.clock.fresh' : 'inbox.clock.at-once');
  const time = spanText(t, response.minutes);
  return t(response.is_running ? 'inbox.clock.waits' : 'inbox.clock.answered', { time });
}

function spanText(t: Say, minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return hours > 0 ? t('inbox.time.hours', { hours, minutes: minutes % 60 }) : t('inbox.time.minutes', { minutes });
}
