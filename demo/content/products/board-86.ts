import { typed } from '#demo/specifications.ts';
import { asked, drawn, story } from '#demo/story.ts';
import type { ProductPage } from '../product-page.ts';

export const board86: ProductPage = {
  product: {
    id: 21,
    shared: typed({
      sizes: '86',
      'picture-size': '1895 × 1066',
      resolution: '3840 × 2160',
      brightness: '400',
      contrast: '5000',
      'viewing-angle-horizontal': '178',
      'viewing-angle-vertical': '178',
      touch: 'included',
      'touch-points': '40',
      body: '1954 × 1159 × 86',
      weight: '66',
      mounting: 'wall / floor',
      'power-greatest': '450',
      'power-average': '190',
      suits: 'classroom / meeting-room',
      temperature: '0 – 40',
      system: 'Android 13',
      memory: '8',
      storage: '128',
      loudspeakers: '20 / 20',
      ports: 'USB-C 65 W / 3 × HDMI / OPS / 5 × USB',
      'price-from-sa': '13300 SAR',
      'price-from-ae': '13000 AED',
      'lead-time': '1 – 2',
      life: '50000',
      warranty: '24',
    }),
    en: {
      name: 'Board 86',
      headline: 'A lesson everyone can touch',
      description:
        'An interactive screen of 86 inches for lecture rooms and large classes. 40 touch points, ink that follows in 5 ms, loudspeakers for the last row, and glass bonded so closely that pen and line meet.',
      features: [{ title: '86 inch 4K' }, { title: '40 touch points' }, { title: 'Ink in 5 ms' }, { title: 'Bonded glass' }],
      seo_title: 'Board 86 interactive screen for large classes',
      seo_description:
        'Interactive 86 inch 4K screen: 40 touch points, 5 ms ink, bonded tempered glass, 2 × 20 W sound, Android 13 and a computer slot.',
    },
    ar: {
      name: 'Board 86',
      headline: 'درس يلمسه الجميع',
      description:
        'شاشة تفاعلية مقاسها 86 بوصة لقاعات المحاضرات والفصول الكبيرة. 40 نقطة لمس، وحبر يلحق بالقلم خلال 5 ملي ثانية، وسماعات تصل إلى الصف الأخير، وزجاج ملتحم يلتقي عليه القلم والخط.',
      features: [{ title: '86 بوصة بدقة 4K' }, { title: '40 نقطة لمس' }, { title: 'حبر خلال 5 ملي ثانية' }, { title: 'زجاج ملتحم' }],
      seo_title: 'Board 86: شاشة تفاعلية للفصول الكبيرة',
      seo_description:
        'شاشة تفاعلية 86 بوصة بدقة 4K: 40 نقطة لمس وحبر خلال 5 ملي ثانية وزجاج مقسّى ملتحم وصوت 2 × 20 واط ونظام Android 13 ومنفذ حاسوب.',
    },
    files: {
      image: { file: 'images/interactive-screen-studio-lesson.jpg', shows: 'screen, stand' },
      banner: { file: 'films/row-classroom.mp4', shows: 'classroom, board' },
      features: [
        { image: { file: 'images/interactive-screen-studio-skyline.jpg', shows: 'screen, stand' } },
        { image: { file: 'images/interactive-screen-classroom.jpg', shows: 'classroom, board' } },
        { image: { file: 'images/interactive-screen-classroom-detail.jpg', shows: 'board, lesson' } },
        { image: { file: 'images/interactive-screen-classroom-geometry.jpg', shows: 'classroom, board' } },
      ],
    },
  },
  cards: [
    drawn('front', '/sub-category/7', {
      en: 'Seen from the last desk | 1.9 m of picture. Letters 36 mm tall are read from 11 m, so the room has no bad seats.',
      ar: 'تُرى من آخر مقعد | صورة عرضها 1.9 م، والحروف بارتفاع 36 مم تُقرأ من 11 م، فلا مقعد سيئًا في الفصل.',
    }),
    story({ file: 'images/classroom-morning-lesson.jpg', shows: 'pupils, board' }, '/contact', {
      en: 'Eight pupils at once | 40 points follow every hand. A race to solve 8 sums ends with 8 answers on one board.',
      ar: 'ثمانية تلاميذ معًا | 40 نقطة تتبع كل يد. سباق لحل 8 مسائل ينتهي بـ8 إجابات على سبورة واحدة.',
    }),
    drawn('side', '/contact', {
      en: 'The pen and its line meet | Glass and panel are bonded without a gap of air, and ink appears within 5 ms.',
      ar: 'القلم وخطه يلتقيان | الزجاج واللوحة ملتحمان بلا فراغ هوائي، ويظهر الحبر خلال 5 ملي ثانية.',
    }),
  ],
  rows: [
    story({ file: 'images/interactive-screen-studio-results.jpg', shows: 'screen, figures' }, '/contact', {
      en: 'Nine screens on one | Students share phones and laptops without a cable, up to 9 at a time, and the teacher chooses who is shown.',
      ar: 'تسع شاشات في واحدة | يشارك الطلاب هواتفهم وحواسيبهم بلا كابل، حتى 9 معًا، والمعلم يختار من يُعرض.',
    }),
    story({ file: 'images/interactive-screen-studio-dunes.jpg', shows: 'screen, stand' }, '/register', {
      en: 'One stand for all ages | A motor moves the board over 600 mm, from a child of six to a tall lecturer.',
      ar: 'حامل لكل الأعمار | محرّك يرفع السبورة ويخفضها 600 مم، من طفل في السادسة إلى محاضر طويل القامة.',
      figure: ['600 mm', '600 مم'],
    }),
  ],
  films: [
    story({ file: 'films/row-classroom.mp4', shows: 'classroom, lesson' }, '/projects', {
      en: 'From water to geometry | Science, then geometry: 3 seconds between two lessons on one board.',
      ar: 'من الماء إلى الهندسة | علوم ثم هندسة: 3 ثوانٍ بين درسين على سبورة واحدة.',
      figure: ['3 seconds', '3 ثوانٍ'],
    }),
  ],
  headlines: [
    story('icons/screen-size.png', '/sub-category/7', {
      en: '86 inches | 4K for rooms up to 9 m deep.',
      ar: '86 بوصة | دقة 4K لغرف عمقها حتى 9 م.',
    }),
    story('icons/touch-points.png', '/sub-category/7', {
      en: '40 points | Touch for eight hands.',
      ar: '40 نقطة | لمس لثماني أيدٍ.',
    }),
    story('icons/pen.png', '/sub-category/7', {
      en: '5 ms | From the tip of the pen to the ink.',
      ar: '5 ملي ثانية | من رأس القلم إلى الحبر.',
    }),
    story('icons/sound.png', '/sub-category/7', {
      en: '2 × 20 W | Sound that reaches 9 m.',
      ar: '2 × 20 واط | صوت يصل إلى 9 م.',
    }),
  ],
  slides: [
    story({ file: 'images/classroom-morning-lesson.jpg', shows: 'classroom, pupils' }, '/projects', {
      en: 'Schools | Lessons written in Arabic, saved as PDF and sent home before the bell.',
      ar: 'المدارس | دروس تُكتب بالعربية وتُحفظ بصيغة PDF وتصل إلى البيت قبل الجرس.',
    }),
    story({ file: 'images/meeting-morning-results.jpg', shows: 'meeting room, people' }, '/projects', {
      en: 'Meeting rooms | The plan of the week, marked by everyone, in their pocket 5 seconds later.',
      ar: 'غرف الاجتماعات | خطة الأسبوع بملاحظات الجميع، وفي هواتفهم بعد 5 ثوانٍ.',
    }),
  ],
  tickets: [
    story('icons/classroom.png', '/register', {
      en: 'A trial lesson | We bring a board to your school for 3 days.',
      ar: 'درس تجريبي | نحضر السبورة إلى مدرستك 3 أيام.',
    }),
    story('icons/people.png', '/contact', {
      en: 'Teacher training | 90 minutes at the start, and again after 4 weeks.',
      ar: 'تدريب المعلمين | 90 دقيقة في البداية، ثم مرة أخرى بعد 4 أسابيع.',
    }),
    story('icons/control-room.png', '/contact', {
      en: 'Care from afar | All boards of a school on one page, up to 500 of them.',
      ar: 'إدارة عن بُعد | كل سبورات المدرسة في صفحة واحدة، حتى 500 سبورة.',
    }),
    story('icons/protection.png', '/return-policy', {
      en: 'Warranty of 24 months | A replacement board arrives within 5 working days.',
      ar: 'ضمان 24 شهرًا | وتصل السبورة البديلة خلال 5 أيام عمل.',
    }),
  ],
  questions: [
    story({ file: 'images/interactive-screen-studio-light.jpg', shows: 'screen, stand' }, '/contact', {
      en: 'Is 86 inches too large for my class? | If the nearest desk is 2 m away or more, it is comfortable. For rooms under 7 m of depth, Board 75 is enough.',
      ar: 'هل 86 بوصة كبيرة على فصلي؟ | إذا كان أقرب مقعد على 2 م أو أكثر فهي مريحة. وللغرف التي عمقها أقل من 7 م تكفي Board 75.',
    }),
    asked('/contact', {
      en: 'Does it understand Arabic handwriting? | Yes, Arabic and English, at about 95% accuracy for joined writing, without an internet connection.',
      ar: 'هل تفهم الخط العربي؟ | نعم، العربي والإنجليزي، بدقة نحو 95% في الكتابة المتصلة ومن دون إنترنت.',
    }),
    asked('/register', {
      en: 'Wall or stand? | The board weighs 66 kg. A solid wall takes the bracket; for partition walls choose the stand with wheels.',
      ar: 'جدار أم حامل؟ | تزن السبورة 66 كجم. الجدار الصلب يحمل الحامل الجداري، وللجدران الخفيفة اختر الحامل بعجلات.',
    }),
    asked('/contact', {
      en: 'Which computer fits the slot? | Any OPS computer, with i5 or i7, Windows 11. It is changed in 3 minutes without taking the board down.',
      ar: 'أي حاسوب يناسب المنفذ؟ | أي حاسوب OPS بمعالج i5 أو i7 ونظام Windows 11، ويُبدَّل في 3 دقائق من دون إنزال السبورة.',
    }),
    asked('/contact', {
      en: 'How is a whole school managed? | From one page: switch on and off by timetable, update at night, lock USB ports, send a notice to 500 boards.',
      ar: 'كيف تُدار مدرسة كاملة؟ | من صفحة واحدة: تشغيل وإطفاء حسب الجدول، وتحديث ليلي، وقفل منافذ USB، وإعلان على 500 سبورة.',
    }),
  ],
};
