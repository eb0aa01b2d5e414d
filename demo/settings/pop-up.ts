import type { settingsGroups } from '#content/settings/index.ts';
import type { DemoValues } from '#demo/record.ts';

export const popUp: DemoValues<typeof settingsGroups.popUp> = {
  en: {
    badge: 'New',
    title: 'GlowMate',
    subtitle: 'The floor-standing kiosk that speaks first',
    description: 'Put it in place, plug it in, and it greets everyone who walks through the door, in Arabic and English.',
    features: [
      '43, 55, 65 and 70 inch full screen',
      'Touch and non-touch options',
      'Stands on its own, no wall needed',
      'New content from your desk in minutes',
    ],
  },
  ar: {
    badge: 'جديد',
    title: 'GlowMate',
    subtitle: 'كشك العرض الأرضي الذي يبادر بالترحيب',
    description: 'ضعه في مكانه وصِله بالكهرباء، فيرحّب بكل من يعبر الباب بالعربية والإنجليزية.',
    features: [
      'شاشة كاملة بمقاس 43 أو 55 أو 65 أو 70 بوصة',
      'باللمس أو من دونه',
      'يقف وحده ولا يحتاج إلى جدار',
      'محتوى جديد من مكتبك خلال دقائق',
    ],
  },
  shared: {
    active: 1,
    link: '/product/15/GlowMate',
    delay_seconds: 2,
    shown_from: '',
    shown_until: '',
  },
  files: {
    image: { file: 'images/kiosk-glowmate-angle.jpg', shows: 'kiosk, foot' },
    placeholder: { file: 'images/kiosk-glowmate-sizes.jpg', shows: 'kiosks, sizes' },
  },
};
