import { asked, story } from '#demo/story.ts';
import { stripOf, type SubCategoryPage } from '../sub-category-page.ts';

export const stadiumAndPerimeter: SubCategoryPage = {
  subCategory: {
    id: 5,
    en: {
      name: 'Stadium & perimeter',
      title: 'The bowl as one picture',
      text: 'Ribbons, perimeter boards and scoreboards for stadiums, arenas and tracks. Up to 400 m in one frame-locked loop, 7,680 Hz for slow motion, soft faces for players.',
      seo_title: 'Stadium ribbons and perimeter LED',
      seo_description:
        'Stadium ribbons, perimeter boards and scoreboards: up to 400 m in one loop, 7,680 Hz for slow motion, soft masks and IP65.',
    },
    ar: {
      name: 'شاشات الملاعب ومحيط أرضها',
      title: 'المدرجات صورة واحدة',
      text: 'شرائط ولوحات محيطية ولوحات نتائج للملاعب والصالات والحلبات. حتى 400 م في حلقة متزامنة واحدة، ومعدل 7,680 هرتز للتصوير البطيء، ووجه ليّن يحمي اللاعبين.',
      seo_title: 'شرائط LED للملاعب ولوحات المحيط',
      seo_description:
        'شرائط ولوحات محيطية ولوحات نتائج للملاعب: حتى 400 م في حلقة واحدة، و7,680 هرتز للتصوير البطيء، وأقنعة ليّنة وحماية IP65.',
    },
    shared: { path: '/sub-category/5' },
    files: { banner: { file: 'images/stadium-day-welcome.jpg', shows: 'stadium, ribbon' } },
  },
  products: stripOf(12, 10),
  cards: [
    story({ file: 'images/stadium-ribbon-welcome.jpg', shows: 'stadium, ribbon' }, '/product/12', {
      en: 'Made for the replay | 16 refreshes in each frame of a camera that shoots 480 a second.',
      ar: 'صُنعت للإعادة | 16 تحديثًا في كل إطار من كاميرا تصوّر 480 إطارًا في الثانية.',
    }),
    story({ file: 'images/stadium-ribbon-detail.jpg', shows: 'boards, pitch' }, '/product/12', {
      en: 'Made for the tackle | A padded edge of 40 mm and silicone masks that give way first.',
      ar: 'صُنعت للالتحام | حافة مبطّنة 40 مم وأقنعة سيليكون تلين قبل اللاعب.',
    }),
    story({ file: 'images/stadium-day-welcome.jpg', shows: 'boards, crowd' }, '/contact', {
      en: 'Made for the sponsor | Exposure planned to the second and proved within 24 hours.',
      ar: 'صُنعت للراعي | ظهور مخطط بالثانية وموثّق خلال 24 ساعة.',
    }),
  ],
  slides: [
    story({ file: 'images/stadium-ribbon-detail.jpg', shows: 'stadium, ribbon' }, '/product/12', {
      en: 'The ribbon | 1,920 mm of light below the second tier, 400 m long.',
      ar: 'الشريط | 1,920 مم من الضوء تحت الطبقة الثانية، بطول 400 م.',
    }),
    story({ file: 'images/stadium-day-goal.jpg', shows: 'boards, pitch' }, '/product/12', {
      en: 'The touchline | 240 m of boards on three sides of the pitch.',
      ar: 'خط التماس | 240 م من اللوحات على ثلاث جهات.',
    }),
    story({ file: 'images/facade-led-skyline.jpg', shows: 'facade, LED wall' }, '/product/10', {
      en: 'The square outside | Facade P8 for whoever has no ticket: 14.4 × 7.68 m, read from 150 m away.',
      ar: 'الساحة الخارجية | شاشة Facade P8 لمن لا يحمل تذكرة: 14.4 × 7.68 م، تُقرأ من 150 م.',
    }),
    story({ file: 'images/stadium-ribbon-goal.jpg', shows: 'stadium, night' }, '/product/12', {
      en: 'The trial at night | Floodlights above, 1,500 cd/m² below.',
      ar: 'تجربة الليل | الأضواء الكاشفة فوق، و1,500 شمعة/م² تحت.',
    }),
  ],
  tiles: [
    story({ file: 'images/stadium-day-welcome.jpg', shows: 'stadium, ribbon' }, '/projects', {
      en: 'Kick-off | 400 m of ribbon start in the same frame.',
      ar: 'صافرة البداية | 400 م من الشريط تبدأ في الإطار نفسه.',
    }),
    story({ file: 'images/led-pixels-macro-dunes.jpg', shows: 'pixels' }, '/product/12', {
      en: 'The mask | Silicone that gives by 3 mm.',
      ar: 'القناع | سيليكون يلين 3 مم.',
    }),
    story({ file: 'images/led-pixels-macro-grid.jpg', shows: 'pixels' }, '/product/12', {
      en: 'The pixel | 10 mm, 7,000 cd/m².',
      ar: 'البكسل | 10 مم و7,000 شمعة/م².',
    }),
    story({ file: 'images/stadium-ribbon-detail.jpg', shows: 'boards, pitch' }, '/product/12', {
      en: 'The boards | Leaning from 0 to 15° towards the camera.',
      ar: 'الألواح | مائلة من 0 إلى 15° نحو الكاميرا.',
    }),
    story({ file: 'images/operations-day-detail.jpg', shows: 'control room, LED wall' }, '/contact', {
      en: 'The desk | 40 brands, one timeline.',
      ar: 'طاولة التحكم | 40 علامة وخط زمني واحد.',
    }),
    story({ file: 'images/stadium-day-goal.jpg', shows: 'stadium, noon' }, '/product/12', {
      en: 'The afternoon | Readable in full sun at 7,000 cd/m².',
      ar: 'العصر | مقروءة تحت الشمس عند 7,000 شمعة/م².',
    }),
    story({ file: 'images/stadium-ribbon-light.jpg', shows: 'ribbon, folds of light' }, '/projects', {
      en: 'Before the concert | The ribbon rehearses for 60,000 guests.',
      ar: 'قبل الحفل | الشريط يتمرّن قبل وصول 60,000 ضيف.',
    }),
  ],
  tickets: [
    story('icons/screen-size.png', '/register', {
      en: 'Sight-line study | Every seat checked in a model, in 4 weeks.',
      ar: 'دراسة الرؤية | كل مقعد مفحوص في مجسّم خلال 4 أسابيع.',
    }),
    story('icons/people.png', '/contact', {
      en: 'Match-day crew | From 3 hours before kick-off.',
      ar: 'فريق يوم المباراة | قبل 3 ساعات من الانطلاق.',
    }),
    story('icons/led-module.png', '/contact', {
      en: 'Spares in the tunnel | 2% of boards, swapped in 90 seconds.',
      ar: 'احتياطي في النفق | 2% من اللوحات، وتُبدَّل في 90 ثانية.',
    }),
    story('icons/protection.png', '/return-policy', {
      en: 'Warranty | 24 months, ball strikes on masks included.',
      ar: 'الضمان | 24 شهرًا، ويشمل ضربات الكرة على الأقنعة.',
    }),
  ],
  questions: [
    story({ file: 'images/stadium-day-welcome.jpg', shows: 'boards, pitch' }, '/product/12', {
      en: 'Why 10 mm and not finer? | Whoever sees the face of a board sits 10 m away or more. A finer pitch costs more, weighs more and shows nothing new from there.',
      ar: 'لماذا 10 مم وليس أدق؟ | من يرى وجه اللوحة يجلس على 10 م منها أو أبعد. والتباعد الأصغر يكلّف ويزن أكثر ولا يضيف شيئًا من تلك المسافة.',
    }),
    asked('/contact', {
      en: 'Can the ribbon and the boards run together? | Yes. One desk, one clock: up to 400 m of each, locked to the same frame.',
      ar: 'هل يعمل الشريط واللوحات معًا؟ | نعم. طاولة واحدة وساعة واحدة: حتى 400 م من كل منهما بتزامن الإطار نفسه.',
    }),
    asked('/register', {
      en: 'How long does installation take? | 240 m of boards take two days after the cables are laid; a ribbon of 400 m takes about 4 weeks with its steel.',
      ar: 'كم يستغرق التركيب؟ | 240 م من اللوحات في يومين بعد مدّ الكابلات، وشريط طوله 400 م في نحو 4 أسابيع مع هيكله.',
    }),
    asked('/contact', {
      en: 'Can we rent for one season? | Yes, boards with crew for 6 months or more, with your sponsor planner included.',
      ar: 'هل يمكن الاستئجار لموسم؟ | نعم، لوحات مع فريق لمدة 6 أشهر أو أكثر، مع جدول الرعاة.',
    }),
  ],
};
