import type { choosingEn } from './choosing.en.ts';

export const choosingAr = {
  'shell.tab.specifications': 'المواصفات',
  'shell.tab.figures': 'الأرقام',
  'specifications.title': 'مواصفات المنتجات كلها',
  'specifications.lead': 'يُحفظ الصف حين تغادره. واترك فارغًا ما ليس في المنتج.',
  'specifications.help':
    'اكتب القيم كما في الجدول: 600 × 337.5 × 45 للمقاس، و-10 – 45 للمدى، و43 / 55 / 65 لعدة قيم. وما يختلف بالمقاس يُكتب مرة لكل المقاسات أو مرة لكل مقاس.',
  'specifications.filled': '{filled} من {all}',
  'specifications.group': 'المجموعة',
  'specifications.product': 'المنتج',
  'specifications.none': 'لا توجد منتجات بعد.',
  'figures.title': 'أرقام غير متفقة',
  'figures.lead': 'نصوص تختلف أرقامها بين اللغتين، أو تقول غير ما تقوله مواصفات منتجها.',
  'figures.none': 'كل الأرقام متفقة.',
  'figures.record': 'مكان النص',
  'figures.problem': 'المشكلة',
  'figures.says': 'يقول النص',
  'figures.expected': 'ويقابله',
  'figures.problem.languages': 'اللغتان مختلفتان',
  'figures.problem.specification': 'المواصفات تقول غير ذلك',
  'figures.mark': 'راجع الأرقام',
  'figures.notes': 'راجع الأرقام في هذه النصوص',
  'figures.note.languages': '{label}: في الإنجليزية {says}، وفي العربية {expected}.',
  'figures.note.specification': '{label}: «{says}»، والمواصفات تقول {expected}.',
  'figures.note.nothing': 'لا شيء',
} satisfies Record<keyof typeof choosingEn, string>;
