import type { projectGrid } from '#content/collections/project-grid.ts';
import type { DemoRecords } from '#demo/record.ts';
import { story } from '#demo/story.ts';

export const records: DemoRecords<typeof projectGrid> = [
  story({ file: 'images/led-wall-lobby-seats.jpg', shows: 'seats, LED wall' }, '/our-community', {
    en: 'Listen and measure | One visit gives us the viewing distance, the light at three hours of the day, the structure behind the plaster and the power at the board.',
    ar: 'نستمع ونقيس | زيارة واحدة تعطينا مسافة المشاهدة، والإضاءة في ثلاث ساعات من اليوم، والهيكل خلف الجدار، والطاقة المتوفرة في لوحة الكهرباء.',
  }),
  story({ file: 'images/lobby-morning-sea.jpg', shows: 'lobby, LED wall' }, '/our-community', {
    en: 'Draw and price | You see the wall in a photograph of your own place, with a specification and a fixed price beside it.',
    ar: 'نرسم ونسعّر | ترى الشاشة في صورة لمكانك نفسه، ومعها مواصفات وسعر ثابت.',
  }),
  story({ file: 'images/workshop-calibration.jpg', shows: 'workshop' }, '/our-community', {
    en: 'Build and burn in | Every cabinet runs for 72 hours in our workshop before it is packed, and the ones that drift stay behind.',
    ar: 'نصنع ونختبر | تعمل كل كابينة 72 ساعة في ورشتنا قبل التغليف، وما انحرف منها لا يغادر.',
  }),
  story({ file: 'images/installation-half-built.jpg', shows: 'half-built wall, cabinets' }, '/our-community', {
    en: 'Install and align | Frames to 1 mm, cabinets to 0.1 mm. The site is swept every evening.',
    ar: 'نركّب ونضبط | الهياكل بدقة 1 مم والكبائن بدقة 0.1 مم، والموقع يُنظَّف كل مساء.',
  }),
  story({ file: 'images/operations-day.jpg', shows: 'control room, figures' }, '/our-community', {
    en: 'Hand over and stay | Your people are trained, the record is signed, and our monitor keeps watching the wall after we have left.',
    ar: 'نسلّم ونبقى | يتدرب فريقك ويُوقَّع السجل، وتظل مراقبتنا للشاشة قائمة بعد أن نغادر.',
  }),
];
