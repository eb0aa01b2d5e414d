import { toldDistance } from '../advisor/rules.ts';
import type { LengthUnit } from '../advisor/typed-number.ts';
import type { Language } from '../languages.ts';
import { figure, sidesOf } from '../writing/figures.ts';
import type { Say } from '../writing/say.ts';

export type SayLength = Say<'site.wall.feet' | 'site.wall.metres'>;

const FOOT = 304.8;

/** Millimetres in the unit of the page, as a number alone. */
export function lengthIn(millimetres: number, unit: LengthUnit): string {
  return unit === 'ft' ? figure(millimetres / FOOT, 2) : figure(millimetres / 1000, 4);
}

export function length(millimetres: number, unit: LengthUnit, t: SayLength): string {
  return t(unit === 'ft' ? 'site.wall.feet' : 'site.wall.metres', { value: lengthIn(millimetres, unit) });
}

/** A distance (m) that a rule of thumb gives, rounded as one says it. */
export function distance(metres: number, unit: LengthUnit, t: SayLength): string {
  const value = figure(toldDistance(unit === 'ft' ? (1000 * metres) / FOOT : metres));
  return t(unit === 'ft' ? 'site.wall.feet' : 'site.wall.metres', { value });
}

/** Two sides, width first. */
export function sides(width: number, height: number, unit: LengthUnit, t: SayLength, language: Language): string {
  const value = sidesOf(lengthIn(width, unit), lengthIn(height, unit), language);
  return t(unit === 'ft' ? 'site.wall.feet' : 'site.wall.metres', { value });
}
