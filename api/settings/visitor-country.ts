import { countries } from '#content/settings/countries.ts';
import { keptUntilChange } from '#api/kept-until-change.ts';
import { type Country, isCountry } from '#i18n/locales.ts';
import type { Changes } from '#store/changes.ts';
import type { SettingsOperations } from './settings.ts';

type Parts = { settings: Pick<SettingsOperations, 'read'>; onChange: Changes['onChange']; configured: Country };

/** The country of visitors who have not chosen one: the one their host name stands for, else the site's, else the server's. */
export function openVisitorCountry({ settings, onChange, configured }: Parts): (host: string) => Promise<Country> {
  const table = keptUntilChange(onChange, async () => {
    const { default_country, hosts } = await settings.read(countries, 'en');
    const known = hosts.flatMap(({ host, country }) => (isCountry(country) ? [[host.trim().toLowerCase(), country] as const] : []));
    return { hosts: new Map(known), otherwise: isCountry(default_country) ? default_country : configured };
  });
  return async (host) => {
    const { hosts, otherwise } = await table();
    return hosts.get(host.toLowerCase()) ?? otherwise;
  };
}
