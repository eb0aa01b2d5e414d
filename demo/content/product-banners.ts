import type { productBanners } from '#content/collections/product-banners.ts';
import type { DemoRecords } from '#demo/record.ts';

/** Seven tiles in widths 8, 4, 4, 4, 4, 4, 8; the first and the last carry the widest pictures. */
export const records: DemoRecords<typeof productBanners> = [
  {
    shared: { link: '/product/2', active: 1 },
    files: { image: 'images/control-room-city.jpg', images: [{ image: 'images/led-pixels-macro-silk.jpg' }] },
    en: { title: 'Lamha P1.2', info: 'True 4K in 4.8 × 2.7 m, sharp from 1.2 m away.' },
    ar: { title: 'لمحة P1.2', info: 'دقة 4K حقيقية في 4.8 × 2.7 م، واضحة من مسافة 1.2 م.' },
  },
  {
    shared: { link: '/product/15', active: 1 },
    files: {
      image: 'images/kiosk-glowmate-front-welcome.jpg',
      images: [{ image: 'images/kiosk-glowmate-angle.jpg' }, { image: 'images/kiosk-glowmate-back.jpg' }],
    },
    en: { title: 'GlowMate', info: 'The kiosk that needs a socket and nothing else.' },
    ar: { title: 'GlowMate', info: 'كشك لا يحتاج إلا إلى مقبس كهرباء.' },
  },
  {
    shared: { link: '/product/21', active: 1 },
    files: { image: 'images/interactive-screen-classroom.jpg', images: [] },
    en: { title: 'Board 86', info: 'A lesson that everyone can touch.' },
    ar: { title: 'Board 86', info: 'درس يلمسه الجميع.' },
  },
  {
    shared: { link: '/product/7', active: 1 },
    files: { image: 'images/shop-window-perfume.jpg', images: [] },
    en: { title: 'Window P2.5', info: 'A shop window that wins against the sun.' },
    ar: { title: 'Window P2.5', info: 'واجهة متجر لا تغلبها الشمس.' },
  },
  {
    shared: { link: '/product/29', active: 1 },
    files: { image: 'images/led-column-silk.jpg', images: [{ image: 'images/curved-wall-dunes.jpg' }] },
    en: { title: 'Curve Flex P2', info: 'Bends around a column and stays seamless.' },
    ar: { title: 'Curve Flex P2', info: 'تلتف حول العمود وتبقى بلا فواصل.' },
  },
  {
    shared: { link: '/product/30', active: 1 },
    files: { image: 'images/transparent-film-pattern.jpg', images: [] },
    en: { title: 'Glass Film P6', info: 'A picture on the glass, daylight through it.' },
    ar: { title: 'Glass Film P6', info: 'صورة على الزجاج، والنهار يعبر من خلالها.' },
  },
  {
    shared: { link: '/product/12', active: 1 },
    files: { image: 'images/stadium-ribbon-goal.jpg', images: [] },
    en: { title: 'Stadium P10 Ribbon', info: 'The score, the sponsor and the moment, all around the pitch.' },
    ar: { title: 'Stadium P10 Ribbon', info: 'النتيجة والراعي واللحظة، على امتداد المدرجات.' },
  },
];
