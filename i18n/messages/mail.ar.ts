import type { mailEn } from './mail.en.ts';
import { newsletterAr } from './newsletter.ar.ts';

export const mailAr = {
  'mail.notice.title': 'رسالة جديدة: {kind}',
  'mail.notice.open': 'افتحها في صندوق الوارد',
  'mail.notice.received': 'وقت الاستلام',
  'mail.notice.page': 'الصفحة',
  'mail.notice.answer': 'ردّك على هذه الرسالة يصل إلى الزائر مباشرة.',

  'mail.kind.meeting': 'طلب اجتماع',
  'mail.kind.product': 'استفسار عن منتج',
  'mail.kind.contact': 'رسالة تواصل',
  'mail.kind.project': 'طلب مشروع',
  'mail.kind.campaign': 'طلب من صفحة الحملة',
  'mail.kind.self-test': 'اختبار ذاتي',

  'mail.thanks.subject': 'وصلتنا رسالتك ({reference})',
  'mail.thanks.text': 'شكرًا لتواصلك معنا. وصلتنا رسالتك وسنجيبك قريبًا.',
  'mail.reference': 'الرقم المرجعي',
  'mail.automatic': 'أُرسلت هذه الرسالة آليًّا.',

  'mail.time.sa': 'بتوقيت الرياض',
  'mail.time.ae': 'بتوقيت دبي',

  'mail.meeting.confirmed.subject': 'تأكيد موعد الاجتماع ({reference})',
  'mail.meeting.confirmed.text': 'عزيزنا {name}، تأكّد موعد اجتماعنا، ويسعدنا لقاؤك.',
  'mail.meeting.moved.subject': 'موعد جديد للاجتماع ({reference})',
  'mail.meeting.moved.text': 'عزيزنا {name}، اضطررنا إلى اختيار موعد آخر لاجتماعنا. إن لم يناسبك فأجب عن هذه الرسالة.',
  'mail.meeting.declined.subject': 'بشأن طلب الاجتماع ({reference})',
  'mail.meeting.declined.text':
    'عزيزنا {name}، نعتذر عن عدم تمكّننا من اللقاء في الموعد الذي طلبته. اختر موعدًا آخر من موقعنا، أو أجب عن هذه الرسالة.',
  'mail.meeting.day': 'اليوم',
  'mail.meeting.type': 'طريقة اللقاء',
  'mail.meeting.event': 'اجتماع مع {company}',
  'mail.meeting.asked': 'الموعد المطلوب',

  'mail.type.zoom': 'زوم',
  'mail.type.google_meet': 'جوجل ميت',
  'mail.type.teams': 'مايكروسوفت تيمز',
  'mail.type.physical': 'حضوريًّا',

  'mail.test.subject': 'رسالة تجريبية من {company}',
  'mail.test.text': 'إن كنت تقرأ هذه الرسالة فالبريد مُعدّ على الوجه الصحيح.',

  'mail.field.name': 'الاسم',
  'mail.field.fullName': 'الاسم الكامل',
  'mail.field.email': 'البريد الإلكتروني',
  'mail.field.phone': 'الهاتف',
  'mail.field.number': 'الهاتف',
  'mail.field.message': 'الرسالة',
  'mail.field.product': 'المنتج',
  'mail.field.product_id': 'رقم المنتج',
  'mail.field.date': 'التاريخ',
  'mail.field.time': 'الوقت',
  'mail.field.type': 'طريقة اللقاء',
  'mail.field.panel': 'المطلوب',
  'mail.field.companyName': 'الشركة',
  'mail.field.jobTitle': 'المسمى الوظيفي',
  'mail.field.website': 'الموقع الإلكتروني',
  'mail.field.projectName': 'اسم المشروع',
  'mail.field.location': 'مكان المشروع',
  'mail.field.startDate': 'تاريخ البدء',
  'mail.field.projectType': 'نوع المشروع',
  'mail.field.budget': 'الميزانية',
  'mail.field.timeline': 'المدة',
  'mail.field.description': 'الوصف',
  'mail.field.specs': 'المواصفات',
  'mail.field.decisionMaker': 'صاحب القرار',
  'mail.field.stage': 'مرحلة القرار',

  ...newsletterAr,
} as const satisfies Record<keyof typeof mailEn, string>;
