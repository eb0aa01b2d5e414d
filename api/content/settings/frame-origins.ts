import { campaign } from '#content/settings/campaign.ts';
import { contactAe, contactSa } from '#content/settings/contact.ts';
import { cacheUntilChange, type Cached } from '#api/kernel/cache-until-change.ts';
import type { Changes } from '#store/changes.ts';
import type { SettingsOperations } from './settings.ts';

type Parts = { settings: Pick<SettingsOperations, 'read'>; onChange: Changes['onChange'] };

/** Whose pages may be framed in ours: the maps and the outside forms that the settings name, and nobody else's. */
export function openFrameOrigins({ settings, onChange }: Parts): Cached<readonly string[]> {
  return cacheUntilChange(onChange, async () => {
    const [sa, ae, { quote_form, call_form }] = await Promise.all([
      settings.read(contactSa, 'en'),
      settings.read(contactAe, 'en'),
      settings.read(campaign, 'en'),
    ]);
    const origins = [sa.map_embed, ae.map_embed, quote_form, call_form].filter((link) => link.startsWith('https:')).map(originOf);
    return [...new Set(origins)].toSorted();
  });
}

function originOf(link: string): string {
  return new URL(link).origin;
}
