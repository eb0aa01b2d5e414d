import { asked, story } from '#demo/story.ts';
import { stripOf, type SubCategoryPage } from '../sub-category-page.ts';

export const finePitchWalls: SubCategoryPage = {
  subCategory: {
    id: 1,
    en: {
      name: 'Fine-pitch walls',
      title: 'Walls you can walk up to',
      text: 'Indoor LED from 0.9 to 1.8 mm for rooms where people stand close: control rooms, boardrooms, studios and lobbies. One cabinet of 600 × 337.5 mm, four pitches, no visible seam.',
      seo_title: 'Fine-pitch LED walls, P0.9 to P1.8',
      seo_description:
        'Indoor fine-pitch LED walls from 0.9 to 1.8 mm for control rooms, boardrooms, studios and lobbies, with one cabinet of 600 × 337.5 mm.',
    },
    ar: {
      name: 'جدران LED الدقيقة',
      title: 'جدران تقترب منها',
      text: 'شاشات LED داخلية من 0.9 إلى 1.8 مم لأماكن يقف فيها الناس عن قرب: غرف العمليات وقاعات مجالس الإدارة والاستوديوهات والردهات. كابينة واحدة 600 × 337.5 مم وأربع درجات من الدقة وبلا فاصل ظاهر.',
      seo_title: 'جدران LED الدقيقة من P0.9 إلى P1.8',
      seo_description:
        'جدران LED داخلية دقيقة من 0.9 إلى 1.8 مم لغرف العمليات وقاعات مجالس الإدارة والاستوديوهات والردهات، بكابينة واحدة 600 × 337.5 مم.',
    },
    shared: { path: '/sub-category/1' },
    files: { banner: { file: 'images/lobby-morning-sea.jpg', shows: 'lobby, LED wall' } },
  },
  products: stripOf(1, 2, 3, 4),
  cards: [
    story({ file: 'images/led-pixels-macro-grid.jpg', shows: 'pixels' }, '/product/2', {
      en: 'Choose by distance | One metre for each millimetre: 1.2 mm from 1.2 m, 1.8 mm from 1.8 m. Sit closer, choose finer.',
      ar: 'اختر حسب المسافة | متر لكل مليمتر: 1.2 مم من 1.2 م، و1.8 مم من 1.8 م. كلما اقترب المقعد صغر التباعد.',
    }),
    story({ file: 'images/led-cabinet-pattern.jpg', shows: 'cabinet, back' }, '/contact', {
      en: 'A surface, not tiles | Cabinets are levelled to 0.1 mm and colour-matched as one wall before delivery.',
      ar: 'سطح واحد لا بلاطات | تُسوّى الكبائن بفارق 0.1 مم وتُوحَّد ألوانها كجدار واحد قبل التسليم.',
    }),
    story({ file: 'images/control-room-city.jpg', shows: 'control room, LED wall' }, '/product/3', {
      en: 'Awake all year | Power and data are doubled in every row; 100,000 hours pass before the light falls to half.',
      ar: 'يقظة طوال السنة | لكل صف مصدرا طاقة ومسارا بيانات، و100,000 ساعة تمر قبل أن ينخفض السطوع إلى النصف.',
    }),
  ],
  slides: [
    story({ file: 'images/operations-day-detail.jpg', shows: 'control room, desks' }, '/product/3', {
      en: 'Control rooms | 16 feeds on one surface, day and night, with a spare path for each row.',
      ar: 'غرف العمليات | 16 مصدرًا على سطح واحد ليلًا ونهارًا، ومسار احتياطي لكل صف.',
    }),
    story({ file: 'images/vision-boardroom-results.jpg', shows: 'boardroom, figures' }, '/product/1', {
      en: 'Boardrooms | A ledger of 3,840 pixels across that the far end of the table can read.',
      ar: 'قاعات مجالس الإدارة | جدول بعرض 3,840 بكسل يقرؤه من يجلس في آخر الطاولة.',
    }),
    story({ file: 'images/airport-gates-row.jpg', shows: 'gates, displays' }, '/product/1', {
      en: 'Airports | Gates that are read while walking, filmed clean at 3,840 Hz.',
      ar: 'المطارات | بوابات تُقرأ أثناء المشي، وتُصوَّر بنقاء عند 3,840 هرتز.',
    }),
    story({ file: 'images/lobby-morning-welcome.jpg', shows: 'lobby, LED wall, daylight' }, '/product/4', {
      en: 'Lobbies | 800 cd/m² that greet before the desk does.',
      ar: 'الردهات | 800 شمعة/م² ترحّب قبل مكتب الاستقبال.',
    }),
  ],
  tiles: [
    story({ file: 'images/operations-day.jpg', shows: 'control room, maps' }, '/projects', {
      en: 'One wall, every feed | 64 cabinets make 4K in 4.8 × 2.7 m.',
      ar: 'جدار واحد لكل المصادر | 64 كابينة تصنع 4K في 4.8 × 2.7 م.',
    }),
    story({ file: 'images/led-pixels-macro-dunes.jpg', shows: 'pixels' }, '/product/2', {
      en: 'The pixel | 640,000 in each square metre at P1.2.',
      ar: 'البكسل | 640,000 في كل متر مربع عند P1.2.',
    }),
    story({ file: 'images/led-cabinet-front-and-back.jpg', shows: 'cabinet, back' }, '/product/1', {
      en: 'The cabinet | 600 × 337.5 mm, from 4.6 kg.',
      ar: 'الكابينة | 600 × 337.5 مم، ابتداءً من 4.6 كجم.',
    }),
    story({ file: 'images/led-pixels-macro-grid.jpg', shows: 'pixels' }, '/product/2', {
      en: 'The skin | GOB resin of 3H over every LED.',
      ar: 'السطح | راتنج GOB بصلابة 3H فوق كل بكسل.',
    }),
    story({ file: 'images/workshop-bench-detail.jpg', shows: 'modules' }, '/product/3', {
      en: 'The service | A module out in 10 seconds, from the front.',
      ar: 'الصيانة | وحدة تُسحب في 10 ثوانٍ من الأمام.',
    }),
    story({ file: 'images/led-wall-lobby-skyline.jpg', shows: 'LED wall, skyline' }, '/projects', {
      en: 'For cameras | 3,840 Hz, filmed in the studio without flicker.',
      ar: 'أمام الكاميرات | 3,840 هرتز، تصوير في الاستوديو بلا وميض.',
    }),
    story({ file: 'images/lobby-morning-lagoon.jpg', shows: 'lobby, LED wall' }, '/projects', {
      en: 'A welcome 20 m ahead | The lobby begins with light.',
      ar: 'ترحيب يُرى من 20 م | الردهة تبدأ بالضوء.',
    }),
  ],
  tickets: [
    story('icons/screen-size.png', '/register', {
      en: 'Survey | Wall, power and light measured; a drawing in 5 working days.',
      ar: 'المعاينة | نقيس الجدار والكهرباء والإضاءة، والمخطط خلال 5 أيام عمل.',
    }),
    story('icons/pixel-pitch.png', '/contact', {
      en: 'Try the pitch | Two cabinets of different pitch side by side in your own room for 3 days.',
      ar: 'جرّب الدقة | كابينتان بتباعدين مختلفين جنبًا إلى جنب في غرفتك 3 أيام.',
    }),
    story('icons/control-room.png', '/contact', {
      en: 'Control | A processor for up to 16 sources, with arrangements stored by name.',
      ar: 'التحكم | معالج لما يصل إلى 16 مصدرًا، وترتيبات محفوظة بأسمائها.',
    }),
    story('icons/protection.png', '/return-policy', {
      en: 'Care | 24 months of warranty, 3% spare modules and a calibration each year.',
      ar: 'الصيانة | ضمان 24 شهرًا و3% وحدات احتياطية ومعايرة كل سنة.',
    }),
  ],
  questions: [
    story({ file: 'images/led-wall-lobby-skyline.jpg', shows: 'lobby, LED wall' }, '/contact', {
      en: 'Which pitch do I need? | Measure to the nearest viewer in metres and read it as millimetres: 1.5 m means P1.5. Text-heavy work deserves one step finer.',
      ar: 'أي تباعد أحتاج إليه؟ | قِس المسافة إلى أقرب مشاهد بالأمتار واقرأها مليمترات: 1.5 م تعني P1.5. والعمل الكثير النصوص يستحق تباعدًا أصغر بدرجة.',
    }),
    asked('/register', {
      en: 'What size gives true 4K? | 3.6 m of width at P0.9, 4.8 m at P1.2, 6 m at P1.5 and 7.2 m at P1.8.',
      ar: 'ما المقاس الذي يعطي 4K حقيقية؟ | عرض 3.6 م عند P0.9، و4.8 م عند P1.2، و6 م عند P1.5، و7.2 م عند P1.8.',
    }),
    asked('/contact', {
      en: 'How much space does it take? | 75 mm of depth with its frame. All service is from the front, so no corridor is lost.',
      ar: 'كم يشغل من المساحة؟ | عمق 75 مم مع هيكله، وكل الصيانة من الأمام فلا ممر يضيع.',
    }),
    asked('/sub-category/11', {
      en: 'Wall or Vision? | Vision is a finished screen of 115 to 295 inches. A Lamha wall is built to your room, in steps of 600 × 337.5 mm.',
      ar: 'جدار أم فيجن؟ | فيجن شاشة جاهزة من 115 إلى 295 بوصة. وجدار لمحة يُبنى على مقاس غرفتك بخطوات 600 × 337.5 مم.',
    }),
  ],
};
