import type { trashEn } from './trash.en.ts';

export const trashAr = {
  'trash.title': 'المحذوفات',
  'trash.lead': 'يبقى المحذوف هنا 30 يومًا، ويعود عند استعادته مع كل ما يتبعه.',
  'trash.none': 'لا توجد محذوفات. ما يُحذف ينتظر هنا ويمكن استرجاعه.',
  'trash.record': 'العنصر',
  'trash.place': 'من قسم',
  'trash.deleted': 'حُذف في',
  'trash.until': 'يبقى حتى',
  'trash.children': '(ومعه {count} مما يتبعه)',
  'trash.restore': 'استعادة',
  'trash.actions': 'الإجراءات',
  'trash.search': 'ابحث في المحذوفات',
  'trash.parent': 'في المحذوفات أيضًا',
  'trash.restored': 'استُعيد: {count}',
  'trash.empty': 'إفراغ المحذوفات',
  'trash.empty.question': 'هل تريد حذف كل المحذوفات نهائيًا، وعددها {count}؟ لا يمكن استعادة شيء منها بعد ذلك.',
  'trash.purge.question.many': 'هل تريد حذف المحدد نهائيًا، وعدده {count}؟ لا يمكن استعادته بعد ذلك.',
  'trash.purge': 'حذف نهائي',
  'trash.purge.question': 'هل تريد حذف «{title}» نهائيًا؟ لا يمكن استعادته بعد ذلك.',
} as const satisfies Record<keyof typeof trashEn, string>;
