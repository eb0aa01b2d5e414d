import { defineSettings } from '../define.ts';
import { icon } from '../fields/icon.ts';
import { image } from '../fields/image.ts';
import { list } from '../fields/list.ts';
import { text } from '../fields/text.ts';

export const register = defineSettings({
  name: 'register',
  public: true,
  page: 'register',
  label: { en: 'Project inquiry page', ar: 'صفحة طلب المشروع' },
  help: { en: 'The texts around the project form.', ar: 'النصوص المحيطة بنموذج المشروع.' },
  fields: {
    heading: text({ label: { en: 'Heading', ar: 'عنوان الصفحة' } }),
    text: text({ long: true, label: { en: 'Introduction', ar: 'المقدمة' } }),
    strengths: list(
      { icon: icon(), title: text(), text: text({ long: true }) },
      { maxItems: 8, label: { en: 'Strength cards', ar: 'بطاقات نقاط القوة' } },
    ),
    excellence_title: text({ label: { en: 'Excellence banner: title', ar: 'بانر التميّز: العنوان' } }),
    excellence_text: text({ long: true, label: { en: 'Excellence banner: text', ar: 'بانر التميّز: النص' } }),
    excellence_image: image({ label: { en: 'Excellence banner: image', ar: 'بانر التميّز: الصورة' } }),
  },
});
