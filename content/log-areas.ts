import { textBefore } from './known.ts';
import type { Area } from './roles.ts';
import { settings } from './settings/index.ts';

/** Whose business a row of the log is, by the first part of what it speaks of; everything else is a record of content. */
const SUBJECTS: ReadonlyMap<string, Area> = new Map<string, Area>([
  ['users', 'people'],
  ['tokens', 'people'],
  ['webhooks', 'people'],
  ['files', 'media'],
  ['backups', 'backups'],
  ['sheets', 'exchange'],
  ['leads', 'leads'],
  ['templates', 'leads'],
  ['subscribers', 'leads'],
  ['offers', 'offers'],
  ['person', 'privacy'],
  ['privacy', 'privacy'],
  ['comment', 'moderation'],
  ['post', 'moderation'],
  ['post-comment', 'moderation'],
  ['blocks', 'moderation'],
  ...settings.map(({ name, area }): [string, Area] => [`settings-${name}`, area]),
]);

export function areaOfSubject(subject: string): Area {
  return SUBJECTS.get(textBefore(subject, '/')) ?? 'content';
}

/** The first parts of subjects that whoever may look into these areas does not see. */
export function hiddenSubjects(areas: readonly Area[]): string[] {
  return [...SUBJECTS].flatMap(([subject, area]) => (areas.includes(area) ? [] : [subject]));
}
