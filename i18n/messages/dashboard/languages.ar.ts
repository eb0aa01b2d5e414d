import type { languagesEn } from './languages.en.ts';

export const languagesAr = {
  'shell.tab.languages': 'اللغتان معًا',
  'languages.title': 'اللغتان معًا',
  'languages.lead':
    'نصوص ناقصة في إحدى اللغتين أو تغيّر مقابلها، أو يختلّ ترتيبها عند القراءة، أو تخالف قائمة المصطلحات. أولًا ما يكثر الزوار من فتحه خلال 30 يومًا، ثم الأهم، ثم الأقرب إلى الصفحة الرئيسية.',
  'languages.keys': 'أسهم لوحة المفاتيح تنقل بين النصوص، ومفتاح الإدخال يفتح النموذج.',
  'languages.none': 'اللغتان متوافقتان.',
  'languages.all': 'الكل',
  'languages.both': 'كلتاهما',
  'languages.language': 'اللغة',
  'languages.text': 'النص',
  'languages.problem': 'الملاحظة',
  'languages.says': 'المكتوب',
  'languages.actions': 'إجراءات',
  'languages.problem.missing': 'ناقص',
  'languages.problem.outdated': 'تغيّر مقابله بعد كتابته',
  'languages.problem.hidden': 'مخفي في إحدى اللغتين',
  'languages.problem.order': 'يختلّ ترتيبه عند القراءة',
  'languages.problem.word': 'يخالف قائمة المصطلحات',
  'languages.problem.long': 'أطول من مكانه',
  'languages.room': 'عدد الحروف التي يتسع لها المكان: {count}',
  'languages.visits':
    '{count, plural, zero {لم تُفتح} one {فُتحت مرة واحدة} two {فُتحت مرتين} few {فُتحت # مرات} many {فُتحت # مرة} other {فُتحت # مرة}}',
  'languages.confirm': 'ما زال صحيحًا',
  'wording.order': 'سيراه القارئ بترتيب آخر:',
  'wording.order.instead': 'بدل',
  'wording.order.mend': 'تثبيت الترتيب',
  'wording.word': '«{says}»: في قائمة المصطلحات «{term}».',
  'wording.word.mend': 'استخدام «{instead}»',
} as const satisfies Record<keyof typeof languagesEn, string>;
