import type { settingsGroups } from '#content/settings/index.ts';
import type { DemoValues } from '#demo/record.ts';

export const countries: DemoValues<typeof settingsGroups.countries> = {
  en: {},
  ar: {},
  shared: {
    default_country: '',
    hosts: [
      { host: 'sa.example.com', country: 'sa' },
      { host: 'ae.example.com', country: 'ae' },
    ],
  },
};
