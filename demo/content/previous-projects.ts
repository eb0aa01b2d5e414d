import type { previousProjects } from '#content/collections/previous-projects.ts';
import type { DemoRecords } from '#demo/record.ts';
import { story } from '#demo/story.ts';

export const records: DemoRecords<typeof previousProjects> = [
  story('images/facade-led-lamha.jpg', '/project/4', {
    en: 'A square with a night face | Nakhla Plaza, Dubai: 202.8 m² of light on a wall of stone.',
    ar: 'ساحة تضيء ليلًا | ساحة نخلة، دبي: 202.8 م² من الضوء على جدار من حجر.',
  }),
  story('images/curved-wall-silk.jpg', '/project/8', {
    en: 'Standing inside a dune | Tayyat Museum, Abha: a curve of 12.8 m without a seam.',
    ar: 'في قلب الكثيب | متحف طيّات، أبها: قوس طوله 12.8 م بلا فاصل.',
  }),
  story('images/airport-gate-detail.jpg', '/project/3', {
    en: 'Fourteen gates, one voice | Blue Horizon Airport, Eastern Province: displays you read while walking.',
    ar: 'أربع عشرة بوابة وصوت واحد | مطار الأفق الأزرق، المنطقة الشرقية: شاشات تُقرأ أثناء المشي.',
  }),
  story('images/interactive-screen-classroom-detail.jpg', '/project/7', {
    en: 'A summer of classrooms | Ghafir Schools, Sharjah: 62 rooms ready before the first bell.',
    ar: 'صيف القاعات | مدارس غافر، الشارقة: 62 قاعة جاهزة قبل الجرس الأول.',
  }),
  story('images/shop-window-silk.jpg', '/project/6', {
    en: 'The window that beat the sun | Suhayla Perfumes, Dubai: 3 × 2 m facing west.',
    ar: 'النافذة التي لا تغلبها الشمس | عطور سهيلا، دبي: 3 × 2 م في مواجهة الغرب.',
  }),
  story('images/control-room-detail.jpg', '/project/5', {
    en: 'Three shifts, one wall | City Operations Centre, Riyadh: 14.4 m without a bezel.',
    ar: 'ثلاث مناوبات وجدار واحد | مركز عمليات المدينة، الرياض: 14.4 م بلا إطار يقطعها.',
  }),
];
