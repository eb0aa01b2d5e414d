import { standardCalls } from '../calls.ts';
import { defineCollection } from '../define.ts';
import { choice } from '../fields/choice.ts';
import { image } from '../fields/image.ts';
import { link } from '../fields/link.ts';
import { text } from '../fields/text.ts';

export const categoryTiles = defineCollection({
  name: 'category-tiles',
  path: 'sectionfour',
  label: { en: 'Gallery', ar: 'المعرض' },
  calls: standardCalls,
  parent: 'categories',
  saved: 'panel-item',
  titleField: 'title',
  fields: {
    title: text({ required: true }),
    info: text({ long: true }),
    path: link(),
    color: choice({ black: { en: 'Black', ar: 'أسود' }, white: { en: 'White', ar: 'أبيض' } }),
    image: image(),
  },
  edited: { at: '/dashboard/categories/{id}', section: { en: 'Gallery', ar: 'المعرض' } },
  shown: {
    page: 'category',
    section: { en: 'Tile gallery', ar: 'معرض المربعات' },
    heading: { en: 'In use', ar: 'أثناء الاستخدام' },
    look: 'tiles',
    pattern: 'category',
    colors: 'by turns',
    from: { text: 'info', picture: 'image', link: 'path' },
  },
});
