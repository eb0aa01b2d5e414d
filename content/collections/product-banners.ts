import { bannerCalls } from '../calls.ts';
import { defineCollection } from '../define.ts';
import { flag } from '../fields/flag.ts';
import { image } from '../fields/image.ts';
import { list } from '../fields/list.ts';
import { slide } from '../shapes.ts';

export const productBanners = defineCollection({
  name: 'product-banners',
  path: 'productbanner',
  label: { en: 'Product banners', ar: 'بانرات المنتجات' },
  calls: bannerCalls,
  deletesAtOnce: true,
  titleField: 'title',
  fields: {
    ...slide,
    active: flag({ words: { on: 'white', off: 'black' }, label: { en: 'Title colour', ar: 'لون العنوان' } }),
    images: list({ image: image() }, { singular: 'extra' }),
  },
  edited: { at: '/dashboard/product-banners' },
  shown: { page: 'home', section: { en: 'Tile grid', ar: 'شبكة المربعات' } },
});
