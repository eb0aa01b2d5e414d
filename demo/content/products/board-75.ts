import { typed } from '#demo/specifications.ts';
import { asked, drawn, story } from '#demo/story.ts';
import type { ProductPage } from '../product-page.ts';

export const board75: ProductPage = {
  product: {
    id: 20,
    shared: typed({
      sizes: '75',
      'picture-size': '1650 × 928',
      resolution: '3840 × 2160',
      brightness: '400',
      contrast: '4000',
      'viewing-angle-horizontal': '178',
      'viewing-angle-vertical': '178',
      touch: 'included',
      'touch-points': '40',
      body: '1709 × 1021 × 86',
      weight: '52',
      mounting: 'wall / floor',
      'power-greatest': '380',
      'power-average': '160',
      suits: 'classroom / meeting-room',
      temperature: '0 – 40',
      system: 'Android 13',
      memory: '8',
      storage: '64',
      loudspeakers: '20 / 20',
      ports: 'USB-C 65 W / 3 × HDMI / OPS / 4 × USB',
      'price-from-sa': '9200 SAR',
      'price-from-ae': '9000 AED',
      'lead-time': '1 – 2',
      life: '50000',
      warranty: '24',
    }),
    en: {
      name: 'Board 75',
      headline: 'The everyday classroom',
      description:
        'The size most schools standardise on: 75 inches, 40 touch points, glass that takes a football. Thirty rooms can be looked after by one teacher who likes computers.',
      features: [{ title: '75 inch 4K' }, { title: '40 touch points' }, { title: 'Tempered glass, 4 mm' }],
      seo_title: 'Board 75 interactive classroom screen',
      seo_description:
        'Interactive 75 inch 4K classroom screen: 40 touch points, 4 mm tempered glass, remote care for whole schools, Android 13 and a computer slot.',
    },
    ar: {
      name: 'Board 75',
      headline: 'رفيقة الفصل كل يوم',
      description: 'المقاس الذي تعتمده معظم المدارس: 75 بوصة و40 نقطة لمس وزجاج يتحمّل ضربة كرة. ثلاثون فصلًا يديرها معلم واحد يحب الحاسوب.',
      features: [{ title: '75 بوصة بدقة 4K' }, { title: '40 نقطة لمس' }, { title: 'زجاج مقسّى 4 مم' }],
      seo_title: 'Board 75: شاشة تفاعلية للفصول',
      seo_description:
        'شاشة تفاعلية للفصول 75 بوصة بدقة 4K: 40 نقطة لمس وزجاج مقسّى 4 مم وإدارة عن بُعد لمدرسة كاملة ونظام Android 13 ومنفذ حاسوب.',
    },
    files: {
      image: { file: 'images/interactive-screen-classroom-geometry.jpg', shows: 'classroom, board' },
      banner: { file: 'images/classroom-morning-lesson.jpg', shows: 'classroom, pupils' },
      features: [
        { image: { file: 'images/classroom-morning-lesson.jpg', shows: 'classroom, board' } },
        { image: { file: 'images/interactive-screen-classroom-detail.jpg', shows: 'board, lesson' } },
        { image: { file: 'images/interactive-screen-classroom.jpg', shows: 'classroom, board' } },
      ],
    },
  },
  cards: [
    story({ file: 'images/interactive-screen-classroom-detail.jpg', shows: 'classroom, board' }, '/contact', {
      en: 'Glass for school life | 4 mm of tempered glass with a hardness of 7H: pencils, rulers and the occasional ball.',
      ar: 'زجاج لحياة المدرسة | زجاج مقسّى سماكته 4 مم وصلابته 7H: للأقلام والمساطر وكرة عابرة.',
    }),
    story({ file: 'images/classroom-morning-lesson.jpg', shows: 'classroom, pupils' }, '/register', {
      en: 'Thirty rooms, one page | Switch on at 7:00, update at night, freeze a screen in an exam: all boards from one browser page.',
      ar: 'ثلاثون فصلًا في صفحة | تشغيل الساعة 7:00 وتحديث في الليل وتجميد شاشة أثناء الاختبار: كل السبورات من صفحة متصفح واحدة.',
    }),
  ],
  rows: [
    story({ file: 'images/interactive-screen-classroom-detail.jpg', shows: 'board, words' }, '/projects', {
      en: 'Lessons from two alphabets | The whiteboard recognises handwriting in Arabic and English and turns it into text at 95% accuracy.',
      ar: 'دروس بأبجديتين | تتعرّف السبورة على الخط العربي والإنجليزي وتحوّله إلى نص بدقة 95%.',
      figure: ['95%', '95%'],
    }),
    drawn('side', '/contact', {
      en: 'Close to the wall, close to the pen | 86 mm from glass to back. Touch and picture are 1 mm apart, so the line starts where the tip is.',
      ar: 'أقرب إلى الجدار وإلى القلم | 86 مم من الزجاج إلى الظهر. وبين اللمس والصورة 1 مم، فيبدأ الخط حيث رأس القلم.',
      figure: ['86 mm', '86 مم'],
    }),
  ],
  headlines: [
    story('icons/screen-size.png', '/sub-category/7', {
      en: '75 inches | 4K for rooms up to 7 m deep.',
      ar: '75 بوصة | دقة 4K لغرف عمقها حتى 7 م.',
    }),
    story('icons/touch-points.png', '/sub-category/7', {
      en: '40 points | Eight hands at once.',
      ar: '40 نقطة | ثماني أيدٍ معًا.',
    }),
    story('icons/surface.png', '/sub-category/7', {
      en: '7H | Hardness of the tempered glass.',
      ar: '7H | صلابة الزجاج المقسّى.',
    }),
    story('icons/power.png', '/sub-category/7', {
      en: '0.5 W | Power in standby.',
      ar: '0.5 واط | الاستهلاك في وضع الاستعداد.',
    }),
  ],
  questions: [
    story({ file: 'images/classroom-morning-lesson.jpg', shows: 'classroom, pupils' }, '/contact', {
      en: 'Which size for which room? | 65 inches for a room up to 5 m deep, 75 up to 7 m, 86 up to 9 m. Beyond that take Board 98 Pro.',
      ar: 'أي مقاس لأي فصل؟ | 65 بوصة لغرفة عمقها حتى 5 م، و75 حتى 7 م، و86 حتى 9 م. وما زاد على ذلك فله Board 98 Pro.',
    }),
    asked('/contact', {
      en: 'Will old lessons still work? | Yes. It opens PDF, PowerPoint and common whiteboard files, and teachers keep 64 GB on the board or in their own cloud.',
      ar: 'هل تعمل الدروس القديمة؟ | نعم. تفتح ملفات PDF وPowerPoint وملفات السبورات الشائعة، ولدى المعلمين 64 غيغابايت في السبورة أو سحابتهم الخاصة.',
    }),
    asked('/register', {
      en: 'Do you train teachers? | Yes: a session of 90 minutes on the day of installation and a second visit after 4 weeks, in Arabic.',
      ar: 'هل تدرّبون المعلمين؟ | نعم: جلسة 90 دقيقة يوم التركيب وزيارة ثانية بعد 4 أسابيع، بالعربية.',
    }),
    asked('/contact', {
      en: 'How high should it hang? | With the lower edge 800 mm above the floor for primary classes and 900 mm for older students.',
      ar: 'على أي ارتفاع تُعلَّق؟ | الحافة السفلى على 800 مم من الأرض للصفوف الابتدائية، و900 مم للأكبر سنًّا.',
    }),
  ],
};
