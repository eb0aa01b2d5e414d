import type { projectContents } from '#content/collections/project-contents.ts';
import type { DemoRecords } from '#demo/record.ts';

/** Projects 3, 5, 7 and 8: displays people stand close to. */
export const indoorProjectContents: DemoRecords<typeof projectContents> = [
  {
    parent: 3,
    shared: { path: '/product/4' },
    files: { icon: { file: 'images/airport-gates-row.jpg', shows: 'gates, displays' } },
    en: {
      title: 'The hall',
      subtitle: '14 gates in one line',
      text: 'The old gates had four monitors each, 56 in all, and every one showed something else. Travellers stopped to read and blocked those behind them.',
    },
    ar: {
      title: 'القاعة',
      subtitle: '14 بوابة في خط واحد',
      text: 'كانت لكل بوابة أربع شاشات، أي 56 شاشة، تعرض كل منها شيئًا مختلفًا، فيتوقف المسافر ليقرأ ويعطّل من خلفه.',
    },
  },
  {
    parent: 3,
    shared: { path: '/sub-category/1' },
    files: { icon: { file: 'images/airport-gate-detail.jpg', shows: 'gates, displays' } },
    en: {
      title: 'The displays',
      subtitle: '960 × 360 pixels each',
      text: 'A display of 1.8 × 0.675 m above each gate, 1.875 mm between pixels. Gate numbers are 400 mm tall and read from 60 m.',
    },
    ar: {
      title: 'الشاشات',
      subtitle: '960 × 360 بكسل لكل منها',
      text: 'شاشة بمقاس 1.8 × 0.675 م فوق كل بوابة بتباعد بكسلات 1.875 مم. أرقام البوابات بارتفاع 400 مم وتُقرأ من 60 م.',
    },
  },
  {
    parent: 3,
    shared: { path: '/our-community?blog=4' },
    files: { icon: { file: 'images/airport-gates-row.jpg', shows: 'gates, words' } },
    en: {
      title: 'The words',
      subtitle: 'One message at a time',
      text: 'The gate comes first, the city in Arabic beside it and English below, always in the same place and at the same size. Nothing scrolls, so nobody waits for the end of a line.',
    },
    ar: {
      title: 'الكلمات',
      subtitle: 'رسالة واحدة في كل مرة',
      text: 'البوابة أولًا، ثم المدينة بالعربية، وتحتها الإنجليزية، في الموضع نفسه وبالحجم نفسه دائمًا. ولا شيء يتحرك على السطر، فلا ينتظر أحد نهايته.',
    },
  },
  {
    parent: 3,
    shared: { path: '/contact' },
    files: { icon: { file: 'images/installation-test-pattern.jpg', shows: 'half-built wall, test picture' } },
    en: {
      title: 'The change-over',
      subtitle: 'One gate a night',
      text: 'Each gate closed at midnight and opened at 4:00 with its new display. In 14 nights no flight moved to another gate.',
    },
    ar: {
      title: 'الانتقال',
      subtitle: 'بوابة كل ليلة',
      text: 'كانت البوابة تُغلق عند منتصف الليل وتُفتح الساعة 4:00 بشاشتها الجديدة. وخلال 14 ليلة لم تُنقل رحلة واحدة إلى بوابة أخرى.',
    },
  },
  {
    parent: 5,
    shared: { path: '/product/2' },
    files: { icon: { file: 'images/control-room-operations.jpg', shows: 'control room, LED wall' } },
    en: {
      title: 'The wall',
      subtitle: '14.4 × 2.7 m',
      text: 'Twenty-four cabinets wide and eight high: 11,520 × 2,160 pixels at 1.25 mm. Three 4K pictures stand side by side without scaling.',
    },
    ar: {
      title: 'الجدار',
      subtitle: '14.4 × 2.7 م',
      text: 'أربع وعشرون كابينة عرضًا وثمانٍ ارتفاعًا: 11,520 × 2,160 بكسل بتباعد 1.25 مم. ثلاث صور 4K متجاورة من دون تغيير في الحجم.',
    },
  },
  {
    parent: 5,
    shared: { path: '/sub-category/1' },
    files: { icon: { file: 'images/control-room-city.jpg', shows: 'control room, LED wall' } },
    en: {
      title: 'The safety net',
      subtitle: 'Everything twice',
      text: 'Two power feeds, two controllers and a ring of data cable. We pulled plugs for an afternoon while the operators watched; the picture did not blink.',
    },
    ar: {
      title: 'شبكة الأمان',
      subtitle: 'كل شيء مضاعف',
      text: 'مصدران للطاقة ووحدتا تحكم وحلقة من كابلات البيانات. قضينا عصرًا كاملًا نفصل القوابس أمام المشغّلين، ولم ترمش الصورة.',
    },
  },
  {
    parent: 5,
    shared: { path: '/our-community?blog=2' },
    files: { icon: { file: 'images/control-room-detail.jpg', shows: 'control room, maps' } },
    en: {
      title: 'The eyes',
      subtitle: '180 cd/m² at night',
      text: 'A wall that is too bright tires a shift in an hour. It runs at 320 cd/m² by day and 180 cd/m² by night, with the white point held at 6,500 K.',
    },
    ar: {
      title: 'العيون',
      subtitle: '180 شمعة/م² ليلًا',
      text: 'الجدار الساطع أكثر مما ينبغي يُتعب المناوبة خلال ساعة. لذلك يعمل عند 320 شمعة/م² نهارًا و180 شمعة/م² ليلًا، مع ثبات الأبيض عند 6,500 كلفن.',
    },
  },
  {
    parent: 5,
    shared: { path: '/contact' },
    files: { icon: { file: 'images/led-cabinet-front-and-back.jpg', shows: 'cabinet, back' } },
    en: {
      title: 'The service',
      subtitle: 'A module in 60 seconds',
      text: 'Modules come out from the front while the wall is on. The centre keeps 24 of them on a shelf, all from the batch of its own wall.',
    },
    ar: {
      title: 'الصيانة',
      subtitle: 'وحدة في 60 ثانية',
      text: 'تُسحب الوحدات من الأمام والجدار يعمل. ويحتفظ المركز على الرف بـ24 وحدة منها، كلها من دفعة جداره نفسه.',
    },
  },
  {
    parent: 7,
    shared: { path: '/product/21' },
    files: { icon: { file: 'images/interactive-screen-classroom.jpg', shows: 'classroom, board' } },
    en: {
      title: 'The rooms',
      subtitle: '62 classrooms',
      text: 'The last row sits 7.5 m from the front. At 86 inches a line of text 30 mm tall is still easy to read from there.',
    },
    ar: {
      title: 'القاعات',
      subtitle: '62 قاعة',
      text: 'يجلس الصف الأخير على بُعد 7.5 م. وعند مقاس 86 بوصة يبقى سطر بارتفاع 30 مم سهل القراءة من هناك.',
    },
  },
  {
    parent: 7,
    shared: { path: '/sub-category/7' },
    files: { icon: { file: 'images/interactive-screen-classroom-geometry.jpg', shows: 'classroom, desks' } },
    en: {
      title: 'The summer',
      subtitle: '23 working days',
      text: 'Two crews, three rooms a day. Old projectors and their cables left with us, and the ceilings were closed and painted the same evening.',
    },
    ar: {
      title: 'الصيف',
      subtitle: '23 يوم عمل',
      text: 'فريقان وثلاث قاعات في اليوم. خرجت أجهزة الإسقاط القديمة وكابلاتها معنا، وأُغلقت الأسقف ودُهنت في المساء نفسه.',
    },
  },
  {
    parent: 7,
    shared: { path: '/our-community?blog=5' },
    files: { icon: { file: 'images/interactive-screen-classroom-detail.jpg', shows: 'board, lesson' } },
    en: {
      title: 'The teachers',
      subtitle: '140 people, four mornings',
      text: 'Training was in Arabic and in the classroom, not in a hall. Each of the 140 teachers left with a lesson of their own on the screen.',
    },
    ar: {
      title: 'المعلمون',
      subtitle: '140 معلمًا في أربعة أصباح',
      text: 'كان التدريب بالعربية وفي القاعة نفسها لا في مسرح. وخرج كل واحد من 140 معلمًا بدرس أعدّه بنفسه على الشاشة.',
    },
  },
  {
    parent: 7,
    shared: { path: '/contact' },
    files: { icon: { file: 'images/classroom-morning-lesson.jpg', shows: 'pupils, board' } },
    en: {
      title: 'The pupils',
      subtitle: 'Written by hand',
      text: 'Handwriting from right to left is recognised as it is written, and the lesson goes home as a file. In the first term 4,300 lessons did.',
    },
    ar: {
      title: 'الطلاب',
      subtitle: 'بخط اليد',
      text: 'يُتعرَّف على الكتابة من اليمين إلى اليسار لحظة كتابتها، ويذهب الدرس إلى البيت ملفًّا. وفي الفصل الأول بلغت هذه الدروس 4,300 درس.',
    },
  },
  {
    parent: 8,
    shared: { path: '/product/29' },
    files: { icon: { file: 'images/curved-wall-pattern.jpg', shows: 'curved wall' } },
    en: {
      title: 'The curve',
      subtitle: 'Radius 4 m',
      text: 'Flexible modules follow the wall in one line, without the facets that flat cabinets leave. 6,400 × 1,600 pixels, 2 mm apart.',
    },
    ar: {
      title: 'القوس',
      subtitle: 'نصف القطر 4 م',
      text: 'وحدات مرنة تتبع الجدار في خط واحد بلا الزوايا التي تتركها الكبائن المسطحة. 6,400 × 1,600 بكسل بتباعد 2 مم.',
    },
  },
  {
    parent: 8,
    shared: { path: '/sub-category/13' },
    files: { icon: { file: 'images/led-column-silk.jpg', shows: 'columns' } },
    en: {
      title: 'The columns',
      subtitle: 'Five, each 0.8 m across',
      text: 'Five columns of the old hall stand inside the picture. They are clad in the same modules, so the dune passes over them.',
    },
    ar: {
      title: 'الأعمدة',
      subtitle: 'خمسة، قطر كل منها 0.8 م',
      text: 'خمسة أعمدة من القاعة القديمة تقف داخل المشهد. كسوناها بالوحدات نفسها، فيعبر الكثيب من فوقها.',
    },
  },
  {
    parent: 8,
    shared: { path: '/our-community?blog=3' },
    files: { icon: { file: 'images/curved-wall-dunes.jpg', shows: 'curved wall, dunes' } },
    en: {
      title: 'The sand',
      subtitle: 'A film of 9 minutes',
      text: 'The dunes were filmed at 6,400 pixels wide, so every grain has its own light. The loop has no beginning: visitors may enter at any moment.',
    },
    ar: {
      title: 'الرمل',
      subtitle: 'فيلم مدته 9 دقائق',
      text: 'صُوّرت الكثبان بعرض 6,400 بكسل، فلكل حبة رمل ضوؤها. وليس للحلقة بداية، فللزائر أن يدخل في أي لحظة.',
    },
  },
  {
    parent: 8,
    shared: { path: '/contact' },
    files: { icon: { file: 'images/curved-wall-silk.jpg', shows: 'curved wall' } },
    en: {
      title: 'The quiet',
      subtitle: 'No fans at all',
      text: 'A museum is a quiet room. Heat leaves through the aluminium frame and the gap behind it, and the loudest thing in the gallery is the recorded wind.',
    },
    ar: {
      title: 'السكون',
      subtitle: 'بلا مراوح',
      text: 'المتحف مكان هادئ. تخرج الحرارة عبر إطار الألمنيوم والفراغ خلفه، وأعلى صوت في القاعة هو صوت الريح المسجّل.',
    },
  },
];
