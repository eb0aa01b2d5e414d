import type { linksEn } from './links.en.ts';

export const linksAr = {
  'links.title': 'روابط لا تقود إلى صفحة',
  'links.lead': 'تُفحص روابط الموقع كلها، ولا تُفحص عناوين المواقع الأخرى.',
  'followed.unfinished': 'لم تُفحص كل العناصر بعد، فهذه القائمة غير مكتملة. عُد إليها بعد دقيقة.',
  'links.unlinked': 'صفحات لا يقود إليها نص أو بطاقة أو بانر',
  'links.unlinked.lead':
    'منتجات وفئات فرعية لا تُعرف صفحاتها إلا بعنوانها أو بالبحث أو في قوائم المنتجات. ضع بطاقة أو بانرًا أو رابطًا بمسارها حيث ينبغي أن يلقاها الزوار.',
  'links.none': 'كل الروابط سليمة.',
  'links.record': 'الموضع',
  'links.link': 'الرابط',
  'links.problem': 'المشكلة',
  'links.repair': 'إصلاح',
  'links.problem.no-page': 'لا توجد صفحة بهذا العنوان',
  'links.problem.no-record': 'العنصر محذوف أو غير موجود',
  'links.problem.hidden': 'العنصر مخفي',
  'links.problem.hidden-en': 'العنصر مخفي بالإنجليزية',
  'links.problem.hidden-ar': 'العنصر مخفي بالعربية',
} as const satisfies Record<keyof typeof linksEn, string>;
