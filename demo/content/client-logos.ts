import type { clientLogos } from '#content/collections/client-logos.ts';
import type { DemoRecords } from '#demo/record.ts';

/** Invented companies, with the project or page their mark leads to. The text is the picture's alternative text. */
const CLIENTS = [
  { file: 'rimalia-hotels', path: '/one-category/6', en: 'Rimalia Hotels', ar: 'فنادق ريماليا' },
  { file: 'tarqa-air', path: '/one-category/4', en: 'Tarqa Air', ar: 'طيران طارقة' },
  { file: 'saqran-club', path: '/project/2', en: 'Saqran Sports Club', ar: 'نادي صقران الرياضي' },
  { file: 'ufuq-airport', path: '/project/3', en: 'Blue Horizon Airport', ar: 'مطار الأفق الأزرق' },
  { file: 'suhayla-perfumes', path: '/project/6', en: 'Suhayla Perfumes', ar: 'عطور سهيلا' },
  { file: 'ghafir-schools', path: '/project/7', en: 'Ghafir Schools', ar: 'مدارس غافر' },
  { file: 'tayyat-museum', path: '/project/8', en: 'Tayyat Museum', ar: 'متحف طيّات' },
  { file: 'marsen-marina', path: '/project/4', en: 'Marsen Marina', ar: 'مارسن مارينا' },
  { file: 'sadafa-bank', path: '/one-category/5', en: 'Sadafa Bank', ar: 'بنك صَدَفة' },
  { file: 'shiraa-hotels', path: '/one-category/1', en: 'Shiraa Hotels and Resorts', ar: 'شراعة للفنادق والمنتجعات' },
  { file: 'qimara-sport', path: '/one-category/2', en: 'Qimara Sport', ar: 'قيمارا الرياضية' },
  { file: 'hilan-coffee', path: '/product/17', en: 'Hilan Arabic Coffee', ar: 'هيلان للقهوة العربية' },
  { file: 'noorix-energy', path: '/project/5', en: 'Noorix Energy', ar: 'نوركس للطاقة' },
  { file: 'dar-marjana', path: '/product/8', en: 'Dar Marjana Publishing', ar: 'دار مرجانة للنشر' },
  { file: 'layalin-events', path: '/product/5', en: 'Layalin Events', ar: 'ليالين للفعاليات' },
  { file: 'rayhana-clinics', path: '/product/16', en: 'Rayhana Clinics', ar: 'عيادات ريحانا' },
  { file: 'wadina-health', path: '/one-category/3', en: 'Wadina Health', ar: 'وادينا الصحية' },
  { file: 'yanbua-bank', path: '/product/24', en: 'Yanbua Bank', ar: 'مصرف ينبوعة' },
  { file: 'safinex-logistics', path: '/product/3', en: 'Safinex Logistics', ar: 'سفينكس للخدمات اللوجستية' },
  { file: 'midad-gallery', path: '/product/29', en: 'Midad Gallery', ar: 'معرض مداد الفني' },
  { file: 'lulwara-jewels', path: '/product/7', en: 'Lulwara Jewels', ar: 'مجوهرات لولوارا' },
  { file: 'bayt-alsadaf', path: '/product/30', en: 'Bayt Alsadaf Furniture and Design', ar: 'بيت الصدف للأثاث والتصميم' },
  { file: 'zafra-house', path: '/product/26', en: 'Zafra House', ar: 'دار ظفرة' },
  { file: 'ruwaa-university', path: '/product/22', en: 'Ruwaa University', ar: 'جامعة رُواء' },
] as const;

export const records: DemoRecords<typeof clientLogos> = CLIENTS.map(({ file, path, en, ar }) => ({
  shared: { path },
  files: { icon: `logos/${file}.png` },
  en: { title: en, text: `Logo of ${en}` },
  ar: { title: ar, text: `شعار ${ar}` },
}));
