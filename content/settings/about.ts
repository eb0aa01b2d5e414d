import { defineSettings } from '../define.ts';
import { icon } from '../fields/icon.ts';
import { image } from '../fields/image.ts';
import { list } from '../fields/list.ts';
import { text } from '../fields/text.ts';

export const about = defineSettings({
  name: 'about',
  public: true,
  page: 'about',
  label: { en: 'About page', ar: 'صفحة من نحن' },
  fields: {
    taglines: list(text(), {
      maxItems: 8,
      label: { en: 'Taglines', ar: 'العبارات المتعاقبة' },
      help: { en: 'Typed letter by letter, one after the other.', ar: 'تُكتب حرفًا حرفًا، واحدة بعد الأخرى.' },
    }),
    text: text({ long: true, label: { en: 'Introduction', ar: 'المقدمة' } }),
    mission: text({ long: true, label: { en: 'Mission', ar: 'رسالتنا' } }),
    vision: text({ long: true, label: { en: 'Vision', ar: 'رؤيتنا' } }),
    objectives: text({ long: true, label: { en: 'Objectives', ar: 'أهدافنا' } }),
    features_heading: text({ label: { en: 'Heading of what makes us unique', ar: 'عنوان قسم ما يميّزنا' } }),
    features: list(
      { icon: icon(), title: text(), text: text({ long: true }) },
      { maxItems: 4, label: { en: 'What makes us unique', ar: 'ما يميّزنا' } },
    ),
    image: image({ help: { en: 'Stands in the middle of the four features.', ar: 'تتوسط الخصائص الأربع.' } }),
  },
});
