import { site } from '#content/settings/site.ts';
import { keptUntilChange } from '#api/kept-until-change.ts';
import type { Changes } from '#store/changes.ts';
import type { SettingsOperations } from './settings.ts';

type Parts = { settings: Pick<SettingsOperations, 'read'>; onChange: Changes['onChange'] };

/** Has an administrator closed the public site for a while? */
export function openClosedSign({ settings, onChange }: Parts): () => Promise<boolean> {
  return keptUntilChange(onChange, async () => (await settings.read(site, 'en')).closed === 1);
}
