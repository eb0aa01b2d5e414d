import type { sideBlogs } from '#content/collections/side-blogs.ts';
import type { DemoRecords } from '#demo/record.ts';
import { story } from '#demo/story.ts';

export const records: DemoRecords<typeof sideBlogs> = [
  story({ file: 'images/mosque-noon-detail.jpg', shows: 'prayer times, board' }, '/project/1', {
    en: 'Reading across a courtyard | How a courtyard board in Riyadh stays legible from 40 m.',
    ar: 'قراءة من آخر الرواق | كيف تبقى لوحة في صحن جامع بالرياض مقروءة من 40 م.',
  }),
  story({ file: 'images/kiosk-glowmate-mall-perfume.jpg', shows: 'kiosk, perfume' }, '/product/15', {
    en: 'Meet GlowMate | A kiosk that stands on its own and speaks both languages.',
    ar: 'تعرّف إلى GlowMate | كشك يقف وحده ويتحدث اللغتين.',
  }),
  story({ file: 'images/curved-wall-pattern.jpg', shows: 'curved wall' }, '/project/8', {
    en: 'Bending light | What a radius of 4 m asks of a module.',
    ar: 'حين ينحني الضوء | ما الذي يطلبه نصف قطر 4 م من الوحدة.',
  }),
  story({ file: 'images/vision-boardroom-dunes.jpg', shows: 'boardroom, Vision' }, '/one-category/5', {
    en: 'The end of the projector | Why boardrooms are moving to one seamless screen.',
    ar: 'نهاية جهاز الإسقاط | لماذا تنتقل قاعات الإدارة إلى شاشة واحدة بلا فواصل.',
  }),
];
