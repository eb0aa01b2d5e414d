import { vatOn } from '#content/offers/vat.ts';
import type { Share } from '#content/offers/sums.ts';
import { settingsGroups } from '#content/settings/index.ts';
import { localTimeIn } from '#api/business-hours/zoned-time.ts';
import { COUNTRIES, type Country } from '#i18n/locales.ts';
import type { Language } from '#i18n/translate.ts';
import type { OfferParts } from './deps.ts';

const USUAL_DAYS = 30;

/** The day by the clock of the country's office. */
export function todayIn(country: Country, now: Date): string {
  return localTimeIn(COUNTRIES[country].timeZone, now).day;
}

export function daysAfter(day: string, days: number): string {
  const then = new Date(`${day}T00:00:00Z`);
  then.setUTCDate(then.getUTCDate() + days);
  return then.toISOString().slice(0, 10);
}

export async function vatToday({ settings, clock }: Pick<OfferParts, 'settings' | 'clock'>, country: Country): Promise<Share> {
  const { vat } = await settings.read(settingsGroups.offers, 'en');
  return vatOn(vat, country, todayIn(country, clock()));
}

export async function usualTerms(
  { settings, clock }: Pick<OfferParts, 'settings' | 'clock'>,
  country: Country,
  language: Language,
): Promise<{ terms: string; valid_until: string }> {
  const group = await settings.read(settingsGroups.offers, language);
  const days = group[`valid_days_${country}`] ?? USUAL_DAYS;
  return { terms: group[`terms_${country}`], valid_until: daysAfter(todayIn(country, clock()), days) };
}

export async function freeDiscount({ settings }: Pick<OfferParts, 'settings'>): Promise<Share> {
  const { free_discount: percent } = await settings.read(settingsGroups.offers, 'en');
  return Math.round((percent ?? 0) * 100);
}
