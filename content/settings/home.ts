import { defineSettings } from '../define.ts';
import { link } from '../fields/link.ts';
import { text } from '../fields/text.ts';

export const home = defineSettings({
  name: 'home',
  public: true,
  page: 'home',
  label: { en: 'Home page texts', ar: 'نصوص الصفحة الرئيسية' },
  fields: {
    why_heading: text({
      label: { en: 'Heading of Why Choose', ar: 'عنوان قسم لماذا تختارنا' },
      help: { en: 'Name the company in it.', ar: 'اذكر فيه اسم الشركة.' },
    }),
    know_more_heading: text({ label: { en: 'Heading of Get to Know More', ar: 'عنوان قسم تعرّف أكثر' } }),
    discover_heading: text({ label: { en: 'Heading of Discover Our Products', ar: 'عنوان قسم اكتشف منتجاتنا' } }),
    clients_heading: text({ label: { en: 'Heading of the client logos', ar: 'عنوان شعارات العملاء' } }),
    static_heading: text({ label: { en: 'Static block: heading', ar: 'الفقرة الثابتة: العنوان' } }),
    static_text: text({ long: true, label: { en: 'Static block: paragraph', ar: 'الفقرة الثابتة: النص' } }),
    static_button: text({ label: { en: 'Static block: button', ar: 'الفقرة الثابتة: الزر' } }),
    static_link: link({ label: { en: 'Static block: link of the button', ar: 'الفقرة الثابتة: رابط الزر' } }),
  },
});
