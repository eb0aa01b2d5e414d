import { asked, story } from '#demo/story.ts';
import { stripOf, type SubCategoryPage } from '../sub-category-page.ts';

export const rentalAndStage: SubCategoryPage = {
  subCategory: {
    id: 2,
    en: {
      name: 'Rental & stage',
      title: 'Built in the morning, gone by night',
      text: 'LED walls for conferences, concerts, weddings and exhibitions. Cabinets of 500 × 500 mm that lock without tools, bend by up to 10° and film cleanly at up to 7,680 Hz.',
      seo_title: 'Rental and stage LED walls',
      seo_description:
        'Rental LED walls for conferences, concerts and exhibitions: 500 × 500 mm cabinets, tool-free locks, curves of 10° and up to 7,680 Hz.',
    },
    ar: {
      name: 'التأجير والمسارح',
      title: 'تُبنى صباحًا وترحل ليلًا',
      text: 'جدران LED للمؤتمرات والحفلات والأعراس والمعارض. كبائن 500 × 500 مم تُقفل بلا أدوات وتنحني حتى 10° وتُصوَّر بنقاء حتى 7,680 هرتز.',
      seo_title: 'شاشات LED للتأجير والمسارح',
      seo_description:
        'شاشات LED للتأجير في المؤتمرات والحفلات والمعارض: كبائن 500 × 500 مم وأقفال بلا أدوات وانحناء 10° ومعدل حتى 7,680 هرتز.',
    },
    shared: { path: '/sub-category/2' },
    files: { banner: { file: 'images/rental-stage-words.jpg', shows: 'stage, LED wall' } },
  },
  products: stripOf(5, 6),
  cards: [
    story({ file: 'images/installation-half-built.jpg', shows: 'half-built wall, cabinets' }, '/product/5', {
      en: '20 m² in an hour | Two people, four locks a cabinet, no tool in the pocket.',
      ar: '20 م² في ساعة | شخصان وأربعة أقفال لكل كابينة، ولا أداة في الجيب.',
    }),
    story({ file: 'images/stage-afternoon-dunes.jpg', shows: 'stage, LED wall, daylight' }, '/product/6', {
      en: 'In hall or in the open air | 1,200 cd/m² in the hall, 4,500 by day in the shade of a stage roof.',
      ar: 'في القاعة أو في الهواء الطلق | 1,200 شمعة/م² في القاعة، و4,500 نهارًا في ظل سقف المسرح.',
    }),
    story({ file: 'images/installation-detail.jpg', shows: 'half-built wall, cases' }, '/register', {
      en: 'With crew or without | Rent by the day with our team, or own a set of 48 cabinets in 6 cases.',
      ar: 'مع فريق أو من دونه | استأجر باليوم مع فريقنا، أو امتلك مجموعة من 48 كابينة في 6 صناديق.',
    }),
  ],
  slides: [
    story({ file: 'images/rental-stage-words.jpg', shows: 'stage, words' }, '/product/5', {
      en: 'Conferences | 12 × 4 m for the keynote and a window for sign language.',
      ar: 'المؤتمرات | 12 × 4 م للكلمة الرئيسية ونافذة للغة الإشارة.',
    }),
    story({ file: 'images/stage-afternoon-sea.jpg', shows: 'stage, LED wall, daylight' }, '/product/6', {
      en: 'Festivals | IP65 in front for the sandstorm nobody booked.',
      ar: 'المهرجانات | حماية أمامية IP65 لعاصفة رملية لم يدعُها أحد.',
    }),
    story({ file: 'images/rental-stage-pattern.jpg', shows: 'stage, pattern' }, '/product/5', {
      en: 'Weddings in the open air | Golden pattern at eight, a calm stage at ten, 150 cd/m² for the guests.',
      ar: 'الأعراس في الهواء الطلق | زخارف ذهبية في الثامنة ومسرح هادئ في العاشرة، و150 شمعة/م² تريح الضيوف.',
    }),
    story({ file: 'images/curved-wall-pattern.jpg', shows: 'curved wall' }, '/product/5', {
      en: 'Virtual sets | A curve of columns around the scene, a full circle with 36 of them.',
      ar: 'المواقع الافتراضية | قوس من الأعمدة يحيط بالمشهد، ويكتمل دائرةً بـ36 عمودًا.',
    }),
  ],
  tiles: [
    story({ file: 'images/rental-stage-dunes.jpg', shows: 'stage, LED wall' }, '/projects', {
      en: 'Opening night | 24 m² built in 75 minutes.',
      ar: 'ليلة الافتتاح | 24 م² رُكّبت في 75 دقيقة.',
    }),
    story({ file: 'images/led-cabinet-pattern.jpg', shows: 'cabinet, front' }, '/product/5', {
      en: 'Magnesium | 6.9 kg for 500 × 500 mm.',
      ar: 'مغنيسيوم | 6.9 كجم لمقاس 500 × 500 مم.',
    }),
    story({ file: 'images/led-cabinet-front-and-back.jpg', shows: 'cabinet, locks' }, '/product/5', {
      en: 'The lock | Click, green, done: four a cabinet, 5 seconds.',
      ar: 'القفل | نقرة ثم أخضر: أربعة أقفال في 5 ثوانٍ.',
    }),
    story({ file: 'images/curved-wall-sea.jpg', shows: 'curved wall' }, '/product/5', {
      en: 'The curve | Up to 10° a column.',
      ar: 'القوس | حتى 10° لكل عمود.',
    }),
    story({ file: 'images/stage-afternoon-dunes.jpg', shows: 'stage, LED wall, daylight' }, '/product/6', {
      en: 'The light | Up to 4,500 cd/m², for shows by day.',
      ar: 'الضوء | حتى 4,500 شمعة/م²، لعروض النهار.',
    }),
    story({ file: 'images/workshop-calibration.jpg', shows: 'workshop' }, '/contact', {
      en: 'The workshop | Modules back on the road in 72 hours.',
      ar: 'الورشة | الوحدات تعود إلى الطريق في 72 ساعة.',
    }),
    story({ file: 'images/rental-stage-silk.jpg', shows: 'stage, LED wall' }, '/projects', {
      en: 'On every camera | 7,680 Hz, from phone to broadcast.',
      ar: 'أمام كل كاميرا | 7,680 هرتز، من الهاتف إلى البث.',
    }),
  ],
  tickets: [
    story('icons/led-rental.png', '/register', {
      en: 'Ask for a date | Tell us the hall and the day; an offer comes within 24 hours.',
      ar: 'احجز موعدك | أخبرنا بالقاعة واليوم، ويصلك العرض خلال 24 ساعة.',
    }),
    story('icons/people.png', '/contact', {
      en: 'Crew | A team of 4 for walls up to 40 m², with a spare processor.',
      ar: 'الفريق | 4 فنيين للجدران حتى 40 م²، ومعالج احتياطي.',
    }),
    story('icons/led-module.png', '/contact', {
      en: 'Stock | 600 m² in Riyadh and Dubai, ready to load.',
      ar: 'المخزون | 600 م² في الرياض ودبي، جاهزة للتحميل.',
    }),
    story('icons/video-wall.png', '/contact', {
      en: 'Show file | Your content checked on the real canvas 48 hours before the doors open.',
      ar: 'ملف العرض | نفحص محتواك على المقاس الفعلي قبل 48 ساعة من فتح الأبواب.',
    }),
  ],
  questions: [
    story({ file: 'images/rental-stage-dunes.jpg', shows: 'stage, LED wall' }, '/register', {
      en: 'Rent or buy? | Up to about 25 show days a year renting costs less. From there on a set of your own pays for itself within 3 years.',
      ar: 'استئجار أم شراء؟ | حتى نحو 25 يوم عرض في السنة يكون الاستئجار أوفر. وبعد ذلك تسترد مجموعتك ثمنها خلال 3 سنوات.',
    }),
    asked('/product/6', {
      en: 'Which pitch for my audience? | First row at 3 m: P2.6. First row at 4 m or an outdoor stage: P3.9.',
      ar: 'أي تباعد يناسب جمهوري؟ | الصف الأول على 3 م: P2.6. وعلى 4 م أو في مسرح خارجي: P3.9.',
    }),
    asked('/contact', {
      en: 'What do you need from the venue? | A level floor or a beam for 35 kg/m², 3 phases of 32 A, and access two hours before the build.',
      ar: 'ماذا تحتاجون من القاعة؟ | أرضية مستوية أو عارضة لحمل 35 كجم/م²، و3 أطوار 32 أمبير، ودخول قبل التركيب بساعتين.',
    }),
    asked('/contact', {
      en: 'What if something fails in the show? | A hot spare processor takes over in one frame, and 2% spare cabinets stand behind the stage.',
      ar: 'ماذا لو تعطّل شيء أثناء العرض؟ | معالج احتياطي يتولى خلال إطار واحد، و2% كبائن احتياطية خلف المسرح.',
    }),
  ],
};
