import type { productBanners } from '#content/collections/product-banners.ts';
import type { DemoRecords } from '#demo/record.ts';

/** Seven tiles in widths 8, 4, 4, 4, 4, 4, 8; the first and the last carry the widest pictures. */
export const records: DemoRecords<typeof productBanners> = [
  {
    shared: { link: '/product/2', active: 1 },
    files: {
      image: { file: 'images/operations-day.jpg', shows: 'control room, LED wall' },
      images: [{ image: { file: 'images/led-pixels-macro-silk.jpg', shows: 'pixels' } }],
    },
    en: { title: 'Lamha P1.2', info: 'True 4K in 4.8 × 2.7 m, sharp from 1.2 m away.' },
    ar: { title: 'لمحة P1.2', info: 'دقة 4K حقيقية في 4.8 × 2.7 م، واضحة من مسافة 1.2 م.' },
  },
  {
    shared: { link: '/product/15', active: 1 },
    files: {
      image: { file: 'images/mall-day-guide.jpg', shows: 'kiosk' },
      images: [
        { image: { file: 'images/kiosk-glowmate-angle.jpg', shows: 'kiosk' } },
        { image: { file: 'images/kiosk-glowmate-back.jpg', shows: 'kiosk, back' } },
      ],
    },
    en: { title: 'GlowMate', info: 'The kiosk that needs a socket and nothing else.' },
    ar: { title: 'GlowMate', info: 'كشك لا يحتاج إلا إلى مقبس كهرباء.' },
  },
  {
    shared: { link: '/product/21', active: 1 },
    files: { image: { file: 'images/interactive-screen-classroom.jpg', shows: 'classroom, board' }, images: [] },
    en: { title: 'Board 86', info: 'A lesson that everyone can touch.' },
    ar: { title: 'Board 86', info: 'درس يلمسه الجميع.' },
  },
  {
    shared: { link: '/product/7', active: 1 },
    files: { image: { file: 'images/shop-morning-perfume.jpg', shows: 'shop window, LED wall, daylight' }, images: [] },
    en: { title: 'Window P2.5', info: 'A shop window that stops the street.' },
    ar: { title: 'Window P2.5', info: 'واجهة متجر توقف المارّة.' },
  },
  {
    shared: { link: '/product/29', active: 1 },
    files: {
      image: { file: 'images/led-column-silk.jpg', shows: 'columns' },
      images: [{ image: { file: 'images/curved-wall-dunes.jpg', shows: 'curved wall' } }],
    },
    en: { title: 'Curve Flex P2', info: 'Bends around a column and stays seamless.' },
    ar: { title: 'Curve Flex P2', info: 'تلتف حول العمود وتبقى بلا فواصل.' },
  },
  {
    shared: { link: '/product/30', active: 1 },
    files: { image: { file: 'images/film-day-pattern.jpg', shows: 'film, glass, daylight' }, images: [] },
    en: { title: 'Glass Film P6', info: 'A picture on the glass, the city through it.' },
    ar: { title: 'Glass Film P6', info: 'صورة على الزجاج، والمدينة من خلالها.' },
  },
  {
    shared: { link: '/product/12', active: 1 },
    files: { image: { file: 'images/stadium-day-welcome.jpg', shows: 'stadium, ribbon' }, images: [] },
    en: { title: 'Stadium P10 Ribbon', info: 'The score, the sponsor and the moment, all around the pitch.' },
    ar: { title: 'Stadium P10 Ribbon', info: 'النتيجة والراعي واللحظة، على امتداد المدرجات.' },
  },
];
