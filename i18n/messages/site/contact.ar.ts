import type { contactEn } from './contact.en.ts';

export const contactAr = {
  'site.contact.title': 'لنتحدث',
  'site.contact.lead': 'تكفي للبداية صورة للمكان وقياس واحد. نجيبك خلال يوم عمل.',
  'site.contact.form': 'اكتب إلينا',
  'site.contact.name': 'الاسم',
  'site.contact.number': 'رقم الهاتف',
  'site.contact.email': 'البريد الإلكتروني',
  'site.contact.optional': 'اختياري',
  'site.contact.message': 'الرسالة',
  'site.contact.send': 'أرسل الرسالة',
  'site.contact.allRequired': 'جميع الحقول مطلوبة.',
  'site.contact.failed': '❌ تعذّر إرسال الرسالة. أعد المحاولة.',
  'site.contact.sent': '✅ شكرًا لتواصلك معنا',
  'site.contact.details': 'اتصل أو راسل أو زرنا',
  'site.contact.whatsapp': 'راسلنا على واتساب',
  'site.contact.phone': 'الهاتف',
  'site.contact.address': 'العنوان',
  'site.contact.map': 'الخريطة: {place}',
  'site.contact.showMap': 'اعرض الخريطة',
  'site.contact.mapFrom': 'تأتي الخريطة من {host}، وعرضها يتصل بتلك الخدمة.',
  'site.contact.openMap': 'افتح في الخرائط',

  'site.form.required': 'املأ هذا الحقل.',
  'site.form.wrongPhone': 'أدخل رقم هاتف صحيحًا.',
  'site.form.wrongEmail': 'أدخل بريدًا إلكترونيًا صحيحًا.',
  'site.form.wrong': 'راجع هذا الحقل.',
} as const satisfies Record<keyof typeof contactEn, string>;
