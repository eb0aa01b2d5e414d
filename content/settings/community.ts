import { defineSettings } from '../define.ts';
import { image } from '../fields/image.ts';
import { text } from '../fields/text.ts';

export const community = defineSettings({
  name: 'community',
  public: true,
  page: 'community',
  label: { en: 'Community page', ar: 'صفحة المجتمع' },
  fields: {
    title: text(),
    text: text({ long: true }),
    image: image(),
    feed_title: text({ label: { en: 'Title of the feed', ar: 'عنوان ساحة النقاش' } }),
    feed_text: text({ long: true, label: { en: 'Text above the feed', ar: 'النص أعلى ساحة النقاش' } }),
  },
});
