import * as z from 'zod';
import type { Language } from '#content/languages.ts';
import { translate } from '#i18n/translate.ts';

/** A store that takes no changes keeps the bytes of what was deleted; nobody is told that they are gone. */
export const LeftBytes = z.number().int().describe('stored files whose bytes the store would not let go; tried again every hour');

export function withLeft(done: string, left: number, language: Language): string {
  return left === 0 ? done : translate(language, 'api.done.bytes-left', { done: done.replace(/\.$/, '') });
}
