import type { Language } from '../languages.ts';
import { SPECIFICATIONS } from '../specifications/kinds.ts';
import { figure, isolated, money, pair, sidesOf } from '../writing/figures.ts';
import type { Say } from '../writing/say.ts';
import type { Check, CheckName } from './constraints.ts';
import type { Place } from './places.ts';
import { isPlace, type Question } from './question.ts';

type ReasonKey =
  | `site.advisor.${'holds' | 'fails'}.${CheckName}`
  | `site.advisor.fails.${'unpriced' | 'unsealed'}`
  | 'site.advisor.notSaid'
  | 'site.advisor.money.AED'
  | 'site.advisor.money.SAR';
export type ReasonTexts = { t: Say<ReasonKey>; language: Language; places: Readonly<Record<Place, string>>; question: Question };

/** A constraint in a sentence: what the product has, and what is needed. */
export function reasonFor({ name, holds, has, needs }: Check, texts: ReasonTexts): string {
  const { t, language } = texts;
  if (!holds && name === 'budget' && has === '') return t('site.advisor.fails.unpriced');
  if (!holds && name === 'protection' && has === '') return t('site.advisor.fails.unsealed', { needs: isolated(String(needs), language) });
  return t(`site.advisor.${holds ? 'holds' : 'fails'}.${name}`, { has: written(name, has, texts), needs: written(name, needs, texts) });
}

function written(name: CheckName, value: number | string, { t, places, language, question }: ReasonTexts): string {
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
  if (name === 'readable') return figure(value / 1000);
  if (name === 'fills') return figure(100 * value, 0);
  if (name === 'budget') return money({ amount: value, currency: question.budget?.currency ?? 'SAR' }, t);
  return figure(value);
}

function listed(names: readonly string[], language: Language): string {
  return names.join(language === 'ar' ? '، ' : ', ');
}
