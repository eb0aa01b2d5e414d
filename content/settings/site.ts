import { defineSettings } from '../define.ts';
import { choice } from '../fields/choice.ts';
import { document } from '../fields/document.ts';
import { flag } from '../fields/flag.ts';
import { icon } from '../fields/icon.ts';
import { image } from '../fields/image.ts';
import { link } from '../fields/link.ts';
import { list } from '../fields/list.ts';
import { text } from '../fields/text.ts';
import { video } from '../fields/video.ts';

export const site = defineSettings({
  name: 'site',
  public: true,
  page: 'home',
  label: { en: 'Site', ar: 'الموقع' },
  help: {
    en: 'The company’s name, marks, downloads and the habits of every page.',
    ar: 'اسم الشركة وشعارها وملفاتها، وما تشترك فيه كل الصفحات.',
  },
  needed: ['company_name', 'short_name', 'logo', 'favicon'],
  decided: ['arabic_months', 'digits', 'consent_banner'],
  fields: {
    company_name: text({ required: true, label: { en: 'Company name', ar: 'اسم الشركة' } }),
    short_name: text({
      required: true,
      label: { en: 'Short name', ar: 'الاسم المختصر' },
      help: { en: 'Used in headings and in browser titles.', ar: 'يظهر في العناوين وفي عنوان نافذة المتصفح.' },
    }),
    tagline: text({
      label: { en: 'Tagline', ar: 'العبارة التعريفية' },
      help: { en: 'Shown in the navigation bar.', ar: 'تظهر في شريط التنقل.' },
    }),
    logo: image({
      label: { en: 'Logo', ar: 'الشعار' },
      help: { en: 'Empty means the drawn mark of the site.', ar: 'إن تُرك فارغًا ظهر الشعار المرسوم في الموقع.' },
    }),
    favicon: image({
      label: { en: 'Browser icon', ar: 'أيقونة المتصفح' },
      help: { en: 'A square picture of at least 512 pixels.', ar: 'صورة مربعة لا تقل عن 512 بكسل.' },
    }),
    social: list(
      { name: text({ shared: true }), icon: icon(), link: link() },
      { maxItems: 12, label: { en: 'Social links', ar: 'روابط التواصل الاجتماعي' } },
    ),
    profile: document({
      label: { en: 'Company profile (PDF)', ar: 'الملف التعريفي للشركة (PDF)' },
      help: { en: 'With a copy of its own for Arabic.', ar: 'وله نسخة خاصة بالعربية.' },
    }),
    intro_video: video({
      label: { en: 'Intro video of the inquiry page', ar: 'الفيديو الافتتاحي لصفحة طلب المشروع' },
      help: { en: 'No file means no intro.', ar: 'من دون ملف تُفتح الصفحة مباشرة.' },
    }),
    digits: choice(
      { latin: { en: '0123456789', ar: 'الأرقام 0123456789' }, arabic: { en: '٠١٢٣٤٥٦٧٨٩', ar: 'الأرقام ٠١٢٣٤٥٦٧٨٩' } },
      { label: { en: 'Digits on Arabic pages', ar: 'الأرقام في الصفحات العربية' } },
    ),
    show_team: flag({ initial: 0, label: { en: 'Show team members on About', ar: 'عرض أعضاء الفريق في صفحة من نحن' } }),
    arabic_months: flag({
      initial: 0,
      label: { en: 'Arabic dates on Arabic pages', ar: 'تواريخ عربية في الصفحات العربية' },
      help: {
        en: 'In the meeting calendar, under comments and posts, and in the policies, all at once.',
        ar: 'في تقويم الاجتماعات وتحت التعليقات والمشاركات وفي السياسات، دفعة واحدة.',
      },
    }),
    consent_banner: flag({
      initial: 1,
      label: { en: 'Ask for consent before tracking', ar: 'طلب الموافقة قبل التتبّع' },
      help: { en: 'Pixel and analytics load only after a visitor agrees.', ar: 'لا تُحمَّل أدوات القياس إلا بعد موافقة الزائر.' },
    }),
    closed: flag({
      initial: 0,
      label: { en: 'Close the site for a while', ar: 'إغلاق الموقع مؤقتًا' },
      help: {
        en: 'Visitors read that we will be back, with phone, mail and WhatsApp. Signed-in staff still see the site.',
        ar: 'يرى الزائر رسالة بأننا سنعود قريبًا مع الهاتف والبريد وواتساب، ويبقى الموقع ظاهرًا لفريق العمل بعد تسجيل الدخول.',
      },
    }),
    closed_notice: text({
      long: true,
      max: 300,
      label: { en: 'What visitors read while the site is closed', ar: 'ما يقرؤه الزائر أثناء الإغلاق' },
      help: { en: 'Optional, such as when the site will be back.', ar: 'اختياري، مثل موعد عودة الموقع.' },
    }),
  },
});
