import type { InboxFilter } from '#store/leads/inbox.ts';
import { readOfficeHours, type OfficeHours } from '#api/business-hours/office-hours.ts';
import { instantOf, localTimeIn } from '#api/business-hours/zoned-time.ts';
import { ownerIn } from '#api/http/owned-by.ts';
import { searchTerms } from '#api/kernel/search-text.ts';
import { COUNTRIES } from '#i18n/locales.ts';
import { minutesOfDay, workingMinutes } from '#api/business-hours/working-minutes.ts';
import type { InboxParts, InboxQuery } from './inbox.ts';

const MINUTE_MS = 60_000;
/** The most days a filter may ask for. */
const DAYS = 60;

const DAY_MS = 86_400_000;

export function openFilters({ settings, clock }: Pick<InboxParts, 'settings' | 'clock'>) {
  async function lateMoments(now: Date): Promise<Record<'sa' | 'ae', string>> {
    const [sa, ae] = await Promise.all([readOfficeHours(settings, 'sa'), readOfficeHours(settings, 'ae')]);
    return { sa: lateSince(sa, now).toISOString(), ae: lateSince(ae, now).toISOString() };
  }

  return {
    /** `me` is whoever asks. */
    async filterOf({ from, until, search, owner, waiting, sort, ...filter }: InboxQuery, me: number | null): Promise<InboxFilter> {
      const now = clock();
      return {
        ...filter,
        ...(from && { from: startOf(from).toISOString() }),
        ...(until && { until: new Date(startOf(until).getTime() + DAY_MS).toISOString() }),
        ...ownerIn(owner, me),
        ...(sort === 'received' && { isOldestFirst: true }),
        ...(waiting === 'due' && { remindUntil: localTimeIn(COUNTRIES.sa.timeZone, now).day }),
        ...(waiting === 'late' && { waitingSince: await lateMoments(now) }),
        terms: searchTerms(search ?? ''),
      };
    },
  };
}

function startOf(day: string): Date {
  return instantOf(COUNTRIES.sa.timeZone, { day, time: '00:00' });
}

/** What came before this moment and has no answer waits for longer than a working day. */
function lateSince(hours: OfficeHours, now: Date): Date {
  const isLate = (minutesAgo: number) => workingMinutes(hours, new Date(now.getTime() - minutesAgo * MINUTE_MS), now) > minutesOfDay(hours);
  let [short, long] = [0, DAYS * 24 * 60];
  while (long - short > 1) {
    const middle = Math.floor((short + long) / 2);
    if (isLate(middle)) long = middle;
    else short = middle;
  }
  return new Date(now.getTime() - short * MINUTE_MS);
}
