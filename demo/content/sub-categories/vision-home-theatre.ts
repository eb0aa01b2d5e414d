import { asked, story } from '#demo/story.ts';
import { stripOf, type SubCategoryPage } from '../sub-category-page.ts';

export const visionHomeTheatre: SubCategoryPage = {
  subCategory: {
    id: 12,
    en: {
      name: 'Vision home theatre',
      title: 'The cinema moves in',
      text: 'LED in the living room, the majlis or a cinema of your own: 115 to 295 inches, silent, bright enough for the afternoon match and dark enough for the midnight film.',
      seo_title: 'Vision home-theatre LED screens',
      seo_description:
        'Home-theatre LED screens from 115 to 295 inch: silent, 600 cd/m² by day and 80 by night, GOB protected, in crates that fit the door.',
    },
    ar: {
      name: 'فيجن للسينما المنزلية',
      title: 'السينما تنتقل إلى بيتك',
      text: 'شاشة LED في غرفة الجلوس أو المجلس أو سينما خاصة بك: من 115 إلى 295 بوصة، صامتة، ساطعة لمباراة العصر وعميقة السواد لفيلم منتصف الليل.',
      seo_title: 'شاشات فيجن للسينما المنزلية',
      seo_description:
        'شاشات LED للسينما المنزلية من 115 إلى 295 بوصة: صامتة، 600 شمعة/م² نهارًا و80 ليلًا، محمية بطبقة GOB، في صناديق تدخل من الباب.',
    },
    shared: { path: '/sub-category/12' },
    files: {
      banner: { file: 'images/home-theatre-skyline.jpg', shows: 'living room, Vision' },
    },
  },
  products: stripOf(25, 26, 27, 28),
  cards: [
    story({ file: 'images/home-theatre-dunes.jpg', shows: 'sofa, Vision' }, '/product/26', {
      en: 'The middle seat | 147 inches from 4 m fill 44° of view, like the best row of a cinema.',
      ar: 'المقعد الأوسط | 147 بوصة من 4 م تملأ 44° من النظر، كأفضل صف في السينما.',
    }),
    story({ file: 'images/home-theatre-sea.jpg', shows: 'living room, lamp' }, '/product/25', {
      en: 'With the lamps on | 600 cd/m² for a match with guests, 80 when the house sleeps.',
      ar: 'والغرفة مضاءة | 600 شمعة/م² لمباراة مع الضيوف، و80 حين ينام البيت.',
    }),
    story({ file: 'images/home-theatre-skyline.jpg', shows: 'living room, Vision' }, '/product/27', {
      en: 'Nothing hums | No fans, no lamp, no projector above the sofa: 0 dB.',
      ar: 'لا شيء يطنّ | بلا مراوح ولا مصباح ولا جهاز إسقاط فوق الأريكة: 0 ديسيبل.',
    }),
  ],
  slides: [
    story({ file: 'images/home-theatre-detail.jpg', shows: 'living room, Vision' }, '/product/25', {
      en: 'The guest room | 115 inches that disappear into a dark wall when off.',
      ar: 'غرفة الضيوف | 115 بوصة تختفي في جدار داكن حين تنطفئ.',
    }),
    story({ file: 'images/home-morning-lagoon.jpg', shows: 'living room, Vision, daylight' }, '/product/26', {
      en: 'The living room | 147 inches, with the curtains open.',
      ar: 'غرفة الجلوس | 147 بوصة والستائر مفتوحة.',
    }),
    story({ file: 'images/home-theatre-sea.jpg', shows: 'living room, Vision' }, '/product/27', {
      en: 'The cinema room | 178 inches and 12 seats.',
      ar: 'غرفة السينما | 178 بوصة و12 مقعدًا.',
    }),
    story({ file: 'images/vision-majlis-dunes.jpg', shows: 'villa, majlis, Vision' }, '/product/28', {
      en: 'The villa | 295 inches of true 4K for a double-height majlis.',
      ar: 'الفيلا | 295 بوصة بدقة 4K حقيقية لمجلس بارتفاع طابقين.',
    }),
  ],
  tiles: [
    story({ file: 'images/home-theatre-skyline.jpg', shows: 'living room, Vision' }, '/the-vision', {
      en: 'Film night | Black beside white at 6,000:1.',
      ar: 'ليلة فيلم | الأسود بجوار الأبيض بتباين 6,000:1.',
    }),
    story({ file: 'images/home-theatre-sea.jpg', shows: 'living room, Vision' }, '/product/25', {
      en: 'Match night | 3,840 Hz, every pass sharp.',
      ar: 'ليلة مباراة | 3,840 هرتز وكل تمريرة واضحة.',
    }),
    story({ file: 'images/led-pixels-macro-grid.jpg', shows: 'pixels' }, '/product/26', {
      en: 'Family life | Resin of 3H for toy cars.',
      ar: 'حياة العائلة | راتنج 3H لسيارات اللعب.',
    }),
    story({ file: 'images/vision-115-studio-pattern.jpg', shows: 'Vision, thin edge' }, '/product/26', {
      en: 'The edge | 35 mm deep, and nothing around the picture.',
      ar: 'الحافة | عمق 35 مم ولا إطار حول الصورة.',
    }),
    story({ file: 'images/home-theatre-detail.jpg', shows: 'living room, Vision' }, '/product/26', {
      en: 'The sound | 2 × 40 W, or your amplifier by eARC.',
      ar: 'الصوت | 2 × 40 واط، أو مضخّمك عبر eARC.',
    }),
    story({ file: 'images/installation-detail.jpg', shows: 'half-built wall, cases' }, '/register', {
      en: 'The door | Crates no longer than 1.3 m.',
      ar: 'الباب | صناديق لا يزيد طولها على 1.3 م.',
    }),
    story({ file: 'images/home-theatre-dunes.jpg', shows: 'living room, Vision' }, '/projects', {
      en: 'The first film | Hung at noon, calibrated by 18:00.',
      ar: 'أول فيلم | تُعلَّق ظهرًا وتُعايَر قبل الساعة 18:00.',
    }),
  ],
  tickets: [
    story('icons/sound.png', '/register', {
      en: 'A private showing | 60 minutes in our cinema with a film of your choice.',
      ar: 'عرض خاص | 60 دقيقة في صالتنا مع فيلم تختاره.',
    }),
    story('icons/screen-size.png', '/contact', {
      en: 'Room visit | Distance, light and sound measured; a drawing in 5 working days.',
      ar: 'زيارة المنزل | نقيس المسافة والضوء والصوت، والمخطط خلال 5 أيام عمل.',
    }),
    story('icons/vision-all-in-one.png', '/the-vision', {
      en: 'The series | 115, 147, 178, 231 and 295 inches compared.',
      ar: 'السلسلة | مقارنة 115 و147 و178 و231 و295 بوصة.',
    }),
    story('icons/protection.png', '/return-policy', {
      en: 'Care at home | 24 months of warranty, one number to call.',
      ar: 'صيانة في بيتك | ضمان 24 شهرًا ورقم واحد تتصل به.',
    }),
  ],
  questions: [
    story({ file: 'images/home-morning-dunes.jpg', shows: 'living room, sofa, Vision' }, '/contact', {
      en: 'How large may it be? | Divide the distance of the sofa by 1.2 to get the width: 4 m suits 3.3 m, which is 147 inches.',
      ar: 'ما المقاس المناسب؟ | اقسم بُعد الأريكة على 1.2 تحصل على العرض: 4 م يناسبها 3.3 م، أي 147 بوصة.',
    }),
    asked('/contact', {
      en: 'Is it better than a large television? | Televisions end at about 115 inches in one piece that may not fit the lift. Vision starts there and comes in crates of 1.3 m.',
      ar: 'هل هي أفضل من تلفاز كبير؟ | تنتهي أجهزة التلفاز عند نحو 115 بوصة في قطعة قد لا تدخل المصعد. تبدأ فيجن من هناك وتصل في صناديق طولها 1.3 م.',
    }),
    asked('/contact', {
      en: 'Does it heat the room? | A little: 400 W for 115 inches and 600 W for 147, like a few people on the sofa.',
      ar: 'هل تسخّن الغرفة؟ | قليلًا: 400 واط لمقاس 115 بوصة و600 واط لمقاس 147، كبضعة أشخاص على الأريكة.',
    }),
    asked('/register', {
      en: 'Can my decorator work with it? | Yes. We send drawings with all openings, 75 mm of recess if it should sit flush, and a date that fits the carpenter.',
      ar: 'هل يتعاون معكم مصمّم الديكور؟ | نعم. نرسل مخططات بكل الفتحات، وتجويفًا 75 مم إن أردتها بمستوى الجدار، وموعدًا يناسب النجّار.',
    }),
  ],
};
