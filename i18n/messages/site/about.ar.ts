import type { aboutEn } from './about.en.ts';

export const aboutAr = {
  'site.about.mission': 'رسالتنا',
  'site.about.vision': 'رؤيتنا',
  'site.about.objectives': 'أهدافنا',
  'site.about.purpose': 'ما نعمل من أجله',
  'site.about.features': 'ما الذي يميّزنا',
} as const satisfies Record<keyof typeof aboutEn, string>;
