import type { settingsGroups } from '#content/settings/index.ts';
import type { DemoValues } from '#demo/record.ts';

export const dashboard: DemoValues<typeof settingsGroups.dashboard> = {
  en: {
    heading: 'Lamha dashboard',
    welcome:
      'Good to see you. What changed since your last visit is below; what you publish is on the site at the next load, and drafts are seen by nobody outside.',
  },
  ar: {
    heading: 'لوحة تحكم لمحة',
    welcome: 'أهلًا بك. في الأسفل ما تغيّر منذ زيارتك الأخيرة، وما تنشره يظهر في الموقع عند أول تحميل، أما المسودات فلا يراها أحد من الخارج.',
  },
};
