import type { leadTextsEn } from './lead-texts.en.ts';

export const leadTextsAr = {
  'mail.title.meeting': 'طلب اجتماع من {name}',
  'mail.title.product': 'استفسار عن {product}',
  'mail.title.product-whatsapp': 'استفسار عبر واتساب عن {product}',
  'mail.via.whatsapp': 'واتساب',
  'mail.title.contact': 'رسالة تواصل جديدة من {name}',
  'mail.title.campaign-call': 'طلب اتصال من {name}',
  'mail.title.campaign-quote': 'طلب عرض سعر من {name}',
  'mail.title.project': 'طلب مشروع: {project} من {name}',
  'mail.summary.meeting': 'اجتماع: {type}، {date}، الساعة {time}',
  'mail.summary.product': 'استفسار عن {product}',
  'mail.summary.call': 'طلب اتصال هاتفي',
  'mail.reply.meeting': 'بشأن طلب الاجتماع ({reference})',
  'mail.reply.product': 'بشأن استفسارك عن {product} ({reference})',
  'mail.reply.contact': 'بشأن رسالتك إلينا ({reference})',
  'mail.reply.campaign': 'بشأن طلبك ({reference})',
  'mail.reply.project': 'بشأن مشروعك {project} ({reference})',
  'mail.panel.quote': 'عرض سعر',
  'mail.panel.call': 'اتصال',
} as const satisfies Record<keyof typeof leadTextsEn, string>;
