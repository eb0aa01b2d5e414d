import { standardCalls } from '../calls.ts';
import { defineCollection } from '../define.ts';
import { standardItem, standardLook } from '../shapes.ts';

export const subCategoryProducts = defineCollection({
  name: 'sub-category-products',
  path: 'subcategoryproducts',
  label: { en: 'Navbar products', ar: 'منتجات الشريط' },
  calls: standardCalls,
  parent: 'sub-categories',
  allRequiredTogether: true,
  titleField: 'title',
  fields: standardItem,
  edited: { at: '/dashboard/sub_category/{id}', section: { en: 'Navbar Products', ar: 'منتجات الشريط' } },
  shown: {
    page: 'subCategory',
    section: { en: 'Icon strip of products', ar: 'شريط أيقونات المنتجات' },
    heading: { en: 'Products of this family', ar: 'منتجات هذه العائلة' },
    look: 'strip',
    area: 'top',
    from: standardLook,
  },
});
