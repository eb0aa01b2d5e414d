import type { formsEn } from './forms.en.ts';

export const formsAr = {
  'form.no-scripts': 'يتطلب هذا النموذج تفعيل البرمجيات النصية (JavaScript).',
  'unsaved.save': 'حفظ ومغادرة',
  'unsaved.stay': 'البقاء هنا',
  'kept.offer': 'كنت تكتب هنا في {at} ولم يُحفظ ما كتبته.',
  'kept.offer.changed': 'تغيّر العنصر بعد ذلك، وعند الحفظ تُعرض عليك النسختان.',
  'kept.restore': 'استرجاع ما كتبته',
  'kept.drop': 'حذفه',
  'kept.note': 'لم يُحفظ بعد، ومنه نسخة على هذا الجهاز.',
  'kept.failed': 'ما كتبته ما زال هنا.',
  'kept.failed.copied': 'ما كتبته ما زال هنا، ومنه نسخة على هذا الجهاز.',

  'upload.waiting': 'جارٍ رفع الملف…',
  'upload.checking': 'وصل الملف ويجري فحصه…',
  'upload.cancel': 'إلغاء الرفع',
  'upload.cancelled': 'أُلغي رفع الملف.',
  'upload.without': 'المتابعة من دونه',
  'upload.unsettled': 'اخترت ملفًا ولم يصل بعد. حاول مرة أخرى أو تابع من دونه.',
  'upload.some-failed': 'لم يُرفع: {count}',

  'file.takes': '\u2066{types}\u2069، حتى {limit}',
  'file.wrong-type': 'لا يصلح «\u2068{name}\u2069» هنا. المقبول: \u2066{types}\u2069.',
  'file.too-large': 'حجم «\u2068{name}\u2069» هو {size}، والحد الأعلى {limit}.',
  'file.advice.heic': 'لصور الآيفون: الإعدادات، ثم الكاميرا، ثم التنسيقات، ثم «الأكثر توافقًا»؛ أو صدّر الصورة بصيغة JPG.',
  'file.advice.drawing': 'صدّر الرسم بصيغة PNG أو WebP.',
  'file.advice.picture': 'صدّر الصورة بصيغة JPG أو PNG أو WebP.',
  'file.advice.film': 'صدّر الفيلم بصيغة MP4 (H.264).',
  'file.advice.document': 'احفظ المستند بصيغة PDF.',
  'file.advice.smaller.image': 'صغّر الصورة، ويكفي أن يكون عرضها 2,400 بكسل.',
  'file.advice.smaller.video': 'صدّر الفيلم بدقة 1080p أو اختصره.',
  'file.advice.smaller.pdf': 'احفظ المستند بصور أصغر.',
} as const satisfies Record<keyof typeof formsEn, string>;
