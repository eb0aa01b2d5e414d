import { asked, story } from '#demo/story.ts';
import { stripOf, type SubCategoryPage } from '../sub-category-page.ts';

export const curvedAndShaped: SubCategoryPage = {
  subCategory: {
    id: 13,
    en: {
      name: 'Curved & shaped',
      title: 'If you can draw it, it can shine',
      text: 'Columns, waves, cubes, arches and globes. Soft modules bend to a radius of 150 mm, steel is cut by laser to 0.5 mm, and our studio wraps your film around the shape.',
      seo_title: 'Curved and shaped LED installations',
      seo_description:
        'Custom LED columns, waves, cubes, arches and globes: flexible modules with a radius from 150 mm on laser-cut steel, content included.',
    },
    ar: {
      name: 'المنحنيات والأشكال الخاصة',
      title: 'ما ترسمه يمكن أن يضيء',
      text: 'أعمدة وأمواج ومكعبات وأقواس وكرات. وحدات ليّنة تنحني حتى نصف قطر 150 مم، وفولاذ يُقص بالليزر بدقة 0.5 مم، واستوديو يلفّ فيلمك حول الشكل.',
      seo_title: 'شاشات LED المنحنية والأشكال الخاصة',
      seo_description: 'أعمدة وأمواج ومكعبات وأقواس وكرات LED حسب الطلب: وحدات مرنة بنصف قطر من 150 مم على هيكل مقصوص بالليزر، مع المحتوى.',
    },
    shared: { path: '/sub-category/13' },
    files: { banner: { file: 'films/banner-led-walls.mp4', shows: 'curved wall' } },
  },
  products: stripOf(29, 5, 4),
  cards: [
    story({ file: 'images/curved-wall-dunes.jpg', shows: 'curved wall' }, '/product/29', {
      en: 'A true curve | Flex bends at every 2 mm pixel; nothing is made of straight pieces.',
      ar: 'منحنى حقيقي | تنحني Flex عند كل بكسل، أي كل 2 مم، فلا قطع مستقيمة.',
    }),
    story({ file: 'images/led-cube-atrium.jpg', shows: 'cube, atrium' }, '/product/29', {
      en: 'A true edge | Bevelled modules meet with 0.3 mm between faces, so the picture turns the corner.',
      ar: 'حافة حقيقية | وحدات مشطوفة تلتقي بفاصل 0.3 مم بين الأوجه، فتلتف الصورة حول الزاوية.',
    }),
    story({ file: 'images/workshop-calibration.jpg', shows: 'workshop' }, '/register', {
      en: 'From sketch to price | A drawing, a weight and an offer within 7 working days.',
      ar: 'من الرسم إلى السعر | مخطط ووزن وعرض خلال 7 أيام عمل.',
    }),
  ],
  slides: [
    story({ file: 'images/led-column-pattern.jpg', shows: 'columns' }, '/product/29', {
      en: 'Columns | From 300 mm of diameter, a picture without a beginning.',
      ar: 'الأعمدة | ابتداءً من قطر 300 مم، صورة بلا بداية.',
    }),
    story({ file: 'images/curved-wall-dunes.jpg', shows: 'curved wall' }, '/product/29', {
      en: 'Waves | 9 m that flow along a lobby.',
      ar: 'الأمواج | 9 م تنساب على امتداد الردهة.',
    }),
    story({ file: 'images/led-cube-words.jpg', shows: 'cube, atrium' }, '/product/29', {
      en: 'Cubes | Five faces of 960 mm hung in an atrium.',
      ar: 'المكعبات | خمسة أوجه مقاس كل منها 960 مم معلّقة في البهو.',
    }),
    story({ file: 'images/curved-wall-sea.jpg', shows: 'curved wall, sea' }, '/product/29', {
      en: 'Horizons | 3 m high, with a sea that knows the hour.',
      ar: 'الآفاق | بارتفاع 3 م، وبحر يتبدّل مع ساعات اليوم.',
    }),
  ],
  tiles: [
    story({ file: 'images/curved-wall-pattern.jpg', shows: 'curved wall' }, '/projects', {
      en: 'The wave | Light runs along 9 m of curve.',
      ar: 'الموجة | ضوء يجري على 9 م من المنحنى.',
    }),
    story({ file: 'images/workshop-bench-detail.jpg', shows: 'modules' }, '/product/29', {
      en: 'The module | 8.6 mm, 0.38 kg.',
      ar: 'الوحدة | 8.6 مم و0.38 كجم.',
    }),
    story({ file: 'images/led-column-pattern.jpg', shows: 'columns' }, '/product/29', {
      en: 'The column | 600 mm across, 360° of story.',
      ar: 'العمود | قطره 600 مم وحكايته 360°.',
    }),
    story({ file: 'images/led-cube-atrium.jpg', shows: 'cube, atrium' }, '/product/29', {
      en: 'The cube | 0.3 mm at the edge.',
      ar: 'المكعب | 0.3 مم عند الحافة.',
    }),
    story({ file: 'images/workshop-calibration.jpg', shows: 'workshop' }, '/contact', {
      en: 'The trial | Built once in our workshop, then numbered.',
      ar: 'التجميع التجريبي | تُركَّب مرة في ورشتنا ثم تُرقَّم.',
    }),
    story({ file: 'images/led-pixels-macro-silk.jpg', shows: 'pixels' }, '/contact', {
      en: 'The pixel | One every 2 mm.',
      ar: 'البكسل | واحد كل 2 مم.',
    }),
    story({ file: 'images/led-cube-words.jpg', shows: 'cube, words' }, '/projects', {
      en: 'The words | Light that spells a name.',
      ar: 'الكلمات | ضوء يكتب اسمًا.',
    }),
  ],
  tickets: [
    story('icons/pen.png', '/register', {
      en: 'Workshop day | Your architect and ours at one table, 1:20 model included.',
      ar: 'يوم عمل مشترك | مهندسك ومهندسنا على طاولة واحدة، ومعهما مجسّم 1:20.',
    }),
    story('icons/led-module.png', '/contact', {
      en: 'A sample | One lit module for 14 days.',
      ar: 'عيّنة | وحدة مضاءة لمدة 14 يومًا.',
    }),
    story('icons/video-wall.png', '/contact', {
      en: 'Content | Unwrapped onto the shape and tested before the steel is cut, in 3 weeks.',
      ar: 'المحتوى | يُفرد على الشكل ويُختبر قبل قص الفولاذ، خلال 3 أسابيع.',
    }),
    story('icons/protection.png', '/return-policy', {
      en: 'Warranty | 24 months and 5% spare modules.',
      ar: 'الضمان | 24 شهرًا و5% وحدات احتياطية.',
    }),
  ],
  questions: [
    story({ file: 'images/led-cube-atrium.jpg', shows: 'cube, atrium' }, '/contact', {
      en: 'How long does a custom shape take? | 8 to 12 weeks from the approved drawing: two for steel, four for modules, the rest for content and assembly.',
      ar: 'كم يستغرق الشكل الخاص؟ | من 8 إلى 12 أسبوعًا من اعتماد المخطط: أسبوعان للفولاذ وأربعة للوحدات والباقي للمحتوى والتجميع.',
    }),
    asked('/product/29', {
      en: 'Can an existing column be dressed? | Yes, if 60 mm around it are free. The skeleton comes in halves and closes around the column.',
      ar: 'هل يمكن تلبيس عمود قائم؟ | نعم، إذا توفر حوله 60 مم. يصل الهيكل نصفين ويُغلق حول العمود.',
    }),
    asked('/product/5', {
      en: 'And for one event only? | Stage P2.6 makes circles from 5.7 m and corners of 90° for rent.',
      ar: 'ولفعالية واحدة فقط؟ | تُستأجر Stage P2.6: دوائر يبدأ قطرها من 5.7 م وزوايا 90°.',
    }),
    asked('/return-policy', {
      en: 'Can a custom piece be returned? | No. It is made for you alone; defects are repaired under the 24-month warranty.',
      ar: 'هل تُرجع القطعة الخاصة؟ | لا. هي مصنوعة لك وحدك، وتُصلح عيوبها ضمن ضمان 24 شهرًا.',
    }),
  ],
};
