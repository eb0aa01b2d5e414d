import type { bodySlides } from '#content/collections/body-slides.ts';
import type { DemoRecords } from '#demo/record.ts';

export const records: DemoRecords<typeof bodySlides> = [
  {
    shared: { link: '/project/1', active: 1 },
    files: { image: { file: 'images/mosque-prayer-board.jpg', shows: 'courtyard, prayer times' } },
    en: {
      title: 'A courtyard that keeps time',
      info: 'Prayer times, the next lecture and a quiet word of welcome on a board that dims itself after the last prayer of the day. Set in lettering that people read from the far arcade.',
    },
    ar: {
      title: 'صحن الجامع يحفظ الوقت',
      info: 'مواقيت الصلاة والدرس القادم وكلمة ترحيب هادئة على لوحة تخفض سطوعها بعد صلاة العشاء، بخط يقرؤه الناس من آخر الرواق.',
    },
  },
  {
    shared: { link: '/project/3', active: 1 },
    files: { image: { file: 'images/airport-gates-row.jpg', shows: 'gates, displays' } },
    en: {
      title: 'Gates you find without asking',
      info: 'A row of displays above the gates shows one message at a time, in both languages, large enough to be read while walking. The average walk to the gate became three minutes shorter.',
    },
    ar: {
      title: 'بوابات تهتدي إليها بلا سؤال',
      info: 'صف من الشاشات فوق البوابات يعرض رسالة واحدة في كل مرة، باللغتين، وبحجم يُقرأ أثناء المشي. وقلّ متوسط زمن الوصول إلى البوابة بثلاث دقائق.',
    },
  },
  {
    shared: { link: '/project/2', active: 1 },
    files: { image: { file: 'images/stadium-day-goal.jpg', shows: 'stadium, ribbon, goal' } },
    en: {
      title: 'Two hundred and forty metres of one picture',
      info: 'A ribbon around the lower tier runs as a single canvas. When a goal falls, the light travels around the stadium faster than the roar.',
    },
    ar: {
      title: 'مئتان وأربعون مترًا من صورة واحدة',
      info: 'شريط حول المدرج السفلي يعمل وكأنه لوحة واحدة. وحين يُسجَّل الهدف يدور الضوء حول الملعب أسرع من الهتاف.',
    },
  },
  {
    shared: { link: '/project/5', active: 1 },
    files: { image: { file: 'images/control-room-operations.jpg', shows: 'control room, figures' } },
    en: {
      title: 'A wall that never blinks',
      info: 'A control room watches a city around the clock. Two power feeds, two signal paths and modules that can be changed while the wall is on.',
    },
    ar: {
      title: 'جدار لا يرفّ له جفن',
      info: 'غرفة عمليات تراقب مدينة على مدار الساعة. مصدران للطاقة ومساران للإشارة ووحدات تُستبدل والجدار يعمل.',
    },
  },
];
