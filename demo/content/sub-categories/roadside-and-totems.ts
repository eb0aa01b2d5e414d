import { asked, story } from '#demo/story.ts';
import { stripOf, type SubCategoryPage } from '../sub-category-page.ts';

export const roadsideAndTotems: SubCategoryPage = {
  subCategory: {
    id: 6,
    en: {
      name: 'Roadside & totems',
      title: 'A sentence at 120 km/h',
      text: 'Billboards for highways and double-sided totems for streets. Up to 8,000 cd/m² by day, 300 by night, steel calculated for 160 km/h and content that obeys the road authority.',
      seo_title: 'Roadside LED billboards and totems',
      seo_description:
        'LED billboards for highways and double-sided street totems: up to 8,000 cd/m² by day, 300 by night, IP65 or better, wind to 160 km/h.',
    },
    ar: {
      name: 'الطرق والأعمدة الإعلانية',
      title: 'جملة تُقرأ عند 120 كم/س',
      text: 'لوحات للطرق السريعة وأعمدة بوجهين للشوارع. حتى 8,000 شمعة/م² نهارًا و300 ليلًا، وهياكل محسوبة لريح 160 كم/س، ومحتوى يلتزم تعليمات جهة الطرق.',
      seo_title: 'لوحات LED للطرق والأعمدة الإعلانية',
      seo_description:
        'لوحات LED للطرق السريعة وأعمدة شوارع بوجهين: حتى 8,000 شمعة/م² نهارًا و300 ليلًا، حماية IP65 أو أعلى، وريح حتى 160 كم/س.',
    },
    shared: { path: '/sub-category/6' },
    files: { banner: { file: 'images/road-noon-dunes.jpg', shows: 'road, sign' } },
  },
  products: stripOf(13, 14),
  cards: [
    story({ file: 'images/road-noon-sea.jpg', shows: 'road, sign, cars' }, '/product/14', {
      en: 'Seven words | At 120 km/h a driver has 3 seconds. Letters of 500 mm use them well.',
      ar: 'سبع كلمات | عند 120 كم/س لدى السائق 3 ثوانٍ، وحروف ارتفاعها 500 مم تحسن استغلالها.',
    }),
    story({ file: 'images/totem-plaza.jpg', shows: 'totem' }, '/product/13', {
      en: 'Two faces | 960 × 1,920 mm on each side of a totem, with a playlist of its own.',
      ar: 'وجهان | 960 × 1,920 مم على كل جهة من العمود، ولكل وجه قائمة عرض.',
    }),
    story({ file: 'images/road-sign-perfume.jpg', shows: 'road, sign, dusk' }, '/contact', {
      en: 'Gentle at night | A sensor holds every board at 300 cd/m² after sunset.',
      ar: 'لطيفة ليلًا | يثبّت الحسّاس كل لوحة عند 300 شمعة/م² بعد الغروب.',
    }),
  ],
  slides: [
    story({ file: 'images/road-sign-sea.jpg', shows: 'road, sign' }, '/product/14', {
      en: 'Highways | 14.4 × 4.8 m on one pole, 12 m above the road.',
      ar: 'الطرق السريعة | 14.4 × 4.8 م على عمود واحد، بارتفاع 12 م فوق الطريق.',
    }),
    story({ file: 'images/totem-plaza.jpg', shows: 'totem, plaza' }, '/product/13', {
      en: 'Squares | Totems every 80 m that show the way and the evening.',
      ar: 'الساحات | أعمدة كل 80 م ترشد إلى الطريق وإلى برنامج المساء.',
    }),
    story({ file: 'images/kiosk-noon-guide.jpg', shows: 'kiosk, promenade' }, '/product/18', {
      en: 'Promenades and stations | Touch outdoors with GlowMate, 3,000 cd/m² behind glass.',
      ar: 'الكورنيش والمحطات | لمس في الخارج مع GlowMate، و3,000 شمعة/م² خلف الزجاج.',
    }),
    story({ file: 'images/road-sign-city.jpg', shows: 'road, sign' }, '/projects', {
      en: 'City entrances | A welcome or a petrol price, changed in 10 seconds from the office.',
      ar: 'مداخل المدن | ترحيب أو سعر محطة وقود، يتغيّر من المكتب في 10 ثوانٍ.',
    }),
  ],
  tiles: [
    story({ file: 'images/road-sign-light.jpg', shows: 'road, sign' }, '/projects', {
      en: 'The ring road | 8,000 cd/m² against a low sun.',
      ar: 'الطريق الدائري | 8,000 شمعة/م² أمام شمس منخفضة.',
    }),
    story({ file: 'images/totem-plaza-dunes.jpg', shows: 'totem' }, '/product/13', {
      en: 'The corner | 4 mm, smooth from 4 m.',
      ar: 'الركن | 4 مم، صورة ناعمة من 4 م.',
    }),
    story({ file: 'images/led-pixels-macro-silk.jpg', shows: 'pixels' }, '/product/14', {
      en: 'The pixel | 6.67 mm under a deep shade.',
      ar: 'البكسل | 6.67 مم تحت مظلة عميقة.',
    }),
    story({ file: 'images/road-sign-detail.jpg', shows: 'sign, pole' }, '/register', {
      en: 'The pole | Two nights, one lane closed, 160 km/h.',
      ar: 'العمود | ليلتان ومسار واحد مغلق وريح 160 كم/س.',
    }),
    story({ file: 'images/led-pixels-macro-grid.jpg', shows: 'pixels' }, '/product/14', {
      en: 'The face | IP66, washed in 30 minutes.',
      ar: 'الوجه | IP66، وغسله 30 دقيقة.',
    }),
    story({ file: 'images/road-sign-perfume.jpg', shows: 'road, sign' }, '/contact', {
      en: 'The proof | A photograph of the board every 15 minutes.',
      ar: 'الإثبات | صورة للوحة كل 15 دقيقة.',
    }),
    story({ file: 'images/road-sign-pattern.jpg', shows: 'road, sign, dusk' }, '/projects', {
      en: 'The night | 300 cd/m², and nobody is dazzled.',
      ar: 'الليل | 300 شمعة/م²، ولا أحد ينبهر.',
    }),
  ],
  tickets: [
    story('icons/screen-size.png', '/register', {
      en: 'Site and rules | We check angle, distance and the authority’s guide in 10 working days.',
      ar: 'الموقع والاشتراطات | نراجع الزاوية والمسافة ودليل الجهة المختصة خلال 10 أيام عمل.',
    }),
    story('icons/weight.png', '/contact', {
      en: 'Foundation | Drawings for the base, from 1 × 1 × 0.6 m for a totem.',
      ar: 'القاعدة | مخططات الأساس، وتبدأ من 1 × 1 × 0.6 م للعمود.',
    }),
    story('icons/led-outdoor.png', '/contact', {
      en: 'Network | 30 totems on one page, each with its own proof.',
      ar: 'الشبكة | 30 عمودًا في صفحة واحدة، ولكل منها إثبات.',
    }),
    story('icons/protection.png', '/return-policy', {
      en: 'Warranty | 24 months, with service from the rear.',
      ar: 'الضمان | 24 شهرًا، والصيانة من الخلف.',
    }),
  ],
  questions: [
    story({ file: 'images/road-sign-sea.jpg', shows: 'road, sign' }, '/contact', {
      en: 'Film or stills? | Along fast roads stills, for 8 seconds or longer. In streets where people walk, film is often allowed.',
      ar: 'فيلم أم صور ثابتة؟ | على الطرق السريعة صور ثابتة لمدة 8 ثوانٍ أو أكثر. وفي شوارع المشاة يُسمح بالفيلم غالبًا.',
    }),
    asked('/product/13', {
      en: 'How close may totems stand? | 80 m apart on a promenade, nearer at crossings. Each needs 16 A.',
      ar: 'كم المسافة بين الأعمدة؟ | 80 م على الممشى، وأقل عند التقاطعات. ويحتاج كل عمود إلى 16 أمبير.',
    }),
    asked('/contact', {
      en: 'Do they survive July? | Boards are rated to 60 °C and totems to 55 °C, without air conditioning.',
      ar: 'هل تتحمّل شهر يوليو؟ | اللوحات تعمل حتى 60 °م والأعمدة حتى 55 °م، بلا تكييف.',
    }),
    asked('/register', {
      en: 'Who sells the advertising time? | You do. The planner divides each hour into slots of 8 seconds or more and prints the proof.',
      ar: 'من يبيع وقت الإعلان؟ | أنت. يقسّم الجدول كل ساعة إلى فترات من 8 ثوانٍ أو أكثر ويصدر الإثبات.',
    }),
  ],
};
