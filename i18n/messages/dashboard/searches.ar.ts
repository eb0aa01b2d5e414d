import type { searchesEn } from './searches.en.ts';

export const searchesAr = {
  'searches.title': 'عمليات بحث بلا نتيجة',
  'searches.lead': 'ما بحث عنه الزوار ولم يجدوه. لا يُحفظ شيء عن هويتهم.',
  'searches.none': 'لا بحث بلا نتيجة في القائمة.',
  'searches.lines': 'ما يجده كل سطر من الكلمات المترادفة',
  'searches.line': 'السطر',
  'searches.records': 'العناصر التي يجدها',
  'searches.noRecords': 'لا شيء بعد',
  'searches.words': 'الكلمات',
  'searches.language': 'اللغة',
  'searches.count': 'عدد المرات',
  'searches.last': 'آخر مرة',
  'searches.found': 'لها الآن {count} من النتائج',
  'searches.forget': 'إزالة',
  'searches.clear': 'إفراغ القائمة',
  'searches.clear.question': 'هل تريد إفراغ القائمة كلها؟',
} as const satisfies Record<keyof typeof searchesEn, string>;
