import { defineSettings } from '../define.ts';
import { image } from '../fields/image.ts';
import { text } from '../fields/text.ts';

/** A picture of its own for each page that has no record behind it; without one, the first is used. */
function sharePicture(en: string, ar: string) {
  return image({ label: { en: `Share picture: ${en}`, ar: `صورة المشاركة: ${ar}` } });
}

export const seo = defineSettings({
  name: 'seo',
  public: true,
  page: 'home',
  label: { en: 'Search engines and sharing', ar: 'محركات البحث والمشاركة' },
  help: { en: 'Used where a page has nothing of its own.', ar: 'تُستخدم حين لا تملك الصفحة ما يخصها.' },
  needed: ['title_suffix', 'description'],
  fields: {
    title_suffix: text({ max: 60, label: { en: 'Ending of every page title', ar: 'خاتمة عنوان كل صفحة' } }),
    description: text({ max: 320 }),
    share_image: image({
      help: { en: '1200 by 630 pixels.', ar: 'بمقاس 1200 × 630 بكسل.' },
    }),
    share_about: sharePicture('About', 'من نحن'),
    share_projects: sharePicture('Projects', 'المشاريع'),
    share_community: sharePicture('Community', 'المجتمع'),
    share_contact: sharePicture('Contact', 'تواصل معنا'),
    share_register: sharePicture('Start a project', 'ابدأ مشروعك'),
    share_campaign: sharePicture('Campaign', 'الحملة'),
  },
});
