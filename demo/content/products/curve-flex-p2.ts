import { typed } from '#demo/specifications.ts';
import { asked, story } from '#demo/story.ts';
import type { ProductPage } from '../product-page.ts';

export const curveFlexP2: ProductPage = {
  product: {
    id: 29,
    shared: typed({
      'pixel-pitch': '2',
      brightness: '700',
      contrast: '5000',
      refresh: '3840',
      greyscale: '16',
      'viewing-angle-horizontal': '160',
      'viewing-angle-vertical': '160',
      'viewing-distance': '2',
      cabinet: '320 × 160 × 8.6',
      'cabinet-pixels': '160 × 80',
      'cabinet-weight': '0.38',
      'bending-radius': '150',
      mounting: 'structure',
      service: 'front',
      'area-power-greatest': '450',
      'area-power-average': '150',
      suits: 'meeting-room / home / stage',
      'protection-front': 'IP43',
      'protection-back': 'IP30',
      temperature: '-10 – 45',
      'area-price-from-sa': '12200 SAR',
      'area-price-from-ae': '12000 AED',
      'lead-time': '6 – 10',
      life: '100000',
      warranty: '24',
    }),
    en: {
      name: 'Curve Flex P2',
      headline: 'LED that follows your hand',
      description:
        'Soft LED modules of 320 × 160 mm on a silicone back. They bend inwards and outwards down to a radius of 150 mm and cling to steel by magnets: columns, waves, arches, a ring above a reception desk.',
      features: [
        { title: 'Bends to a radius of 150 mm' },
        { title: '2 mm pixel pitch' },
        { title: '8.6 mm thin' },
        { title: 'Held by magnets' },
      ],
      seo_title: 'Curve Flex P2 flexible LED modules',
      seo_description:
        'Flexible LED modules with a 2 mm pixel pitch and a bending radius from 150 mm, 8.6 mm thin, magnetic: columns, waves, arches and rings.',
    },
    ar: {
      name: 'Curve Flex P2',
      headline: 'LED ينحني مع يدك',
      description:
        'وحدات LED ليّنة مقاسها 320 × 160 مم على ظهر من السيليكون. تنحني إلى الداخل والخارج حتى نصف قطر 150 مم وتلتصق بالفولاذ بالمغناطيس: أعمدة وأمواج وأقواس وحلقة فوق مكتب الاستقبال.',
      features: [
        { title: 'انحناء حتى نصف قطر 150 مم' },
        { title: 'تباعد البكسلات 2 مم' },
        { title: 'سماكة 8.6 مم' },
        { title: 'تثبيت بالمغناطيس' },
      ],
      seo_title: 'Curve Flex P2: وحدات LED مرنة',
      seo_description:
        'وحدات LED مرنة بتباعد بكسلات 2 مم ونصف قطر انحناء يبدأ من 150 مم وسماكة 8.6 مم، مغناطيسية: أعمدة وأمواج وأقواس وحلقات.',
    },
    files: {
      image: { file: 'images/curved-wall-dunes.jpg', shows: 'curved wall' },
      banner: { file: 'films/banner-led-walls.mp4', shows: 'curved wall' },
      features: [
        { image: { file: 'images/curved-wall-sea.jpg', shows: 'curved wall' } },
        { image: { file: 'images/led-pixels-macro-silk.jpg', shows: 'pixels' } },
        { image: { file: 'images/workshop-bench-detail.jpg', shows: 'modules' } },
        { image: { file: 'images/workshop-bench-detail.jpg', shows: 'modules' } },
      ],
    },
  },
  cards: [
    story({ file: 'images/led-column-pattern.jpg', shows: 'columns' }, '/sub-category/13', {
      en: 'A column with no front | Wrapped around 600 mm of diameter, the picture has no beginning: visitors walk around the story.',
      ar: 'عمود بلا وجه واحد | ملفوفة حول قطر 600 مم، فلا بداية للصورة: يدور الزائر حول الحكاية.',
    }),
    story({ file: 'images/curved-wall-silk.jpg', shows: 'curved wall' }, '/projects', {
      en: 'Round, not faceted | Other walls approach a curve in steps of 500 mm. Flex follows it pixel by pixel, every 2 mm.',
      ar: 'استدارة بلا أضلاع | الجدران الأخرى تقترب من المنحنى بخطوات 500 مم، وهذه تتبعه بكسلًا بكسلًا، كل 2 مم.',
    }),
  ],
  rows: [
    story({ file: 'images/workshop-calibration.jpg', shows: 'workshop' }, '/projects', {
      en: 'Drawn first, then built | From your sketch we make a steel skeleton cut by laser to 0.5 mm. The modules land on it by magnets and stay where the line wants them.',
      ar: 'تُرسم ثم تُبنى | من رسمك نصنع هيكلًا فولاذيًا مقصوصًا بالليزر بدقة 0.5 مم، فتلتصق به الوحدات وتبقى حيث يريدها الخط.',
      figure: ['0.5 mm', '0.5 مم'],
    }),
    story({ file: 'images/led-cube-atrium.jpg', shows: 'cube' }, '/register', {
      en: 'Edges that meet | Bevelled corner modules close cubes and triangles with 0.3 mm between faces, so a picture turns the corner.',
      ar: 'حواف تلتقي | وحدات زاوية مشطوفة تغلق المكعبات والمثلثات بفاصل 0.3 مم بين الأوجه، فتلتف الصورة حول الزاوية.',
      figure: ['0.3 mm', '0.3 مم'],
    }),
  ],
  films: [
    story({ file: 'films/banner-led-walls.mp4', shows: 'curved wall' }, '/projects', {
      en: 'The wave | Folds of amber light travel along 9 m of curve without a seam.',
      ar: 'الموجة | طيّات من ضوء كهرماني تنساب على منحنى طوله 9 م بلا فاصل.',
      figure: ['9 m', '9 م'],
    }),
  ],
  headlines: [
    story('icons/bend-radius.png', '/sub-category/13', {
      en: '150 mm | Smallest bending radius, inwards and outwards.',
      ar: '150 مم | أصغر نصف قطر للانحناء، إلى الداخل والخارج.',
    }),
    story('icons/pixel-pitch.png', '/sub-category/13', {
      en: '2 mm | Pixel pitch, smooth from 2 m.',
      ar: '2 مم | تباعد بكسلات تُشاهَد صورته براحة من 2 م.',
    }),
    story('icons/thickness.png', '/sub-category/13', {
      en: '8.6 mm | Thickness of a module.',
      ar: '8.6 مم | سماكة الوحدة.',
    }),
    story('icons/weight.png', '/sub-category/13', {
      en: '7.4 kg/m² | Weight without the skeleton.',
      ar: '7.4 كجم/م² | الوزن من دون الهيكل.',
    }),
  ],
  slides: [
    story({ file: 'images/led-column-silk.jpg', shows: 'columns' }, '/projects', {
      en: 'Columns | A structural column of 600 mm becomes the landmark where people agree to meet.',
      ar: 'الأعمدة | عمود إنشائي قطره 600 مم يصير العلامة التي يتواعد الناس عندها.',
    }),
    story({ file: 'images/curved-wall-pattern.jpg', shows: 'curved wall' }, '/projects', {
      en: 'Waves | A ribbon of 9 m that flows from the entrance to the lift.',
      ar: 'الأمواج | شريط طوله 9 م ينساب من المدخل إلى المصعد.',
    }),
    story({ file: 'images/led-cube-words.jpg', shows: 'cube, atrium' }, '/projects', {
      en: 'Cubes | Five faces of 960 mm each, hung in an atrium, one picture around them.',
      ar: 'المكعبات | خمسة أوجه مقاس كل منها 960 مم، معلّقة في بهو، وصورة واحدة حولها.',
    }),
  ],
  tickets: [
    story('icons/pen.png', '/register', {
      en: 'Send a sketch | A drawing, a weight and a price within 7 working days.',
      ar: 'أرسل رسمًا | مخطط ووزن وسعر خلال 7 أيام عمل.',
    }),
    story('icons/led-module.png', '/contact', {
      en: 'A sample in your hand | One lit module on loan for 14 days.',
      ar: 'عيّنة في يدك | وحدة مضاءة نعيرك إياها 14 يومًا.',
    }),
    story('icons/curved-wall.png', '/contact', {
      en: 'Content on the curve | Our studio unwraps your film onto the shape, tested in 3D first.',
      ar: 'محتوى على المنحنى | يفرد استوديونا فيلمك على الشكل، ويختبره أولًا بتقنية 3D.',
    }),
    story('icons/protection.png', '/return-policy', {
      en: 'Warranty of 24 months | With 5% spare modules. Custom shapes are made for you and cannot be returned.',
      ar: 'ضمان 24 شهرًا | مع 5% وحدات احتياطية. الأشكال الخاصة تُصنع لك ولا تُرجع.',
    }),
  ],
  questions: [
    story({ file: 'images/led-column-silk.jpg', shows: 'columns' }, '/contact', {
      en: 'How thin can a column be? | The radius must be 150 mm or more, so the smallest column has a diameter of 300 mm.',
      ar: 'ما أنحف عمود ممكن؟ | يجب ألا يقل نصف القطر عن 150 مم، فأصغر عمود قطره 300 مم.',
    }),
    asked('/product/5', {
      en: 'Flex or Stage cabinets for a curve? | For circles wider than 5.7 m, and for rental, Stage P2.6 is faster. For tighter, permanent shapes, Flex.',
      ar: 'Flex أم كبائن Stage للمنحنى؟ | للدوائر الأوسع من 5.7 م وللتأجير تكون Stage P2.6 أسرع. وللأشكال الأضيق والدائمة اختر Flex.',
    }),
    asked('/contact', {
      en: 'Can it make a sphere? | Yes, from trapezoid modules cut for the diameter. Globes from 1.2 m are possible and take 10 weeks.',
      ar: 'هل تصنعون كرة؟ | نعم، من وحدات شبه منحرفة تُقص على القطر. الكرات ممكنة من 1.2 م وتستغرق 10 أسابيع.',
    }),
    asked('/register', {
      en: 'What carries the modules? | A steel or galvanised skeleton made by us. With it, plan for 22 kg/m².',
      ar: 'ما الذي يحمل الوحدات؟ | هيكل من الفولاذ المجلفن نصنعه نحن. ومعه احسب 22 كجم/م².',
    }),
    asked('/return-policy', {
      en: 'May people touch it? | It is meant for seeing. Below 2.2 m of height we add a clear GOB layer that still bends to a radius of 500 mm.',
      ar: 'هل يلمسها الناس؟ | هي للمشاهدة. ودون ارتفاع 2.2 م نضيف طبقة GOB شفافة تنحني حتى نصف قطر 500 مم.',
    }),
  ],
};
