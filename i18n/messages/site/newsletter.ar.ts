import type { newsletterPagesEn } from './newsletter.en.ts';

export const newsletterPagesAr = {
  'site.newsletter.lost': 'الرابط غير مكتمل',
  'site.newsletter.lostText': 'ينقصه رمزه. انسخ الرابط كله من الرسالة مرة أخرى.',
  'site.newsletter.confirm.title': 'بقيت نقرة واحدة',
  'site.newsletter.confirm.text': 'أكّد أن هذا البريد لك لتصلك رسالتنا القادمة.',
  'site.newsletter.confirm.button': 'تأكيد الاشتراك',
  'site.newsletter.confirm.done': 'تم اشتراكك. شكرًا لك.',
  'site.newsletter.confirm.wrong': 'انتهت صلاحية هذا الرابط أو حلّ محله رابط أحدث. اشترك من جديد أسفل الصفحة.',
  'site.newsletter.unsubscribe.title': 'إلغاء الاشتراك',
  'site.newsletter.unsubscribe.text': 'بنقرة واحدة تتوقف رسائلنا إليك.',
  'site.newsletter.unsubscribe.button': 'إلغاء الاشتراك',
  'site.newsletter.unsubscribe.done': 'أُلغي اشتراكك، ولن تصلك منا رسائل أخرى.',
  'site.newsletter.unsubscribe.wrong': 'الرابط غير مكتمل. انسخه من الرسالة مرة أخرى.',
} as const satisfies Record<keyof typeof newsletterPagesEn, string>;
