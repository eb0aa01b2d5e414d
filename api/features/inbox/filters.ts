import type { InboxFilter } from '#store/leads/inbox.ts';
import { readOfficeHours } from '#api/business-hours/office-hours.ts';
import { instantOf, localTimeIn } from '#api/business-hours/zoned-time.ts';
import { searchWords } from '#api/kernel/search-text.ts';
import { COUNTRIES } from '#i18n/locales.ts';
import type { InboxParts, InboxQuery } from './inbox.ts';
import { lateSince } from './late-since.ts';

const DAY_MS = 86_400_000;

/** What people ask for, as the store understands it. */
export function openFilters({ settings, clock }: Pick<InboxParts, 'settings' | 'clock'>) {
  async function lateMoments(now: Date): Promise<Record<'sa' | 'ae', string>> {
    const [sa, ae] = await Promise.all([readOfficeHours(settings, 'sa'), readOfficeHours(settings, 'ae')]);
    return { sa: lateSince(sa, now).toISOString(), ae: lateSince(ae, now).toISOString() };
  }

  return {
    /** `me` is whoever asks. */
    async filterOf({ from, until, search, owner, waiting, ...filter }: InboxQuery, me: number | null): Promise<InboxFilter> {
      const now = clock();
      return {
        ...filter,
        ...(from && { from: startOf(from).toISOString() }),
        ...(until && { until: new Date(startOf(until).getTime() + DAY_MS).toISOString() }),
        ...(owner && { owner: owner === 'nobody' ? null : owner === 'me' ? (me ?? 0) : Number(owner) }),
        ...(waiting === 'due' && { remindUntil: localTimeIn(COUNTRIES.sa.timeZone, now).day }),
        ...(waiting === 'late' && { waitingSince: await lateMoments(now) }),
        words: searchWords(search ?? ''),
      };
    },
  };
}

function startOf(day: string): Date {
  return instantOf(COUNTRIES.sa.timeZone, { day, time: '00:00' });
}
