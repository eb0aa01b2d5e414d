import { defineSettings } from '../define.ts';
import { choice } from '../fields/choice.ts';
import { flag } from '../fields/flag.ts';
import { list } from '../fields/list.ts';
import { number } from '../fields/number.ts';
import { text } from '../fields/text.ts';

export const spam = defineSettings({
  name: 'spam',
  public: false,
  area: 'moderation',
  label: { en: 'Spam and moderation', ar: 'الرسائل المزعجة والإشراف' },
  help: { en: 'Suspect items are held for review, never dropped.', ar: 'ما يُشتبه فيه يُحجز للمراجعة ولا يُحذف.' },
  fields: {
    honeypot: flag({ initial: 1, label: { en: 'Hidden trap field', ar: 'حقل مخفي لكشف البرامج الآلية' } }),
    minimum_seconds: number({ max: 60, label: { en: 'Least seconds to fill a form', ar: 'أقل مدة لملء النموذج بالثواني' } }),
    links_allowed: number({
      max: 50,
      label: { en: 'Links allowed in a message or comment', ar: 'عدد الروابط المسموح بها في الرسالة أو التعليق' },
    }),
    challenge: flag({
      initial: 0,
      label: { en: 'Small calculation in the visitor’s browser', ar: 'مسألة حسابية صغيرة في متصفح الزائر' },
      help: {
        en: 'Takes half a second and makes mass mailing dear. Messages without it are held.',
        ar: 'تستغرق نصف ثانية وترفع تكلفة الإرسال الآلي. وتُحجز الرسائل التي تصل من دونها.',
      },
    }),
    watched_words: list(text({ shared: true, max: 60 }), {
      maxItems: 500,
      label: { en: 'Watched words', ar: 'الكلمات المراقبة' },
      help: { en: 'Text with one of them is held.', ar: 'كل نص يحوي إحداها يُحجز للمراجعة.' },
    }),
    reserved_names: list(text({ shared: true, max: 60 }), {
      maxItems: 100,
      label: { en: 'Reserved names', ar: 'الأسماء المحجوزة' },
      help: {
        en: 'Nobody else may sign with them. The company’s name is always reserved.',
        ar: 'لا يوقّع بها أحد سواكم. واسم الشركة محجوز دائمًا.',
      },
    }),
    reports_to_hold: number({
      max: 100,
      label: { en: 'Reports that hold a comment', ar: 'عدد البلاغات التي تحجز التعليق' },
      help: { en: 'From different addresses. 0 means never.', ar: 'من عناوين مختلفة، والصفر يعني عدم الحجز.' },
    }),
    moderation: choice(
      {
        'at-once': { en: 'Publish at once', ar: 'النشر فورًا' },
        'after-approval': { en: 'Publish after approval', ar: 'النشر بعد الموافقة' },
      },
      { label: { en: 'Posts and comments', ar: 'المشاركات والتعليقات' } },
    ),
  },
});
