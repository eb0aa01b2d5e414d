import type { clientLogos } from '#content/collections/client-logos.ts';
import type { DemoRecords } from '#demo/record.ts';

/** Invented companies, with the project or page their mark leads to. The text is the picture's alternative text. */
const CLIENTS = [
  { file: 'al-waha', path: '/project/1', en: 'Al Waha Foundation', ar: 'مؤسسة الواحة' },
  { file: 'sahab', path: '/project/2', en: 'Sahab Sports', ar: 'سحاب الرياضية' },
  { file: 'marsa', path: '/project/3', en: 'Marsa Airports', ar: 'مطارات مرسى' },
  { file: 'nakhla', path: '/project/4', en: 'Nakhla Properties', ar: 'نخلة العقارية' },
  { file: 'madar', path: '/project/5', en: 'Madar City Services', ar: 'مدار لخدمات المدن' },
  { file: 'dar-attar', path: '/project/6', en: 'Dar Attar', ar: 'دار عطّار' },
  { file: 'bayan', path: '/project/7', en: 'Bayan Schools', ar: 'مدارس بيان' },
  { file: 'rimal', path: '/project/8', en: 'Rimal Museum', ar: 'متحف رمال' },
  { file: 'barq', path: '/one-category/2', en: 'Barq Telecom', ar: 'برق للاتصالات' },
  { file: 'qahwati', path: '/product/17', en: 'Qahwati Cafés', ar: 'مقاهي قهوتي' },
  { file: 'sidra', path: '/one-category/4', en: 'Sidra Clinics', ar: 'عيادات سدرة' },
  { file: 'mawj', path: '/one-category/6', en: 'Mawj Resorts', ar: 'منتجعات موج' },
  { file: 'rukn', path: '/one-category/5', en: 'Rukn Bank', ar: 'بنك ركن' },
  { file: 'safina', path: '/one-category/2', en: 'Safina Shipping', ar: 'سفينة للشحن' },
  { file: 'noqta', path: '/product/1', en: 'Noqta Media', ar: 'نقطة للإعلام' },
  { file: 'tawq', path: '/one-category/6', en: 'Tawq Jewellery', ar: 'مجوهرات طوق' },
  { file: 'suhail', path: '/product/27', en: 'Suhail Energy', ar: 'سهيل للطاقة' },
  { file: 'darb', path: '/product/14', en: 'Darb Roads', ar: 'درب للطرق' },
  { file: 'zajil', path: '/one-category/4', en: 'Zajil Post', ar: 'بريد زاجل' },
  { file: 'lawn', path: '/product/5', en: 'Lawn Events', ar: 'لون للفعاليات' },
  { file: 'ghaim', path: '/one-category/5', en: 'Ghaim Cloud', ar: 'غيم السحابية' },
  { file: 'bustan', path: '/product/8', en: 'Bustan Markets', ar: 'أسواق بستان' },
  { file: 'hilal', path: '/one-category/3', en: 'Hilal Academy', ar: 'أكاديمية هلال' },
  { file: 'sarab', path: '/product/30', en: 'Sarab Motors', ar: 'سراب للسيارات' },
] as const;

export const records: DemoRecords<typeof clientLogos> = CLIENTS.map(({ file, path, en, ar }) => ({
  shared: { path },
  files: { icon: `logos/${file}.png` },
  en: { title: en, text: `Logo of ${en}` },
  ar: { title: ar, text: `شعار ${ar}` },
}));
