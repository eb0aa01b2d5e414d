import type { troublesEn } from './troubles.en.ts';

export const troublesAr = {
  'trouble.backup': 'فشلت آخر نسخة احتياطية.',
  'trouble.backup.help': 'تحقق من المساحة المتاحة ومن النسخ الاحتياطية، وأنشئ نسخة يدويًا. يعيد الخادم المحاولة كل ساعة.',
  'trouble.backup-incomplete':
    'ينقص آخر نسخة احتياطية {missing, plural, zero {لا ملف} one {ملف واحد} two {ملفان} few {# ملفات} many {# ملفًا} other {# ملف}} يذكرها الموقع ولم تعد موجودة.',
  'trouble.backup-incomplete.help':
    'تحقق من أن مجلد الملفات المرفوعة أو حاويتها هي الصحيحة، وأعد الملفات إليها. تبقى أحدث نسخة تضمها محفوظة.',
  'trouble.lost-files':
    'فُقد من الملفات المرفوعة {count, plural, zero {لا ملف} one {ملف واحد} two {ملفان} few {# ملفات} many {# ملفًا} other {# ملف}} من أصل {expected}.',
  'trouble.lost-files.help':
    'تحقق من أن مجلد الملفات المرفوعة أو حاويتها هي الصحيحة، وأعد الملفات من نسخة احتياطية. لا تظهر في الصفحات صورة فُقد ملفها.',
  'trouble.webhooks': 'لم يستقبل «{name}» أي إشعار منذ ساعة.',
  'trouble.webhooks.help': 'ما كان سيُبلَّغ به محفوظ، ويُرسل حالما يستجيب. اطّلع على آخر رد منه وعلى عنوانه.',
} as const satisfies Record<keyof typeof troublesEn, string>;
