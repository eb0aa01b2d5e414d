import { standardCalls } from '../calls.ts';
import { defineCollection } from '../define.ts';
import { image } from '../fields/image.ts';
import { text } from '../fields/text.ts';

export const categoryCards = defineCollection({
  name: 'category-cards',
  path: 'sectionfive',
  label: { en: 'Names', ar: 'الأسماء' },
  calls: standardCalls,
  parent: 'categories',
  saved: 'panel-item',
  titleField: 'name',
  fields: { name: text({ required: true }), paragraph: text({ long: true }), image: image() },
  edited: { at: '/dashboard/categories/{id}', section: { en: 'Names', ar: 'الأسماء' } },
  shown: {
    page: 'category',
    section: { en: 'Content cards', ar: 'بطاقات المحتوى' },
    heading: { en: 'How to choose', ar: 'كيف تختار' },
    look: 'cards',
    from: { title: 'name', text: 'paragraph', picture: 'image' },
    tone: 'light',
  },
});
