import type { settingsGroups } from '#content/settings/index.ts';
import type { DemoValues } from '#demo/record.ts';

export const dashboard: DemoValues<typeof settingsGroups.dashboard> = {
  en: {
    heading: 'Lamha dashboard',
    welcome:
      'Good to see you. What changed since your last visit is below; everything you edit is on the site at the next load, in both languages.',
  },
  ar: {
    heading: 'لوحة تحكم لمحة',
    welcome: 'أهلًا بك. في الأسفل ما تغيّر منذ زيارتك الأخيرة، وكل ما تعدّله يظهر في الموقع عند أول تحميل، باللغتين.',
  },
};
