import type { exchangeEn } from './exchange.en.ts';

export const exchangeAr = {
  'exchange.title': 'الاستيراد والتصدير',
  'exchange.lead': 'المحتوى في جدول يُفتح في Excel: للمترجم، أو لتعديلات كثيرة دفعة واحدة، أو لنقلها إلى موقع آخر.',
  'exchange.export': 'تصدير',
  'exchange.export.lead': 'صف لكل سجل، وعمود لكل حقل ولغة. اترك الأعمدة collection وid وversion كما هي.',
  'exchange.scope': 'المطلوب تصديره',
  'exchange.everything': 'كل المحتوى',
  'exchange.all-of': '{label}: الكل مع الأقسام التابعة',
  'exchange.download': 'تنزيل الجدول',
  'exchange.import': 'استيراد',
  'exchange.import.lead': 'اختر جدولًا ليُفحص أولًا، فترى ما سيتغيّر قبل أن يتغيّر شيء. احفظه من Excel بصيغة «CSV UTF-8».',
  'exchange.file': 'الجدول (CSV)',
  'exchange.counts': 'جديد: {created}. معدّل: {changed}. بلا تغيير: {unchanged}.',
  'exchange.nothing-yet': 'لم يتغيّر شيء بعد.',
  'exchange.mistakes': 'يرجى تصحيح هذه الأخطاء في الجدول أولًا.',
  'exchange.row': 'الصف',
  'exchange.column': 'العمود',
  'exchange.mistake': 'الخطأ',
  'exchange.create': 'جديد',
  'exchange.change': 'معدّل',
  'exchange.apply': 'تنفيذ التغييرات: {count}',
} as const satisfies Record<keyof typeof exchangeEn, string>;
