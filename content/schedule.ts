import type { Bilingual } from './fields/field.ts';

export const SCHEDULED_ACTIONS = ['publish', 'hide'] as const;
export type ScheduledAction = (typeof SCHEDULED_ACTIONS)[number];

/** Why something scheduled was not done; each has a sentence. */
export const SCHEDULE_PROBLEMS = [
  'in-trash',
  'gone',
  'draft-changed',
  'conflict',
  'does-not-fit',
  'parent-is-draft',
  'full',
  'refused',
] as const;
export type ScheduleProblem = (typeof SCHEDULE_PROBLEMS)[number];

/** How many days ahead something may be planned. */
export const MOST_DAYS_AHEAD = 3 * 366;

/** The clocks that a time can be read from, by country. */
export const CLOCKS = {
  sa: { en: 'Riyadh time', ar: 'بتوقيت الرياض' },
  ae: { en: 'Dubai time', ar: 'بتوقيت دبي' },
} as const satisfies Record<'sa' | 'ae', Bilingual>;
