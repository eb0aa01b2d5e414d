import { sectionThreeCalls } from '../calls.ts';
import { defineCollection } from '../define.ts';
import { document } from '../fields/document.ts';
import { flag } from '../fields/flag.ts';
import { icon } from '../fields/icon.ts';
import { image } from '../fields/image.ts';
import { link } from '../fields/link.ts';
import { list } from '../fields/list.ts';
import { text } from '../fields/text.ts';

export const categoryProducts = defineCollection({
  name: 'category-products',
  path: 'sectionthree',
  label: { en: 'Products upload', ar: 'رفع المنتجات' },
  calls: sectionThreeCalls,
  parent: 'categories',
  maxPerParent: 4,
  saved: 'section-three',
  titleField: 'headline_one',
  fields: {
    headline_one: text({ required: true }),
    headline_two: text(),
    headline_three: text(),
    description: text({ long: true }),
    about: text({ long: true }),
    path: link(),
    image: image(),
    specsheet: document(),
    icons: list(icon(), { asJsonText: true }),
    sizes: list(text(), { asJsonText: true }),
    features: list({ title: text(), image: image() }, { singular: 'feature', asJsonText: true }),
    advantages: list({ name: text(), value: flag({ initial: 1, asBoolean: true }) }, { asJsonText: true }),
  },
  edited: { at: '/dashboard/categories/{id}', section: { en: 'Products Upload', ar: 'رفع المنتجات' } },
  shown: {
    page: 'category',
    section: { en: 'Product cards', ar: 'بطاقات المنتجات' },
    heading: { en: 'Side by side', ar: 'جنبًا إلى جنب' },
    look: 'columns',
    from: {
      title: 'headline_one',
      kind: 'headline_two',
      promise: 'headline_three',
      text: 'description',
      picture: 'image',
      link: 'path',
      sheet: 'specsheet',
    },
    tone: 'light',
  },
});
