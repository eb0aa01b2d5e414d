import { site } from '#content/settings/site.ts';
import { cacheUntilChange, type Cached } from '#api/kernel/cache-until-change.ts';
import type { Changes } from '#store/changes.ts';
import type { SettingsOperations } from './settings.ts';

type Parts = { settings: Pick<SettingsOperations, 'read'>; onChange: Changes['onChange'] };

/** Has an administrator closed the public site for a while? */
export function openMaintenanceMode({ settings, onChange }: Parts): Cached<boolean> {
  return cacheUntilChange(onChange, async () => (await settings.read(site, 'en')).closed === 1);
}
