import type { sideBlogs } from '#content/collections/side-blogs.ts';
import type { DemoRecords } from '#demo/record.ts';
import { story } from '#demo/story.ts';

export const records: DemoRecords<typeof sideBlogs> = [
  story('images/mosque-prayer-board-detail.jpg', '/project/1', {
    en: 'Reading at noon | How a courtyard board in Riyadh stays legible from 40 m.',
    ar: 'قراءة عند الظهيرة | كيف تبقى لوحة في صحن جامع بالرياض مقروءة من 40 م.',
  }),
  story('images/kiosk-glowmate-mall-perfume.jpg', '/product/15', {
    en: 'Meet GlowMate | A kiosk that stands on its own and speaks both languages.',
    ar: 'تعرّف إلى GlowMate | كشك يقف وحده ويتحدث اللغتين.',
  }),
  story('images/curved-wall-pattern.jpg', '/project/8', {
    en: 'Bending light | What a radius of 4 m asks of a module.',
    ar: 'حين ينحني الضوء | ما الذي يطلبه نصف قطر 4 م من الوحدة.',
  }),
  story('images/vision-115-studio-dunes.jpg', '/one-category/5', {
    en: 'The end of the projector | Why boardrooms are moving to one seamless screen.',
    ar: 'نهاية جهاز الإسقاط | لماذا تنتقل غرف الإدارة إلى شاشة واحدة بلا فواصل.',
  }),
];
