import type { Problem } from '#content/advisor/question.ts';
import type { QuestionKey } from '#content/advisor/question-keys.ts';
import type { SiteKey, Translate } from '#app/page/texts.ts';

const CODES = {
  required: 'site.advisor.wrong.required',
  'not-a-number': 'site.advisor.wrong.notANumber',
  'not-a-choice': 'site.advisor.wrong.notAChoice',
  'before-nearest': 'site.advisor.wrong.beforeNearest',
} as const satisfies Partial<Record<Problem['code'], SiteKey>>;

export function problemText(t: Translate, key: QuestionKey, problem: Problem | undefined): string | undefined {
  if (!problem) return undefined;
  const { code, limit = 0 } = problem;
  if (code === 'not-a-number' && key === 'budget') return t('site.advisor.wrong.notAnAmount');
  if (code !== 'too-small' && code !== 'too-large') return t(CODES[code]);
  if (key === 'place' || key === 'shows' || key === 'currency' || key === 'mounting' || key === 'service')
    return t('site.advisor.wrong.notAChoice');
  return t(`site.advisor.wrong.${key}.${code === 'too-small' ? 'low' : 'high'}`, { limit: limit.toLocaleString('en') });
}
