import { standardCalls } from '../calls.ts';
import { defineCollection } from '../define.ts';
import { drawing } from '../drawings.ts';
import { media } from '../fields/media.ts';
import { PICTURE_OR_FILM_LABEL, standardText } from '../shapes.ts';

export const productMedia = defineCollection({
  name: 'product-media',
  path: 'productssectionseven',
  label: { en: 'Product content grid', ar: 'شبكة محتوى المنتج' },
  calls: standardCalls,
  parent: 'products',
  allRequiredTogether: true,
  titleField: 'title',
  fields: { ...standardText, icon: media({ neededToAdd: true, label: PICTURE_OR_FILM_LABEL }), drawing: drawing() },
  edited: { at: '/dashboard/product/{id}', section: { en: 'Product Content Grid Sector', ar: 'شبكة محتوى المنتج' } },
  shown: {
    page: 'product',
    section: { en: 'Media grid on dark', ar: 'شبكة الوسائط الداكنة' },
    heading: { en: 'Up close', ar: 'عن قرب' },
    look: 'media',
    from: { picture: 'icon' },
    tone: 'dark',
  },
});
