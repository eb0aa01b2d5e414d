import { countries } from '#content/settings/countries.ts';
import { cacheUntilChange, type Cached } from '#api/kernel/cache-until-change.ts';
import { type Country, isCountry } from '#i18n/locales.ts';
import type { Changes } from '#store/changes.ts';
import type { SettingsOperations } from './settings.ts';

type Parts = { settings: Pick<SettingsOperations, 'read'>; onChange: Changes['onChange']; configured: Country };

export type CountryOf = ((host: string) => Promise<Country>) & {
  /** Undefined where it would have to be read first. A host with its port, as it was sent. */
  peek: (host: string | undefined) => Country | undefined;
  byHost: Cached<{ hosts: ReadonlyMap<string, Country>; otherwise: Country }>;
};

/** The country of visitors who have not chosen one: the one their host name stands for, else the site's, else the server's. */
export function openVisitorCountry({ settings, onChange, configured }: Parts): CountryOf {
  const table = cacheUntilChange(onChange, async () => {
    const { default_country, hosts } = await settings.read(countries, 'en');
    const known = hosts.flatMap(({ host, country }) => (isCountry(country) ? [[host.trim().toLowerCase(), country] as const] : []));
    return { hosts: new Map(known), otherwise: isCountry(default_country) ? default_country : configured };
  });
  async function countryOf(host: string): Promise<Country> {
    const { hosts, otherwise } = await table();
    return hosts.get(host.toLowerCase()) ?? otherwise;
  }
  function peek(host = ''): Country | undefined {
    const known = table.peek();
    if (!known || known.hosts.size === 0) return known?.otherwise;
    return known.hosts.get(host.toLowerCase().replace(/:\d+$/, '')) ?? known.otherwise;
  }
  return Object.assign(countryOf, { peek, byHost: table });
}
