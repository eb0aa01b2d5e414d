import type { settingsGroups } from '#content/settings/index.ts';
import type { DemoValues } from '#demo/record.ts';

export const advisor: DemoValues<typeof settingsGroups.advisor> = {
  en: {},
  ar: {},
  shared: { tariff_sa: 0.32, tariff_ae: 0.44, hours_per_day: 12 },
};
