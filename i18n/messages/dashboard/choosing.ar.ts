import type { choosingEn } from './choosing.en.ts';

export const choosingAr = {
  'shell.tab.specifications': 'المواصفات',
  'shell.tab.figures': 'الأرقام',
  'specifications.title': 'مواصفات المنتجات كلها',
  'specifications.lead': 'يُحفظ الصف عند مغادرته. ما ليس في المنتج يُترك فارغًا، ويمكن لصق عدة خلايا من جدول بيانات.',
  'specifications.help':
    'تُكتب القيم كما في الجدول: \u2066600 × 337.5 × 45\u2069 للمقاس، و\u2066-10 – 45\u2069 للمدى، و\u206643 / 55 / 65\u2069 لعدة قيم. وما يختلف بالمقاس يُكتب مرة لكل المقاسات أو مرة لكل مقاس.',
  'specifications.filled': '{filled} من {all}',
  'specifications.group': 'المجموعة',
  'specifications.product': 'المنتج',
  'specifications.place': '({place})',
  'specifications.first': 'وضع {label} أولًا',
  'specifications.none': 'لا توجد منتجات هنا.',
  'specifications.pasted': 'الخلايا الملصقة',
  'specifications.pasted.text':
    '{count, plural, zero {لا خلايا} one {خلية واحدة} two {خليتان} few {# خلايا} many {# خلية} other {# خلية}} في {rows, plural, zero {لا منتجات} one {منتج واحد} two {منتجين} few {# منتجات} many {# منتجًا} other {# منتج}} فيها الآن ما لصقته. راجع ما عليه علامة ثم احفظ.',
  'specifications.pasted.saved':
    'حُفظت {count, plural, zero {لا خلايا} one {خلية واحدة} two {خليتان} few {# خلايا} many {# خلية} other {# خلية}} في {rows, plural, zero {لا منتجات} one {منتج واحد} two {منتجين} few {# منتجات} many {# منتجًا} other {# منتج}}.',
  'specifications.pasted.left':
    'لم تناسب مكانها فتُركت: {count, plural, zero {لا خلايا} one {خلية واحدة} two {خليتان} few {# خلايا} many {# خلية} other {# خلية}}.',
  'specifications.pasted.more':
    'ورُفض غيرها: {count, plural, zero {لا منتجات} one {منتج واحد} two {منتجان} few {# منتجات} many {# منتجًا} other {# منتج}}.',
  'specifications.pasted.save': 'حفظ ما لُصق',
  'specifications.pasted.close': 'إغلاق',
  'figures.title': 'أرقام غير متفقة',
  'figures.lead': 'نصوص تختلف أرقامها بين اللغتين، أو تقول غير ما تقوله مواصفات منتجها.',
  'figures.none': 'كل الأرقام متفقة.',
  'figures.record': 'مكان النص',
  'figures.problem': 'المشكلة',
  'figures.says': 'يقول النص',
  'figures.expected': 'ويقابله',
  'figures.problem.languages': 'اللغتان مختلفتان',
  'figures.problem.specification': 'المواصفات تقول غير ذلك',
  'figures.mark': 'أرقام للمراجعة',
  'figures.notes': 'أرقام تحتاج إلى مراجعة في هذه النصوص',
  'figures.note.languages': '{label}: في الإنجليزية {says}، وفي العربية {expected}.',
  'figures.note.specification': '{label}: «{says}»، والمواصفات تقول {expected}.',
  'figures.note.nothing': 'لا شيء',
} satisfies Record<keyof typeof choosingEn, string>;
