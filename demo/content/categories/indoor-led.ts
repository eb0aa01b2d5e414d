import { story } from '#demo/story.ts';
import type { CategoryPage } from '../category-page.ts';
import { indoorLedSections } from './indoor-led-sections.ts';

export const indoorLed: CategoryPage = {
  ...indoorLedSections,
  category: {
    id: 1,
    shared: { path: '/one-category/1' },
    files: { icon: 'icons/led-indoor.png', share_image: 'share/indoor-led-en.jpg' },
    filesAr: { share_image: 'share/indoor-led-ar.jpg' },
    en: {
      name: 'Indoor LED',
      seo_title: 'Indoor LED walls',
      seo_description:
        'Indoor LED walls with 0.9 to 2.6 mm between pixels for lobbies, control rooms, studios, stages and shops in Saudi Arabia and the UAE.',
    },
    ar: {
      name: 'شاشات LED الداخلية',
      seo_title: 'شاشات LED الداخلية',
      seo_description:
        'جدران LED داخلية بتباعد بكسلات من 0.9 إلى 2.6 مم للردهات وغرف العمليات والاستوديوهات والمسارح والمتاجر في السعودية والإمارات.',
    },
  },
  links: [
    story('icons/video-wall.png', '/sub-category/1', {
      en: 'Fine-pitch walls | For people who stand close: boardrooms, studios, control rooms.',
      ar: 'جدران LED الدقيقة | لمن يقف قريبًا: قاعات مجالس الإدارة والاستوديوهات وغرف العمليات.',
    }),
    story('icons/led-rental.png', '/sub-category/2', {
      en: 'Rental & stage | Walls that go up at noon and come down at midnight.',
      ar: 'التأجير والمسارح | جدران تُنصب ظهرًا وتُطوى قبل منتصف الليل.',
    }),
    story('icons/retail.png', '/sub-category/3', {
      en: 'Retail & shop window | Pictures that hold their own against the street.',
      ar: 'المتاجر والواجهات الزجاجية | صور لا يغلبها ضوء الشارع.',
    }),
  ],
  hero: {
    shared: { product1_link: '/product/1', product2_link: '/product/4' },
    files: {
      image: { file: 'images/shop-morning-dunes.jpg', shows: 'LED wall, daylight' },
      product1_image: { file: 'images/operations-day.jpg', shows: 'control room, LED wall' },
      product2_image: { file: 'images/lobby-morning-lagoon.jpg', shows: 'lobby, LED wall, daylight' },
    },
    en: {
      headline: 'Indoors, the eye comes close',
      product1_name: 'Lamha P0.9',
      product1_description: 'Paper-fine at the size of a wall: a 4K picture in 3.6 × 2.025 m, for people who sit 0.9 m away.',
      product1_feature1: 'COB surface with a contrast of 15,000:1',
      product1_feature2: '600 cd/m² without a fan',
      product2_name: 'Lamha P1.8',
      product2_description: 'More wall for the same budget, for lobbies and halls where the nearest viewer stands 1.8 m away or more.',
      product2_feature1: '800 cd/m² for daylit halls',
      product2_feature2: '105 W/m² on average',
    },
    ar: {
      headline: 'في الداخل تقترب العين',
      product1_name: 'لمحة P0.9',
      product1_description: 'دقة الورق المطبوع بحجم جدار: صورة 4K في 3.6 × 2.025 م لمن يجلس على بُعد 0.9 م.',
      product1_feature1: 'سطح COB بتباين 15,000:1',
      product1_feature2: 'سطوع 600 شمعة/م² بلا مروحة',
      product2_name: 'لمحة P1.8',
      product2_description: 'مساحة أكبر بالميزانية نفسها، للردهات والقاعات التي يقف أقرب مشاهديها على بُعد 1.8 م فأكثر.',
      product2_feature1: 'سطوع 800 شمعة/م² للقاعات المضاءة نهارًا',
      product2_feature2: 'متوسط استهلاك 105 واط/م²',
    },
  },
  banner: {
    files: { media_file: { file: 'films/hero-lobby-dunes.mp4', shows: 'lobby, LED wall' } },
    en: { headline: 'A wall that changes the room without touching it' },
    ar: { headline: 'جدار يغيّر المكان من دون أن يمسّه' },
  },
  products: [
    {
      shared: {
        path: '/product/2',
        icons: ['display', 'shield-check', 'wrench-adjustable', 'volume-mute'],
        advantages: [{ value: 1 }, { value: 1 }, { value: 1 }, { value: 0 }],
      },
      files: {
        image: { file: 'images/operations-day.jpg', shows: 'control room, LED wall' },
        features: [
          { image: { file: 'images/led-pixels-macro-dunes.jpg', shows: 'pixels' } },
          { image: { file: 'images/led-pixels-macro-grid.jpg', shows: 'pixels' } },
          { image: { file: 'images/led-cabinet-front-and-back.jpg', shows: 'cabinet, back' } },
        ],
      },
      en: {
        headline_one: 'Lamha P1.2',
        headline_two: 'Fine pitch for control rooms',
        headline_three: 'True 4K in 4.8 × 2.7 m',
        description: 'A pixel every 1.25 mm under a GOB surface that shrugs off a knock.',
        about:
          'Chosen for rooms that never close: double power, double data, and modules that come out from the front while the wall is on.',
        sizes: ['2.4 × 1.35 m', '3.6 × 2.025 m', '4.8 × 2.7 m', 'To your drawing'],
        features: [{ title: '1.25 mm pixel pitch' }, { title: 'GOB surface' }, { title: 'Cabinet of 5.2 kg' }],
        advantages: [
          { name: 'Front service' },
          { name: 'Double power and data' },
          { name: '3,840 Hz for cameras' },
          { name: 'Outdoor use' },
        ],
      },
      ar: {
        headline_one: 'لمحة P1.2',
        headline_two: 'دقة عالية لغرف العمليات',
        headline_three: 'دقة 4K حقيقية في 4.8 × 2.7 م',
        description: 'بكسل كل 1.25 مم تحت سطح GOB لا تضره صدمة عابرة.',
        about: 'اختيار الغرف التي لا تُغلق: طاقة مزدوجة وبيانات مزدوجة ووحدات تُسحب من الأمام والجدار يعمل.',
        sizes: ['2.4 × 1.35 م', '3.6 × 2.025 م', '4.8 × 2.7 م', 'بحسب مخططك'],
        features: [{ title: 'تباعد البكسلات 1.25 مم' }, { title: 'سطح GOB' }, { title: 'كابينة وزنها 5.2 كجم' }],
        advantages: [
          { name: 'صيانة أمامية' },
          { name: 'طاقة وبيانات مزدوجة' },
          { name: '3,840 هرتز للكاميرات' },
          { name: 'استخدام خارجي' },
        ],
      },
    },
    {
      shared: {
        path: '/product/5',
        icons: ['camera-reels', 'lightning-charge', 'arrows-angle-contract', 'truck'],
        advantages: [{ value: 1 }, { value: 1 }, { value: 1 }, { value: 0 }],
      },
      files: {
        image: { file: 'images/rental-stage-silk.jpg', shows: 'stage, LED wall' },
        features: [
          { image: { file: 'images/rental-stage-dunes.jpg', shows: 'stage, LED wall' } },
          { image: { file: 'images/rental-stage-detail.jpg', shows: 'stage, LED wall' } },
          { image: { file: 'images/led-cabinet-front-and-back.jpg', shows: 'cabinet' } },
        ],
      },
      en: {
        headline_one: 'Stage P2.6',
        headline_two: 'Rental wall for indoor events',
        headline_three: 'Up by noon, down by midnight',
        description: 'Magnesium cabinets of 6.9 kg that lock without tools and bend by 10° in either direction.',
        about: 'Conferences, concerts and weddings: two people build 20 m² in an hour, and cameras see no flicker at 7,680 Hz.',
        sizes: ['3 × 2 m', '5 × 3 m', '8 × 4.5 m', 'Any multiple of 0.5 m'],
        features: [{ title: '1,200 cd/m²' }, { title: '7,680 Hz refresh rate' }, { title: 'Cabinet of 6.9 kg' }],
        advantages: [
          { name: 'Locks without tools' },
          { name: 'Front and rear service' },
          { name: 'Flight cases included' },
          { name: 'Rain proof' },
        ],
      },
      ar: {
        headline_one: 'Stage P2.6',
        headline_two: 'جدار تأجير للفعاليات الداخلية',
        headline_three: 'يُنصب ظهرًا ويُطوى قبل منتصف الليل',
        description: 'كبائن مغنيسيوم وزنها 6.9 كجم تُقفل بلا أدوات وتنحني 10° في الاتجاهين.',
        about: 'للمؤتمرات والحفلات والأعراس: شخصان ينصبان 20 م² في ساعة، ولا ترى الكاميرات وميضًا عند 7,680 هرتز.',
        sizes: ['3 × 2 م', '5 × 3 م', '8 × 4.5 م', 'أي مقاس من مضاعفات 0.5 م'],
        features: [{ title: 'سطوع 1,200 شمعة/م²' }, { title: 'معدل تحديث 7,680 هرتز' }, { title: 'كابينة وزنها 6.9 كجم' }],
        advantages: [{ name: 'أقفال بلا أدوات' }, { name: 'صيانة من الأمام والخلف' }, { name: 'صناديق نقل مرفقة' }, { name: 'مقاومة للمطر' }],
      },
    },
    {
      shared: {
        path: '/product/7',
        icons: ['shop', 'brightness-high', 'volume-mute', 'moon-stars'],
        advantages: [{ value: 1 }, { value: 1 }, { value: 1 }, { value: 0 }],
      },
      files: {
        image: { file: 'images/shop-morning-dunes.jpg', shows: 'shop window, LED wall, daylight' },
        features: [
          { image: { file: 'images/shop-window-dunes.jpg', shows: 'shop window, LED wall' } },
          { image: { file: 'images/shop-window-dunes.jpg', shows: 'shop window, goods' } },
          { image: { file: 'images/led-pixels-macro-dunes.jpg', shows: 'pixels' } },
        ],
      },
      en: {
        headline_one: 'Window P2.5',
        headline_two: 'For glass that faces the street',
        headline_three: 'A shop window the sun cannot switch off',
        description: 'A brightness of 4,000 cd/m² against direct sun, and a depth of 60 mm that leaves the window to the merchandise.',
        about: 'A sensor dims the picture after dark, and there is no fan to hear for those who work behind it.',
        sizes: ['1 × 2 m', '2 × 2 m', '3 × 2 m', 'Any multiple of 0.5 m'],
        features: [{ title: '4,000 cd/m²' }, { title: '60 mm deep' }, { title: '2.5 mm pixel pitch' }],
        advantages: [{ name: 'Dims by sensor' }, { name: 'Silent' }, { name: 'Stands free or hangs' }, { name: 'Touch' }],
      },
      ar: {
        headline_one: 'Window P2.5',
        headline_two: 'للزجاج المطل على الشارع',
        headline_three: 'واجهة متجر لا تطفئها الشمس',
        description: 'سطوع 4,000 شمعة/م² في وجه الشمس، وعمق 60 مم يترك النافذة للبضاعة.',
        about: 'حسّاس يخفض الصورة بعد الغروب، ولا مروحة يسمعها من يعمل خلفها.',
        sizes: ['1 × 2 م', '2 × 2 م', '3 × 2 م', 'أي مقاس من مضاعفات 0.5 م'],
        features: [{ title: 'سطوع 4,000 شمعة/م²' }, { title: 'عمق 60 مم' }, { title: 'تباعد البكسلات 2.5 مم' }],
        advantages: [{ name: 'تعتيم بالحسّاس' }, { name: 'صامتة' }, { name: 'قائمة أو معلّقة' }, { name: 'لمس' }],
      },
    },
    {
      shared: {
        path: '/product/8',
        icons: ['phone', 'arrows-move', 'plug', 'collection'],
        advantages: [{ value: 1 }, { value: 1 }, { value: 1 }, { value: 0 }],
      },
      files: {
        image: { file: 'images/poster-boutique.jpg', shows: 'posters, boutique' },
        features: [
          { image: { file: 'images/poster-boutique-dunes.jpg', shows: 'posters, boutique' } },
          { image: { file: 'images/poster-boutique-dunes.jpg', shows: 'posters, boutique' } },
          { image: { file: 'images/poster-boutique-light.jpg', shows: 'posters, boutique' } },
        ],
      },
      en: {
        headline_one: 'Poster P1.8',
        headline_two: 'A freestanding LED poster',
        headline_three: 'Roll it in, plug it in',
        description: 'A picture of 640 × 1,920 mm on wheels, played from a phone.',
        about:
          'One at the entrance during the week, 6 side by side for the weekend sale: neighbours find one another and share the picture.',
        sizes: ['640 × 1,920 mm', '6 together: 3,840 × 1,920 mm'],
        features: [{ title: '1.86 mm pixel pitch' }, { title: 'A frame of 5 mm' }, { title: '38 kg on wheels' }],
        advantages: [{ name: 'No installation' }, { name: 'Joins up to 6' }, { name: 'Player inside' }, { name: 'Touch' }],
      },
      ar: {
        headline_one: 'Poster P1.8',
        headline_two: 'ملصق LED قائم بذاته',
        headline_three: 'ادفعه إلى مكانه وأوصل الكهرباء',
        description: 'صورة بمقاس 640 × 1,920 مم على عجلات، تُشغَّل من الهاتف.',
        about: 'واحد عند المدخل أيام الأسبوع، و6 متجاورة لتخفيضات نهاية الأسبوع: تتعرف الوحدات بعضها إلى بعض وتتقاسم الصورة.',
        sizes: ['640 × 1,920 مم', '6 معًا: 3,840 × 1,920 مم'],
        features: [{ title: 'تباعد البكسلات 1.86 مم' }, { title: 'إطار عرضه 5 مم' }, { title: '38 كجم على عجلات' }],
        advantages: [{ name: 'بلا تركيب' }, { name: 'يُضمّ منه حتى 6' }, { name: 'مشغّل مدمج' }, { name: 'لمس' }],
      },
    },
  ],
};
