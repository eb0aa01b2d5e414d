import type { Item } from '#api/content/present.ts';
import type { collections } from '#content/index.ts';
import type { Language } from '#i18n/translate.ts';
import { recordPath } from '#app/site/links.ts';

export type Project = Pick<Item<typeof collections.projects>, 'id' | 'title' | 'subtitle' | 'text' | 'icon' | 'fallback'>;

export function projectOf({ id, title, subtitle, text, icon, fallback }: Project): Project {
  return { id, title, subtitle, text, icon, fallback };
}

/** The address ends in title and subtitle, as far as there are any. */
export function projectPath({ id, title, subtitle }: Pick<Project, 'id' | 'title' | 'subtitle'>, language: Language): string {
  return recordPath('project', id, [title, subtitle], language);
}
