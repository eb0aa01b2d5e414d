import { defineSettings } from '../define.ts';
import { choice } from '../fields/choice.ts';
import { flag } from '../fields/flag.ts';
import { link } from '../fields/link.ts';
import { list } from '../fields/list.ts';
import { number } from '../fields/number.ts';
import { text } from '../fields/text.ts';

const kind = choice(
  {
    any: { en: 'Every kind', ar: 'كل الأنواع' },
    meeting: { en: 'Meeting request', ar: 'طلب اجتماع' },
    product: { en: 'Product inquiry', ar: 'استفسار عن منتج' },
    contact: { en: 'Contact message', ar: 'رسالة تواصل' },
    project: { en: 'Project inquiry', ar: 'طلب مشروع' },
    campaign: { en: 'Campaign request', ar: 'طلب من صفحة الحملة' },
  },
  { label: { en: 'Kind', ar: 'النوع' } },
);
const country = choice(
  {
    any: { en: 'Every country', ar: 'كل الدول' },
    sa: { en: 'Saudi Arabia', ar: 'السعودية' },
    ae: { en: 'United Arab Emirates', ar: 'الإمارات' },
  },
  { label: { en: 'Country', ar: 'الدولة' } },
);
const email = text({ shared: true, label: { en: 'E-mail', ar: 'البريد الإلكتروني' } });

export const mail = defineSettings({
  name: 'mail',
  public: false,
  area: 'leads',
  label: { en: 'Mail', ar: 'البريد' },
  help: { en: 'Who is told about what visitors send, and what visitors get back.', ar: 'من يصله ما يرسله الزوار، وما يصل الزوار ردًّا.' },
  needed: ['from_name', 'from_address', 'recipients'],
  fields: {
    recipients: list(
      { kind, country, email },
      {
        maxItems: 100,
        label: { en: 'Recipients', ar: 'المستلمون' },
        help: { en: 'Every row that fits a message receives it.', ar: 'تصل الرسالة إلى كل سطر ينطبق عليها.' },
      },
    ),
    notice_language: choice(
      {
        visitor: { en: 'As the visitor wrote', ar: 'لغة الزائر' },
        ar: { en: 'Arabic', ar: 'العربية' },
        en: { en: 'English', ar: 'الإنجليزية' },
      },
      { label: { en: 'Language of mails to the team', ar: 'لغة الرسائل إلى الفريق' } },
    ),
    notices_per_hour: number({
      min: 1,
      max: 100_000,
      label: { en: 'Most mails to the team in an hour', ar: 'أكثر ما يصل الفريق من رسائل في الساعة' },
      help: {
        en: 'Beyond that one mail counts the rest, and all of it is in the inbox. Empty means 1,000.',
        ar: 'ما زاد عليه تحصيه رسالة واحدة، ويبقى كله في صندوق الوارد. وإن تُرك فارغًا فالحد 1,000.',
      },
    }),
    from_name: text({ label: { en: 'Sender name', ar: 'اسم المرسل' } }),
    from_address: text({ shared: true, label: { en: 'Sender address', ar: 'عنوان المرسل' } }),
    self_test_address: text({
      shared: true,
      label: { en: 'Address for the hourly self-test', ar: 'عنوان الاختبار الذاتي كل ساعة' },
      help: { en: 'A mailbox of your own. Empty means no self-test.', ar: 'صندوق بريد لديكم. وإن تُرك فارغًا فلا اختبار.' },
    }),
    visitor_mails_per_hour: number({
      min: 1,
      max: 100_000,
      label: { en: 'Most automatic mails to visitors in an hour', ar: 'أكثر ما يُرسل إلى الزوار آليًا في الساعة' },
      help: {
        en: 'Ten times as many in a day, and one thank-you mail per address and day. What is held back is listed under Mail. Empty means 200.',
        ar: 'وعشرة أمثاله في اليوم، ورسالة شكر واحدة لكل عنوان يوميًا. وما حُجز منها تجده في صفحة البريد. وإن تُرك فارغًا فالحد 200.',
      },
    }),
    meeting_link_sa: link({
      label: { en: 'Link for video meetings, Saudi Arabia', ar: 'رابط الاجتماعات المرئية، السعودية' },
      help: { en: 'Told to visitors whose video meeting is confirmed.', ar: 'يصل الزائر حين يُؤكَّد اجتماعه المرئي.' },
    }),
    meeting_link_ae: link({ label: { en: 'Link for video meetings, Emirates', ar: 'رابط الاجتماعات المرئية، الإمارات' } }),
    reply_hold_seconds: number({
      min: 0,
      max: 600,
      label: { en: 'Seconds an answer can be taken back', ar: 'مهلة التراجع عن الرد (بالثواني)' },
      help: {
        en: 'An answer written in the inbox waits that long before it is sent. Empty means 10, and 0 sends at once.',
        ar: 'ينتظر الرد المكتوب في الوارد هذه المهلة قبل إرساله. إن تُركت فارغة فهي 10، و0 ترسل فورًا.',
      },
    }),
    thank_you: flag({ initial: 1, label: { en: 'Thank visitors by mail', ar: 'إرسال رسالة شكر إلى الزائر' } }),
    thank_you_subject: text({
      label: { en: 'Thank-you mail: subject', ar: 'رسالة الشكر: الموضوع' },
      help: { en: '{reference} becomes the reference number.', ar: 'يحل الرقم المرجعي محل {reference}.' },
    }),
    thank_you_text: text({
      long: true,
      label: { en: 'Thank-you mail: text', ar: 'رسالة الشكر: النص' },
      help: {
        en: '{reference} becomes the reference number. Names are never put in: anybody can type any address.',
        ar: 'يحل الرقم المرجعي محل {reference}. ولا تُدرج الأسماء، فقد يكتب أي شخص عنوان غيره.',
      },
    }),
  },
});
