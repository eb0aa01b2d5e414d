import { defineSettings } from '../define.ts';
import { icon } from '../fields/icon.ts';
import { list } from '../fields/list.ts';
import { text } from '../fields/text.ts';

export const proof = defineSettings({
  name: 'proof',
  public: true,
  page: 'home',
  label: { en: 'Proof: figures, quotes, certificates', ar: 'ما يثبت عملنا: الأرقام والشهادات' },
  help: {
    en: 'Home shows the figures and the quotes, the About page all of it. A part without entries is not shown.',
    ar: 'تعرض الصفحة الرئيسية الأرقام وأقوال العملاء، وتعرض صفحة من نحن كل ما هنا. والقسم الخالي لا يظهر.',
  },
  fields: {
    figures_heading: text({ label: { en: 'Heading of the figures', ar: 'عنوان الأرقام' } }),
    figures: list(
      {
        title: text({ label: { en: 'Figure', ar: 'الرقم' } }),
        text: text({ label: { en: 'What it counts', ar: 'ما الذي يحصيه' } }),
      },
      {
        maxItems: 4,
        label: { en: 'Figures', ar: 'الأرقام' },
        help: { en: 'A number first, then its unit: 31,400 m².', ar: 'الرقم أولًا ثم وحدته: 31,400 م².' },
      },
    ),
    quotes_heading: text({ label: { en: 'Heading of the quotes', ar: 'عنوان أقوال العملاء' } }),
    quotes: list(
      {
        text: text({ long: true, label: { en: 'What was said', ar: 'ما قيل' } }),
        name: text({ label: { en: 'Who said it', ar: 'القائل' } }),
        role: text({ label: { en: 'Role and company', ar: 'الصفة والجهة' } }),
        result: text({ label: { en: 'Result', ar: 'النتيجة' } }),
      },
      { maxItems: 6, label: { en: 'Quotes', ar: 'أقوال العملاء' } },
    ),
    certificates_heading: text({ label: { en: 'Heading of the certificates', ar: 'عنوان الشهادات' } }),
    certificates: list(
      {
        title: text({ label: { en: 'Certificate', ar: 'الشهادة' } }),
        text: text({ label: { en: 'What it covers', ar: 'ما الذي تشمله' } }),
      },
      { maxItems: 8, label: { en: 'Certificates', ar: 'الشهادات' } },
    ),
    service_heading: text({ label: { en: 'Heading of warranty and service', ar: 'عنوان الضمان والصيانة' } }),
    service: list(
      { icon: icon(), title: text(), text: text({ long: true }) },
      { maxItems: 6, label: { en: 'Warranty and service', ar: 'الضمان والصيانة' } },
    ),
    note: text({
      label: { en: 'Note below', ar: 'ملاحظة في الأسفل' },
      help: { en: 'Where the figures come from, and of which day they are.', ar: 'مصدر الأرقام وتاريخها.' },
    }),
  },
});
