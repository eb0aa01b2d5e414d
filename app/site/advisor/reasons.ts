import type { Check, CheckName } from '#content/advisor/constraints.ts';
import type { Question } from '#content/advisor/question.ts';
import { isPlace } from '#content/advisor/question.ts';
import { SPECIFICATIONS } from '#content/specifications/kinds.ts';
import type { Language } from '#i18n/translate.ts';
import type { Translate } from '#app/page/texts.ts';
import { figure, isolated, money } from './figures.ts';
import type { PlaceNames } from './load-advisor.server.ts';

type Words = { t: Translate; language: Language; places: PlaceNames; question: Question };

/** A constraint in a sentence: what the product has, and what is needed. */
export function reasonFor({ name, holds, has, needs }: Check, words: Words): string {
  const { t, language } = words;
  if (!holds && name === 'budget' && has === '') return t('site.advisor.fails.unpriced');
  if (!holds && name === 'protection' && has === '') return t('site.advisor.fails.unsealed', { needs: isolated(String(needs), language) });
  return t(`site.advisor.${holds ? 'holds' : 'fails'}.${name}`, { has: written(name, has, words), needs: written(name, needs, words) });
}

function written(name: CheckName, value: number | string, { t, places, language, question }: Words): string {
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
  if (name === 'pixels')
    return isolated(
      String(value)
        .split(' × ')
        .map((one) => figure(Number(one)))
        .join(' × '),
      language,
    );
  if (typeof value === 'string') return isolated(value, language);
  if (name === 'readable') return figure(value / 1000);
  if (name === 'fills') return figure(100 * value, 0);
  if (name === 'budget') return money({ amount: value, currency: question.budget?.currency ?? 'SAR' }, t);
  return figure(value);
}

function listed(names: readonly string[], language: Language): string {
  return names.join(language === 'ar' ? '، ' : ', ');
}
