import type { blogs } from '#content/collections/blogs.ts';
import type { DemoRecords } from '#demo/record.ts';

export const records: DemoRecords<typeof blogs> = [
  { files: { icon: 'images/led-pixels-macro-silk.jpg' }, en: { name: 'Choosing a screen' }, ar: { name: 'اختيار الشاشة' } },
  { files: { icon: 'images/facade-led-dunes.jpg' }, en: { name: 'Light and climate' }, ar: { name: 'الضوء والمناخ' } },
  { files: { icon: 'images/shop-window-skyline.jpg' }, en: { name: 'Content that works' }, ar: { name: 'محتوى يؤدي غرضه' } },
  { files: { icon: 'images/installation-half-built.jpg' }, en: { name: 'On site' }, ar: { name: 'في الموقع' } },
  { files: { icon: 'images/interactive-screen-classroom.jpg' }, en: { name: 'Rooms for people' }, ar: { name: 'غرف للناس' } },
];
