import type { backupEn } from './backup.en.ts';

export const backupAr = {
  'backup.title': 'النسخ الاحتياطي',
  'backup.lead':
    'قاعدة البيانات والملفات كلها كما كانت في لحظة واحدة. تُنشأ نسخة كل يوم ويُحتفظ بأحدث سبع نسخ. انقل نسخة إلى جهاز آخر بين حين وآخر.',
  'backup.make': 'إنشاء نسخة الآن',
  'backup.running.make': 'النسخة قيد الإنشاء منذ {at}. يمكنك مغادرة هذه الصفحة.',
  'backup.running.verify': 'النسخة قيد الفحص باستعادة تجريبية منذ {at}. يمكنك مغادرة هذه الصفحة.',
  'backup.done.make': 'أُنشئت النسخة الاحتياطية',
  'backup.done.verify': 'النسخة سليمة ويمكن استعادتها',
  'backup.failed.make': 'تعذّر إنشاء النسخة. تحقق من المساحة المتاحة ثم حاول مجددًا.',
  'backup.failed.verify': 'تعذّرت استعادة هذه النسخة. يرجى إنشاء نسخة جديدة.',
  'backup.incomplete.make':
    'أُنشئت النسخة، لكن ينقصها {missing, plural, zero {لا ملف} one {ملف واحد} two {ملفان} few {# ملفات} many {# ملفًا} other {# ملف}} يذكرها الموقع ولم تعد موجودة.',
  'backup.incomplete.verify':
    'ينقص هذه النسخة {missing, plural, zero {لا ملف} one {ملف واحد} two {ملفان} few {# ملفات} many {# ملفًا} other {# ملف}} كانت مفقودة حين أُنشئت.',
  'backup.lacks': 'ملفات ناقصة: {missing}',
  'backup.none': 'لا توجد نسخ احتياطية بعد. أنشئ الأولى الآن، فهي تضم المحتوى والرسائل والملفات.',
  'backup.made': 'أُنشئت في',
  'backup.holds': 'المحتوى',
  'backup.counts': '{rows} صفًّا و{files} ملفًا',
  'backup.size': 'الحجم',
  'backup.verified': 'آخر فحص',
  'backup.unverified': 'لم تُفحص',
  'backup.verify': 'فحص باستعادة تجريبية',
  'backup.download': 'تنزيل',
  'backup.delete.question': 'هل تريد حذف هذه النسخة؟',
} as const satisfies Record<keyof typeof backupEn, string>;
