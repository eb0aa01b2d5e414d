import type { Language } from '../languages.ts';
import { isOneOf, namesOf } from '../known.ts';
import { SPECIFICATIONS } from '../specifications/kinds.ts';
import { figure, isolated, money, pair, sidesOf } from '../writing/figures.ts';
import type { Say } from '../writing/say.ts';
import type { Check, CheckName } from './constraints.ts';
import type { Place } from './places.ts';
import { isPlace, type Question } from './question.ts';

type ReasonKey =
  | `site.advisor.${'holds' | 'fails'}.${CheckName}`
  | `site.advisor.fails.${'unpriced' | 'unsealed' | 'unplaced' | 'unlit' | 'unheated'}`
  | 'site.advisor.notSaid'
  | 'site.advisor.money.AED'
  | 'site.advisor.money.SAR';
export type ReasonTexts = { t: Say<ReasonKey>; language: Language; places: Readonly<Record<Place, string>>; question: Question };

const EXACT = 4;
/** What a product does not say is not held against it as if it had none. */
const UNSAID = {
  budget: 'unpriced',
  protection: 'unsealed',
  place: 'unplaced',
  light: 'unlit',
  heat: 'unheated',
} as const satisfies Partial<Record<CheckName, string>>;

/** A constraint in a sentence: what the product has, and what is needed. */
export function reasonFor({ name, holds, has, needs }: Check, texts: ReasonTexts): string {
  const { t, language } = texts;
  if (!holds && has === '' && isOneOf(namesOf(UNSAID), name))
    return t(`site.advisor.fails.${UNSAID[name]}`, { needs: typeof needs === 'number' ? figure(needs) : isolated(needs, language) });
  const said = (digits?: number) => ({ has: written(name, has, texts, digits), needs: written(name, needs, texts, digits) });
  const usual = said();
  // What falls short by less than a rounding is not said to be as much as is needed.
  const told = !holds && usual.has === usual.needs ? said(EXACT) : usual;
  return t(`site.advisor.${holds ? 'holds' : 'fails'}.${name}`, told);
}

function written(name: CheckName, value: number | string, { t, places, language, question }: ReasonTexts, digits?: number): string {
  if (name === 'place')
    return listed(
      String(value)
        .split(' ')
        .filter(isPlace)
        .map((place) => places[place]),
      language,
    );
  if (name === 'mounting' || name === 'service') {
    const kind = SPECIFICATIONS[name];
    const options: Readonly<Record<string, { en: string; ar: string }>> = kind.options;
    const named = String(value)
      .split(' ')
      .flatMap((one) => options[one]?.[language] ?? []);
    return listed(named, language) || t('site.advisor.notSaid');
  }
  // Sides as the rest of the page writes them.
  if (name === 'pixels' || name === 'fits') {
    const [wide = '', high = ''] = String(value)
      .split(' × ')
      .map((one) => figure(Number(one), 3));
    return (name === 'fits' ? sidesOf : pair)(wide, high, language);
  }
  if (typeof value === 'string') return isolated(value, language);
  if (name === 'readable') return figure(value / 1000, digits);
  if (name === 'fills') return figure(100 * value, digits ?? 0);
  if (name === 'budget') return money({ amount: value, currency: question.budget?.currency ?? 'SAR' }, t, digits);
  return figure(value, digits);
}

function listed(names: readonly string[], language: Language): string {
  return names.join(language === 'ar' ? '، ' : ', ');
}
