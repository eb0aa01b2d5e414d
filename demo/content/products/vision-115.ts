import { typed } from '#demo/specifications.ts';
import { asked, drawn, story } from '#demo/story.ts';
import type { ProductPage } from '../product-page.ts';

export const vision115: ProductPage = {
  product: {
    id: 25,
    shared: typed({
      sizes: '115',
      'pixel-pitch': '1.33',
      'picture-size': '2546 × 1432',
      resolution: '1920 × 1080',
      brightness: '600',
      contrast: '6000',
      refresh: '3840',
      greyscale: '16',
      'viewing-angle-horizontal': '165',
      'viewing-angle-vertical': '165',
      'viewing-distance': '1.3',
      touch: 'optional',
      'touch-points': '20',
      body: '2546 × 1432 × 35',
      weight: '92',
      mounting: 'wall / floor',
      service: 'front',
      'power-greatest': '1250',
      'power-average': '400',
      suits: 'meeting-room / classroom / home',
      'protection-front': 'IP54',
      'protection-back': 'IP40',
      temperature: '0 – 45',
      system: 'Android 13',
      memory: '8',
      storage: '64',
      loudspeakers: '30 / 30',
      ports: '3 × HDMI 2.0 / USB-C / OPS / LAN / Wi-Fi 6',
      'price-from-sa': '92000 SAR',
      'price-from-ae': '90000 AED',
      'lead-time': '4 – 6',
      life: '100000',
      warranty: '24',
    }),
    en: {
      name: 'Vision 115',
      headline: 'One screen, one switch',
      description:
        'The first of the Vision series: an all-in-one LED screen of 115 inches with player, sound and processor inside. No frame, no seams to align, no rack in the next room. GOB protects every pixel; IR touch and a 4K camera are options.',
      features: [
        { title: '115 inch, 35 mm deep' },
        { title: 'GOB over every pixel' },
        { title: 'IR touch as an option' },
        { title: '4K camera as an option' },
      ],
      seo_title: 'Vision 115 all-in-one LED screen',
      seo_description:
        'All-in-one LED screen of 115 inch: 600 cd/m², GOB protection, 35 mm deep, built-in player and sound, optional IR touch and 4K camera.',
    },
    ar: {
      name: 'Vision 115',
      headline: 'شاشة واحدة ومفتاح واحد',
      description:
        'أولى شاشات سلسلة فيجن: شاشة LED متكاملة مقاسها 115 بوصة، في داخلها المشغّل والصوت والمعالج. بلا إطار ولا فواصل تُضبط ولا أجهزة في الغرفة المجاورة. طبقة GOB تحمي كل بكسل، واللمس بالأشعة تحت الحمراء وكاميرا 4K خياران إضافيان.',
      features: [
        { title: '115 بوصة بعمق 35 مم' },
        { title: 'طبقة GOB فوق كل بكسل' },
        { title: 'لمس بالأشعة تحت الحمراء (اختياري)' },
        { title: 'كاميرا 4K (اختيارية)' },
      ],
      seo_title: 'Vision 115: شاشة LED متكاملة',
      seo_description:
        'شاشة LED متكاملة مقاس 115 بوصة: سطوع 600 شمعة/م² وحماية GOB وعمق 35 مم ومشغّل وصوت داخليان، مع خياري اللمس وكاميرا 4K.',
    },
    files: {
      image: { file: 'images/vision-115-studio-silk.jpg', shows: 'Vision, stand' },
      banner: { file: 'films/row-vision.mp4', shows: 'boardroom, Vision' },
      features: [
        { image: { file: 'images/vision-115-studio-dunes.jpg', shows: 'Vision, thin edge' } },
        { image: { file: 'images/led-pixels-macro-grid.jpg', shows: 'pixels' } },
        { image: { file: 'images/vision-115-studio-sea.jpg', shows: 'Vision, stand' } },
        { image: { file: 'images/vision-boardroom-results.jpg', shows: 'boardroom, Vision' } },
      ],
    },
  },
  cards: [
    story({ file: 'images/vision-115-studio-dunes.jpg', shows: 'Vision, stand' }, '/sub-category/11', {
      en: 'Everything is inside | Player, processor and two loudspeakers of 30 W. One power cable leaves the screen.',
      ar: 'كل شيء في الداخل | المشغّل والمعالج وسماعتان قدرة كل منهما 30 واط، ولا يخرج من الشاشة إلا كابل كهرباء واحد.',
    }),
    story({ file: 'images/vision-boardroom-dunes.jpg', shows: 'boardroom, lamps' }, '/projects', {
      en: 'Lights stay on | In a room of 300 lux a projected picture keeps a contrast of about 5:1. This one keeps 300:1, and blinds become a choice.',
      ar: 'والغرفة مضاءة | في غرفة إضاءتها 300 لوكس لا يبقى لصورة جهاز الإسقاط إلا تباين 5:1 تقريبًا. وهذه تحتفظ بتباين 300:1، فتصبح الستائر خيارًا.',
    }),
  ],
  rows: [
    drawn('side', '/sub-category/11', {
      en: 'Thinner than a doorframe | 35 mm deep and 92 kg. It hangs on a normal wall, without steel and without a service corridor.',
      ar: 'أنحف من إطار الباب | عمقها 35 مم ووزنها 92 كجم. تُعلَّق على جدار عادي بلا هيكل فولاذي ولا ممر صيانة.',
      figure: ['35 mm', '35 مم'],
    }),
    story({ file: 'images/vision-boardroom-results.jpg', shows: 'boardroom, figures' }, '/contact', {
      en: 'Four sources, one table | Share from up to 4 laptops without cables, arranged by a finger.',
      ar: 'أربعة مصادر وطاولة واحدة | شارك من 4 حواسيب بلا كابلات، ورتّبها بإصبعك.',
    }),
  ],
  films: [
    story({ file: 'films/row-vision.mp4', shows: 'boardroom, Vision' }, '/sub-category/11', {
      en: 'Before the meeting | A calm sea until the first slide, and 15 seconds from switch to picture.',
      ar: 'قبل الاجتماع | بحر هادئ حتى أول شريحة، و15 ثانية من المفتاح إلى الصورة.',
      figure: ['15 seconds', '15 ثانية'],
    }),
  ],
  headlines: [
    story('icons/screen-size.png', '/sub-category/11', {
      en: '115 inches | A picture of 2,546 × 1,432 mm without a joint you can see.',
      ar: '115 بوصة | صورة 2,546 × 1,432 مم بلا فاصل تراه العين.',
    }),
    story('icons/brightness.png', '/sub-category/11', {
      en: '600 cd/m² | Brightness that holds in daylight.',
      ar: '600 شمعة/م² | سطوع يصمد في ضوء النهار.',
    }),
    story('icons/thickness.png', '/sub-category/11', {
      en: '35 mm | Depth, bracket not included: it needs 12 mm more.',
      ar: '35 مم | العمق من دون الحامل الذي يضيف 12 مم.',
    }),
    story('icons/refresh-rate.png', '/sub-category/12', {
      en: '3,840 Hz | Refresh rate, calm for eyes and cameras.',
      ar: '3,840 هرتز | معدل تحديث يريح العين والكاميرا.',
    }),
  ],
  slides: [
    story({ file: 'images/vision-boardroom-results.jpg', shows: 'boardroom, figures' }, '/sub-category/11', {
      en: 'Boardrooms | Figures that 16 people read without leaning forward.',
      ar: 'قاعات مجالس الإدارة | أرقام يقرؤها 16 شخصًا من دون أن ينحنوا.',
    }),
    story({ file: 'images/vision-115-studio-skyline.jpg', shows: 'Vision, wheels' }, '/projects', {
      en: 'Hotel ballrooms | On its wheeled stand it moves from hall to hall in 10 minutes.',
      ar: 'قاعات الفنادق | على حاملها ذي العجلات تنتقل من قاعة إلى أخرى في 10 دقائق.',
    }),
    story({ file: 'images/home-theatre-dunes.jpg', shows: 'living room, Vision' }, '/sub-category/12', {
      en: 'The guest room | Off, it is a dark wall. On, it brings 3,000 km closer.',
      ar: 'غرفة الضيوف | مطفأة جدار داكن، ومضاءة تقرّب 3,000 كم.',
    }),
  ],
  tickets: [
    story('icons/vision-all-in-one.png', '/the-vision', {
      en: 'The Vision series | 115, 147, 178, 231 and 295 inches on one page.',
      ar: 'سلسلة فيجن | مقاسات 115 و147 و178 و231 و295 بوصة في صفحة واحدة.',
    }),
    story('icons/boardroom.png', '/register', {
      en: 'See it first | 45 minutes in our showroom with your own slides.',
      ar: 'شاهدها أولًا | 45 دقيقة في صالة العرض مع شرائحك.',
    }),
    story('icons/touch-points.png', '/contact', {
      en: 'Options | IR touch with 20 points, 4K camera, wheeled stand.',
      ar: 'الخيارات | لمس بـ20 نقطة، وكاميرا 4K، وحامل بعجلات.',
    }),
    story('icons/protection.png', '/return-policy', {
      en: 'Warranty of 24 months | Repaired on site, with spare modules in the crate.',
      ar: 'ضمان 24 شهرًا | إصلاح في الموقع، ووحدات احتياطية في الصندوق.',
    }),
  ],
  questions: [
    story({ file: 'images/vision-115-studio-dunes.jpg', shows: 'Vision, stand' }, '/contact', {
      en: 'Why not a projector? | A projector of 4,000 lumens gives about 350 cd/m² at this size, and only in the dark. Vision 115 gives 600 in daylight and has no lamp to replace.',
      ar: 'لماذا لا نستخدم جهاز إسقاط؟ | جهاز بقدرة 4,000 لومن يعطي نحو 350 شمعة/م² بهذا المقاس، وفي العتمة فقط. أما Vision 115 فتعطي 600 في ضوء النهار ولا مصباح فيها يُستبدل.',
    }),
    asked('/product/26', {
      en: 'Is Full HD enough on 115 inches? | From 3 m film and slides are comfortable, and from 4.6 m no eye separates pixels of 1.33 mm. 4K sources are scaled by the built-in processor.',
      ar: 'هل تكفي Full HD على 115 بوصة؟ | من 3 م تُشاهَد الأفلام والشرائح براحة، ومن 4.6 م لا تميّز العين بكسلات تباعدها 1.33 مم، ومصادر 4K يحوّلها المعالج الداخلي.',
    }),
    asked('/register', {
      en: 'Can my wall carry it? | It weighs 92 kg on 8 anchors. Concrete and block are fine; for plasterboard choose the stand.',
      ar: 'هل يحملها جداري؟ | وزنها 92 كجم على 8 مثبتات. الخرسانة والبلوك مناسبان، ولألواح الجبس اختر الحامل الأرضي.',
    }),
    asked('/contact', {
      en: 'Does it make noise or heat? | No fans, so no noise. In daily use it draws about 400 W, like two desktop computers.',
      ar: 'هل تصدر صوتًا أو حرارة؟ | بلا مراوح فلا صوت، وتستهلك يوميًا نحو 400 واط، كحاسوبين مكتبيين.',
    }),
    asked('/return-policy', {
      en: 'What if a pixel fails? | Modules come off magnetically from the front; a spare of the same batch is in the crate. Repairs are covered for 24 months.',
      ar: 'ماذا لو تعطّل بكسل؟ | تُفك الوحدات مغناطيسيًا من الأمام، وفي الصندوق احتياطي من الدفعة نفسها، والإصلاح مشمول 24 شهرًا.',
    }),
  ],
};
