import type { looksEn } from './looks.en.ts';

export const looksAr = {
  'site.looks.specSheet': 'ورقة المواصفات',
  'site.looks.opensPdf': '(ملف PDF)',
  'site.looks.sizes': 'المقاسات',
  'site.looks.advantages': 'في لمحة',
  'site.looks.has': 'نعم:',
  'site.looks.hasNot': 'لا:',
  'site.looks.closer': 'نظرة أقرب: {product}',
  'site.looks.openPdf': 'ملف PDF',
  'site.looks.download': 'تنزيل ورقة المواصفات',
  'site.looks.watch': 'شاهد: {title}',
  'site.looks.loading': 'جارٍ تحميل الفيديو…',
  'site.looks.videoFailed': 'تعذّر تحميل هذا الفيديو.',
  'site.looks.profile': 'الملف الشخصي: {name}',
} as const satisfies Record<keyof typeof looksEn, string>;
