import { typedAmount, typedCount } from '../advisor/typed-number.ts';
import type { TypedWall } from './wall-keys.ts';

export type Tariffs = { sa: number | null; ae: number | null };
export type Running = { hours: number; tariffs: Tariffs; wrong: readonly ('hours' | 'tariff')[] };

/** A day, where the company says nothing else. */
export const USUAL_HOURS = 12;
const MOST_HOURS = 24;
const MOST_TARIFF = 10;

/** The company's hours and tariffs, unless the visitor knows better; what cannot be is said and not counted with. */
export function readRunning({ hours = '', tariff = '' }: TypedWall, usual: { hours: number; tariffs: Tariffs }): Running {
  const typedHours = hours === '' ? undefined : typedCount(hours);
  const typedTariff = tariff === '' ? undefined : typedAmount(tariff);
  const areHours = typedHours !== undefined && typedHours > 0 && typedHours <= MOST_HOURS;
  const isTariff = typedTariff !== undefined && typedTariff > 0 && typedTariff <= MOST_TARIFF;
  return {
    hours: areHours ? typedHours : usual.hours,
    tariffs: isTariff ? { sa: typedTariff, ae: typedTariff } : usual.tariffs,
    wrong: [...(hours !== '' && !areHours ? (['hours'] as const) : []), ...(tariff !== '' && !isTariff ? (['tariff'] as const) : [])],
  };
}
