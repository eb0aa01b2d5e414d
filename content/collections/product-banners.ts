import { bannerCalls } from '../calls.ts';
import { defineCollection } from '../define.ts';
import { flag } from '../fields/flag.ts';
import { image } from '../fields/image.ts';
import { list } from '../fields/list.ts';
import { slide, slideLook } from '../shapes.ts';

export const productBanners = defineCollection({
  name: 'product-banners',
  path: 'productbanner',
  label: { en: 'Product banners', ar: 'بانرات المنتجات' },
  calls: bannerCalls,
  deletesAtOnce: true,
  titleField: 'title',
  fields: {
    ...slide,
    active: flag({
      states: { on: { en: 'White', ar: 'أبيض' }, off: { en: 'Black', ar: 'أسود' } },
      label: { en: 'Title colour', ar: 'لون العنوان' },
    }),
    images: list({ image: image() }, { singular: 'extra' }),
  },
  edited: { at: '/dashboard/product-banners', under: '/dashboard/banners' },
  shown: {
    page: 'home',
    section: { en: 'Tile grid', ar: 'شبكة المربعات' },
    heading: { en: 'Made to be looked at', ar: 'صُنعت لتُرى' },
    look: 'tiles',
    leads: 'button',
    colors: 'by turns',
    from: { ...slideLook, white: 'active' },
  },
});
