import { ROLES, isRole } from '#content/roles.ts';
import type { Change } from '#api/content/history/history.ts';
import type { Language } from '#i18n/translate.ts';
import type { Say } from '#app/dashboard/texts.ts';

type Told = Pick<Change, 'title' | 'details'>;

/** What a change was done to, as its owners call it. */
export function namedIn({ title, details }: Told): string {
  return title || String(details['call'] ?? details['name'] ?? '');
}

export function roleIn(t: Say, language: Language, { details }: Pick<Told, 'details'>): string {
  const [before, after] = ['before', 'role'].map((name) => {
    const role = String(details[name] ?? '');
    return isRole(role) ? ROLES[role].label[language] : '';
  });
  return before && after ? t('log.from-to', { before, after }) : (after ?? '');
}
