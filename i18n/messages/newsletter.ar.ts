import type { newsletterEn } from './newsletter.en.ts';

export const newsletterAr = {
  'mail.newsletter.confirm.subject': 'أكّد اشتراكك في أخبار {company}',
  'mail.newsletter.confirm.text':
    'طُلب الاشتراك في أخبارنا بهذا البريد. إن كان الطلب منك فأكّده لتصلك رسالتنا القادمة، وإلا فلن يحدث شيء وسنحذف العنوان.',
  'mail.newsletter.confirm.action': 'تأكيد الاشتراك',
  'mail.newsletter.confirm.closing': 'لم تطلب الاشتراك؟ تجاهل هذه الرسالة.',
  'mail.newsletter.welcome.subject': 'تم اشتراكك في أخبار {company}',
  'mail.newsletter.welcome.text': 'شكرًا لك. سنراسلك حين يكون لدينا ما يستحق أن تراه.',
  'mail.newsletter.welcome.action': 'إلغاء الاشتراك',
} as const satisfies Record<keyof typeof newsletterEn, string>;
