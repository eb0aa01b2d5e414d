import type { LengthUnit } from '#content/advisor/typed-number.ts';
import { figure, pair } from '#app/site/advisor/figures.ts';
import type { Translate } from '#app/page/texts.ts';
import type { Language } from '#i18n/translate.ts';

const FOOT = 304.8;

/** Millimetres in the unit of the page, as a number alone. */
export function lengthIn(millimetres: number, unit: LengthUnit): string {
  return unit === 'ft' ? figure(millimetres / FOOT, 2) : figure(millimetres / 1000, 4);
}

export function length(millimetres: number, unit: LengthUnit, t: Translate): string {
  return t(unit === 'ft' ? 'site.wall.feet' : 'site.wall.metres', { value: lengthIn(millimetres, unit) });
}

/** Two sides, width first. */
export function sides(width: number, height: number, unit: LengthUnit, t: Translate, language: Language): string {
  const value = pair(lengthIn(width, unit), lengthIn(height, unit), language);
  return t(unit === 'ft' ? 'site.wall.feet' : 'site.wall.metres', { value });
}
