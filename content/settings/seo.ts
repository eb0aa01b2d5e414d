import { defineSettings } from '../define.ts';
import { image } from '../fields/image.ts';
import { text } from '../fields/text.ts';

export const seo = defineSettings({
  name: 'seo',
  public: true,
  label: { en: 'Search engines and sharing', ar: 'محركات البحث والمشاركة' },
  help: { en: 'Used where a page has nothing of its own.', ar: 'تُستخدم حين لا تملك الصفحة ما يخصها.' },
  fields: {
    title_suffix: text({ max: 60, label: { en: 'Ending of every page title', ar: 'خاتمة عنوان كل صفحة' } }),
    description: text({ max: 320 }),
    share_image: image({
      label: { en: 'Share picture', ar: 'صورة المشاركة' },
      help: { en: '1200 by 630 pixels.', ar: 'بمقاس 1200 × 630 بكسل.' },
    }),
  },
});
