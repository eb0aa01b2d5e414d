import type { apiCommunityEn } from './community.en.ts';

export const apiCommunityAr = {
  'api.field.reserved': 'هذا الاسم محجوز لفريقنا.',
  'api.done.waiting': 'شكرًا لك. ستظهر كلماتك بعد أن يطّلع عليها فريقنا.',
  'api.done.reported': 'شكرًا لك. سيراجعها فريقنا.',
  'api.done.moderated': 'تم',
  'api.done.undone': 'تم التراجع',
  'api.done.nothing-moderated': 'لم يتغيّر شيء، فالأمر كذلك من قبل، أو قرر زميل غيره بعد ذلك، أو لم يعد المحتوى موجودًا.',
  'api.done.blocked': 'حُظر الكاتب',
  'api.done.unblocked': 'رُفع الحظر عن الكاتب',
  'api.done.subscription-confirmed': 'تأكّد اشتراكك.',
  'api.done.unsubscribed': 'أُلغي اشتراكك.',
  'api.done.subscriber-removed': 'حُذف المشترك',
  'api.done.erased': 'مُحي المحدَّد نهائيًا. ويبقى في النسخ الاحتياطية إلى أن تحلّ أحدث منها محلّها.',
  'api.done.retention-allowed': 'سُمح به، وسيتم خلال ساعة بعد أخذ نسخة احتياطية.',
  'api.label.contact': 'الهاتف أو البريد الإلكتروني',
  'api.label.confirm': 'التأكيد',
} as const satisfies Record<keyof typeof apiCommunityEn, string>;
