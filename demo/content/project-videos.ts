import type { projectVideos } from '#content/collections/project-videos.ts';
import type { DemoRecords } from '#demo/record.ts';
import { ofParent, story } from '#demo/story.ts';

export const records: DemoRecords<typeof projectVideos> = [
  ...ofParent(1, [
    story({ file: 'films/row-pixels.mp4', shows: 'pixels' }, '/product/13', {
      en: 'Point by point | Up close every pixel is a light of its own. From the far arcade they are a word.',
      ar: 'نقطة بعد نقطة | عن قرب كل بكسل نقطة قائمة بذاتها، ومن آخر الرواق تجتمع البكسلات في كلمة.',
    }),
  ]),
  ...ofParent(2, [
    story({ file: 'films/row-stadium.mp4', shows: 'stadium, ribbon' }, '/product/12', {
      en: 'Once around the tier | A wave of light travels the 240 m of the ribbon as a single picture.',
      ar: 'دورة حول المدرج | موجة ضوء تقطع 240 م من الشريط صورةً واحدة.',
    }),
  ]),
  ...ofParent(3, [
    story({ file: 'films/row-pixels.mp4', shows: 'pixels' }, '/product/4', {
      en: 'What a letter is made of | Letters 400 mm tall are drawn with pixels 1.875 mm apart, so the dots of Arabic stay dots.',
      ar: 'ممّ يُصنع الحرف | حروف بارتفاع 400 مم تُرسم ببكسلات بينها 1.875 مم، فتبقى نقاط العربية نقاطًا.',
    }),
  ]),
  ...ofParent(4, [
    story({ file: 'films/banner-outdoor.mp4', shows: 'facade, dusk' }, '/product/10', {
      en: 'Dusk on the square | The facade wakes as the sky turns blue and dims as the street empties.',
      ar: 'غروب على الساحة | تصحو الواجهة حين تزرقّ السماء وتخفت حين يخلو الشارع.',
    }),
  ]),
  ...ofParent(5, [
    story({ file: 'films/row-control-room.mp4', shows: 'control room, LED wall' }, '/product/2', {
      en: 'The night shift | Maps, cameras and calls on one surface, arranged by the operator in front of it.',
      ar: 'مناوبة الليل | خرائط وكاميرات ومكالمات على سطح واحد، يرتبها المشغّل الجالس أمامه.',
    }),
  ]),
  ...ofParent(6, [
    story({ file: 'films/row-transparent-film.mp4', shows: 'film, glass' }, '/sub-category/14', {
      en: 'Light behind glass | A picture has to cross the reflection before it reaches the street. This is how it looks from the pavement.',
      ar: 'ضوء خلف الزجاج | على الصورة أن تغلب الانعكاس لتصل إلى الشارع. وهكذا تبدو من الرصيف.',
    }),
  ]),
  ...ofParent(7, [
    story({ file: 'films/row-classroom.mp4', shows: 'classroom, lesson' }, '/product/21', {
      en: 'The board before the bell | A lesson waits on the screen, and the first pupil to arrive may change it.',
      ar: 'السبورة قبل الجرس | درس ينتظر على الشاشة، ولأول من يصل من الطلاب أن يغيّره.',
    }),
  ]),
  ...ofParent(8, [
    story({ file: 'films/banner-led-walls.mp4', shows: 'curved wall' }, '/product/29', {
      en: 'Inside the curve | The picture drifts along the wall while the gallery stands still.',
      ar: 'داخل القوس | تنساب الصورة على امتداد الجدار والقاعة ساكنة.',
    }),
  ]),
];
