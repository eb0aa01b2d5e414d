import type { blogs } from '#content/collections/blogs.ts';
import type { DemoRecords } from '#demo/record.ts';

export const records: DemoRecords<typeof blogs> = [
  {
    files: { icon: { file: 'images/led-pixels-macro-silk.jpg', shows: 'pixels' } },
    en: { name: 'Choosing a screen' },
    ar: { name: 'اختيار الشاشة' },
  },
  {
    files: { icon: { file: 'images/facade-noon-city.jpg', shows: 'facade, noon' } },
    en: { name: 'Light and climate' },
    ar: { name: 'الضوء والمناخ' },
  },
  {
    files: { icon: { file: 'images/shop-window-skyline.jpg', shows: 'shop window, LED wall' } },
    en: { name: 'Content that works' },
    ar: { name: 'محتوى يؤدي غرضه' },
  },
  {
    files: { icon: { file: 'images/installation-half-built.jpg', shows: 'half-built wall' } },
    en: { name: 'On site' },
    ar: { name: 'في الموقع' },
  },
  {
    files: { icon: { file: 'images/interactive-screen-classroom.jpg', shows: 'classroom, board' } },
    en: { name: 'Rooms for people' },
    ar: { name: 'غرف للناس' },
  },
];
