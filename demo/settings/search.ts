import type { settingsGroups } from '#content/settings/index.ts';
import type { DemoValues } from '#demo/record.ts';

export const search: DemoValues<typeof settingsGroups.search> = {
  en: { popular: ['LED wall', 'Kiosk', 'Interactive screen', 'IP65', '86 inch'] },
  ar: { popular: ['شاشة LED', 'كشك', 'شاشة تفاعلية', 'IP65', '86 بوصة'] },
  shared: { synonyms: ['lounge screen, شاشة مجلس'] },
};
