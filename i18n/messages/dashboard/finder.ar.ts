import type { finderEn } from './finder.en.ts';

export const finderAr = {
  'finder.open': 'بحث',
  'finder.title': 'البحث عن أي شيء',
  'finder.hint': 'سجل أو شاشة أو رسالة أو عرض سعر أو شخص أو إعداد',
  'finder.none': 'لا شيء بهذا الاسم.',
  'finder.action': 'إجراء',
  'finder.action.add': 'إضافة إلى {place}',
  'finder.action.product': 'إضافة منتج',
  'finder.action.offer': 'كتابة عرض سعر',
  'finder.action.backup': 'إنشاء نسخة احتياطية',
  'finder.action.invite': 'دعوة شخص',
  'finder.action.template': 'كتابة رد جاهز',
  'finder.keys': 'المفاتيح',
  'finder.key.find': 'العثور على أي شيء وفتحه',
  'finder.key.save': 'حفظ النموذج المفتوح',
  'finder.key.keys': 'هذه القائمة',
  'finder.key.close': 'إغلاق ما في المقدمة',
  'finder.key.walk': 'من سطر إلى سطر في القوائم',
  'finder.key.neighbours': 'الرسالة التالية والسابقة',
  'finder.key.send': 'إرسال الرد والانتقال إلى الرسالة التالية',
  'finder.key.cell': 'النزول إلى الخلية التالية في جدول المواصفات',
} as const satisfies Record<keyof typeof finderEn, string>;
