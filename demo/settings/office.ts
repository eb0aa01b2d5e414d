import type { settingsGroups } from '#content/settings/index.ts';
import type { DemoValues } from '#demo/record.ts';

export const office: DemoValues<typeof settingsGroups.office> = {
  en: { title: 'Dubai office', address: 'Unit 000, Example Tower, Example Street, Business Bay, Dubai, United Arab Emirates' },
  ar: { title: 'مكتب دبي', address: 'وحدة 000، برج المثال، شارع المثال، الخليج التجاري، دبي، الإمارات العربية المتحدة' },
  shared: { map_link: 'https://www.openstreetmap.org/#map=14/25.1850/55.2750' },
};
