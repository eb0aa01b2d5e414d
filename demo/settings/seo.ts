import type { settingsGroups } from '#content/settings/index.ts';
import type { DemoValues } from '#demo/record.ts';

export const seo: DemoValues<typeof settingsGroups.seo> = {
  en: {
    title_suffix: 'Lamha',
    description:
      'LED displays, interactive screens and kiosks for Saudi Arabia and the UAE: chosen by viewing distance, installed to the millimetre, looked after for years.',
  },
  ar: {
    title_suffix: 'لمحة',
    description:
      'شاشات LED وشاشات تفاعلية وأكشاك عرض في السعودية والإمارات: نختارها بحسب مسافة المشاهدة، ونركّبها بدقة المليمتر، ونرعاها لسنوات.',
  },
  files: { share_image: 'images/led-wall-lobby-lamha.jpg' },
};
