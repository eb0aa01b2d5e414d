import { ALL_ROLES, type Role } from '#content/roles.ts';
import { security } from '#content/settings/security.ts';
import { cacheUntilChange, type Cached } from '#api/kernel/cache-until-change.ts';
import type { SettingsOperations } from '#api/content/settings/settings.ts';
import type { Changes } from '#store/changes.ts';

type Parts = { settings: Pick<SettingsOperations, 'read'>; onChange: Changes['onChange'] };

export function openRequiredRoles({ settings, onChange }: Parts): Cached<ReadonlySet<Role>> {
  return cacheUntilChange(onChange, async () => {
    const chosen = await settings.read(security, 'en');
    return new Set(ALL_ROLES.filter((role) => chosen[`second_step_${role}`] === 1));
  });
}
