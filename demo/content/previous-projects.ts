import type { previousProjects } from '#content/collections/previous-projects.ts';
import type { DemoRecords } from '#demo/record.ts';
import { story } from '#demo/story.ts';

export const records: DemoRecords<typeof previousProjects> = [
  story({ file: 'images/facade-led-lamha.jpg', shows: 'facade, dusk' }, '/project/4', {
    en: 'A square with a night face | Nakhla Plaza, Dubai: 202.8 m² of light on a wall without windows.',
    ar: 'ساحة تضيء ليلًا | ساحة نخلة، دبي: 202.8 م² من الضوء على جدار بلا نوافذ.',
  }),
  story({ file: 'images/curved-wall-dunes.jpg', shows: 'curved wall, dunes' }, '/project/8', {
    en: 'Standing inside a dune | Tayyat Museum, Abha: a curve of 12.8 m without a seam.',
    ar: 'في قلب الكثيب | متحف طيّات، أبها: قوس طوله 12.8 م بلا فاصل.',
  }),
  story({ file: 'images/airport-gate-detail.jpg', shows: 'gates, displays' }, '/project/3', {
    en: 'Fourteen gates, one voice | Blue Horizon Airport, Eastern Province: displays you read while walking.',
    ar: 'أربع عشرة بوابة وصوت واحد | مطار الأفق الأزرق، المنطقة الشرقية: شاشات تُقرأ أثناء المشي.',
  }),
  story({ file: 'images/interactive-screen-classroom-detail.jpg', shows: 'classroom, lesson' }, '/project/7', {
    en: 'A summer of classrooms | Ghafir Schools, Sharjah: 62 rooms ready before the first bell.',
    ar: 'صيف القاعات | مدارس غافر، الشارقة: 62 قاعة جاهزة قبل الجرس الأول.',
  }),
  story({ file: 'images/shop-morning-perfume.jpg', shows: 'shop window, LED wall, daylight' }, '/project/6', {
    en: 'A window that stops the street | Suhayla Perfumes, Dubai: 3 × 2 m facing west.',
    ar: 'نافذة توقف المارّة | عطور سهيلا، دبي: 3 × 2 م في مواجهة الغرب.',
  }),
  story({ file: 'images/control-room-detail.jpg', shows: 'control room, maps' }, '/project/5', {
    en: 'Three shifts, one wall | City Operations Centre, Riyadh: 14.4 m without a bezel.',
    ar: 'ثلاث مناوبات وجدار واحد | مركز عمليات المدينة، الرياض: 14.4 م بلا إطار يقطعها.',
  }),
];
