import { standardCalls } from '../calls.ts';
import { defineCollection } from '../define.ts';
import { media } from '../fields/media.ts';
import { figure, PICTURE_OR_FILM_LABEL, standardText } from '../shapes.ts';

export const productFilms = defineCollection({
  name: 'product-films',
  path: 'productssectionthree',
  label: { en: 'Product video banner', ar: 'بانر فيديو المنتج' },
  calls: standardCalls,
  parent: 'products',
  allRequiredTogether: true,
  titleField: 'title',
  fields: { ...standardText, icon: media({ neededToAdd: true, label: PICTURE_OR_FILM_LABEL }), figure },
  edited: { at: '/dashboard/product/{id}', section: { en: 'Product Video Banner', ar: 'بانر فيديو المنتج' } },
  shown: {
    page: 'product',
    section: { en: 'Looping videos', ar: 'مقاطع متكررة' },
    look: 'cover',
    from: { picture: 'icon' },
  },
});
