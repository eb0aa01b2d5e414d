import { isOneOf, namesOf } from '#content/known.ts';
import type { Remark } from '#content/wall/read-wall.ts';
import type { SiteKey, Translate } from '#app/page/texts.ts';
import { figure } from '#content/writing/figures.ts';

const CODES = {
  'not-a-number': 'site.wall.remark.notANumber',
  'not-a-choice': 'site.wall.remark.notAChoice',
  'no-halves': 'site.wall.remark.noHalves',
  'too-few': 'site.wall.remark.tooFew',
  'too-many': 'site.wall.remark.tooMany',
  'too-many-in-all': 'site.wall.remark.tooManyInAll',
  'too-small': 'site.wall.remark.tooSmall',
  'too-large': 'site.wall.remark.tooLarge',
  'other-shape': 'site.wall.remark.otherShape',
  nothing: 'site.wall.remark.nothing',
} as const satisfies Record<Remark['code'], SiteKey>;

const NAMES = {
  columns: 'site.wall.columns',
  rows: 'site.wall.rows',
  width: 'site.wall.width',
  height: 'site.wall.height',
  diagonal: 'site.wall.diagonal',
  shape: 'site.wall.shape',
  by: 'site.wall.by',
  place: 'site.wall.place',
  unit: 'site.wall.unit',
} as const satisfies Partial<Record<Remark['key'], SiteKey>>;

export function remarkText({ code, key, typed, limit }: Remark, t: Translate): string {
  const name = isOneOf(namesOf(NAMES), key) ? t(NAMES[key]) : key;
  const number = figure(limit, code === 'too-small' ? 1 : 2);
  // Whoever types feet is told which of the two the limit is in.
  const shown = code === 'too-large' && key !== 'diagonal' ? t('site.wall.metres', { value: number }) : number;
  return t(CODES[code], { name, typed: `\u2068${typed}\u2069`, limit: shown });
}
