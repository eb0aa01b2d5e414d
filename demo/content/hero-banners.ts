import type { heroBanners } from '#content/collections/hero-banners.ts';
import type { DemoRecords } from '#demo/record.ts';

/** A full stop ends a line on the slide, so each info is two short sentences. */
export const records: DemoRecords<typeof heroBanners> = [
  {
    shared: { link: '/one-category/1', active: 1 },
    files: { image: { file: 'images/lobby-morning-lagoon.jpg', shows: 'lobby, LED wall, daylight' } },
    en: {
      title: 'Light, exactly where people look',
      info: 'LED walls with a pixel every 0.9 to 2.5 mm. Chosen by the distance you stand at.',
    },
    ar: { title: 'الضوء حيث تقع العين', info: 'جدران LED بتباعد بكسلات من 0.9 إلى 2.5 مم. نختارها بحسب المسافة التي تقف عندها.' },
  },
  {
    shared: { link: '/one-category/2', active: 1 },
    files: { image: { file: 'images/facade-noon-dunes.jpg', shows: 'facade, noon' } },
    en: {
      title: 'Brighter than noon in the Gulf',
      info: 'Facades that stay readable in full sun. Dimmed by themselves when the street grows dark.',
    },
    ar: { title: 'أسطع من ظهيرة الخليج', info: 'واجهات مقروءة تحت الشمس المباشرة. تخفض سطوعها وحدها حين يحل المساء.' },
  },
  {
    shared: { link: '/product/15', active: 1 },
    files: { image: { file: 'images/mall-day-guide.jpg', shows: 'kiosk, directions' } },
    en: { title: 'GlowMate greets first', info: 'A floor-standing kiosk in 43, 55, 65 and 70 inches. With touch or without.' },
    ar: { title: 'GlowMate يبادر بالترحيب', info: 'كشك عرض أرضي بمقاس 43 و55 و65 و70 بوصة. باللمس أو من دونه.' },
  },
  {
    shared: { link: '/the-vision', active: 1 },
    files: { image: { file: 'images/vision-boardroom-sea.jpg', shows: 'boardroom, Vision' } },
    en: { title: 'One screen. No seams.', info: 'The Vision series, from 115 to 295 inches. Screen, sound and control in a single frame.' },
    ar: { title: 'شاشة واحدة. بلا فواصل.', info: 'سلسلة فيجن من 115 إلى 295 بوصة. الصورة والصوت والتحكم في إطار واحد.' },
  },
  {
    shared: { link: '/one-category/6', active: 1 },
    files: { image: { file: 'images/curved-wall-sea.jpg', shows: 'curved wall' } },
    en: {
      title: 'If you can draw it, we can light it',
      info: 'Curves, columns, cubes and glass. Engineered to your drawing, to the millimetre.',
    },
    ar: { title: 'ما ترسمه نضيئه', info: 'منحنيات وأعمدة ومكعبات وزجاج. ننفذها على مخططك بدقة المليمتر.' },
  },
];
