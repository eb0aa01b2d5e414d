import type { projectBlogs } from '#content/collections/project-blogs.ts';
import type { DemoRecords } from '#demo/record.ts';
import { story } from '#demo/story.ts';

export const records: DemoRecords<typeof projectBlogs> = [
  story({ file: 'images/led-pixels-macro-dunes.jpg', shows: 'pixels' }, '/our-community?blog=1', {
    en: 'Choosing a pixel pitch | How far away do people stand? One question decides most of the budget.',
    ar: 'اختيار تباعد البكسلات | من أي مسافة يقف الناس؟ سؤال واحد يحسم معظم الميزانية.',
  }),
  story({ file: 'images/facade-noon-dunes.jpg', shows: 'facade, noon' }, '/our-community?blog=2', {
    en: 'Screens and the sun | What noon in the Gulf does to a display, and what to ask for.',
    ar: 'الشاشات والشمس | ماذا تفعل ظهيرة الخليج بالشاشة، وما الذي ينبغي أن تطلبه.',
  }),
  story({ file: 'images/shop-window-silk.jpg', shows: 'shop window, LED wall' }, '/our-community?blog=3', {
    en: 'Content that works | Two seconds, two languages and one message.',
    ar: 'محتوى يؤدي غرضه | ثانيتان ولغتان ورسالة واحدة.',
  }),
  story({ file: 'images/installation-detail.jpg', shows: 'half-built wall, ladder' }, '/our-community?blog=4', {
    en: 'On site | Frames, power, levels and the night before the opening.',
    ar: 'في الموقع | الهياكل والكهرباء والاستواء والليلة التي تسبق الافتتاح.',
  }),
];
