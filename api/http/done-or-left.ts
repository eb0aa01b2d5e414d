import * as z from 'zod';
import { translate, type ApiKey, type Language } from '#i18n/translate.ts';
import { Done } from './route.ts';

export const DoneOrLeft = Done.extend({
  left: z.number().int().describe('so many have changed meanwhile; they were left as they are'),
});

/** What became of a change of many that was to hold only where nobody else was quicker. */
export function doneOrLeft(language: Language, key: ApiKey, { of, left }: { of: number; left: number }) {
  const done = left < of && translate(language, key, { count: of - left });
  const texts = [done, left > 0 && translate(language, 'api.done.some-left', { left })];
  return { success: true as const, message: texts.filter(Boolean).join('. '), left };
}
