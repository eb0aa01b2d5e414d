import type { Content } from '#api/content/content.ts';
import type { Leads } from '#api/leads/leads.ts';
import type { SettingsOperations } from '#api/settings/settings.ts';
import type { FileFacts } from '#app/ui/file-facts.ts';
import type { Language } from '#i18n/translate.ts';

/** The operations pages are given. */
export type Operations = {
  content: Pick<Content, 'list' | 'read'>;
  settings: Pick<SettingsOperations, 'read'>;
  leads: Pick<Leads, 'receive'>;
  files: { facts: (names: readonly string[], language: Language) => Promise<FileFacts[]> };
};
