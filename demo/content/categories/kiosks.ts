import { story } from '#demo/story.ts';
import type { CategoryPage } from '../category-page.ts';
import { kiosksSections } from './kiosks-sections.ts';

export const kiosks: CategoryPage = {
  ...kiosksSections,
  category: {
    id: 4,
    shared: { path: '/one-category/4' },
    files: { icon: 'icons/kiosk.png', share_image: 'share/kiosks-en.jpg' },
    filesAr: { share_image: 'share/kiosks-ar.jpg' },
    en: {
      name: 'Kiosks',
      seo_title: 'GlowMate kiosks: floor, wall, counter, outdoor',
      seo_description:
        'GlowMate kiosks for hotels, restaurants, clinics and shops: on floors, walls, counters and in the open air, 15.6 to 75 inches, touch or non-touch.',
    },
    ar: {
      name: 'أكشاك العرض',
      seo_title: 'أكشاك GlowMate للأرض والجدار والطاولة والهواء الطلق',
      seo_description:
        'أكشاك GlowMate للفنادق والمطاعم والعيادات والمتاجر: على الأرض والجدار والطاولة وفي الهواء الطلق، من 15.6 إلى 75 بوصة، باللمس أو من دونه.',
    },
  },
  links: [
    story('icons/kiosk.png', '/sub-category/9', {
      en: 'Floor-standing kiosks | They stand where the question arises.',
      ar: 'الأكشاك الأرضية | تقف حيث يُطرح السؤال.',
    }),
    story('icons/kiosk-touch.png', '/sub-category/10', {
      en: 'Wall & counter kiosks | Slim on a wall, small on a desk.',
      ar: 'أكشاك الجدار والطاولة | نحيلة على الجدار وصغيرة على المكتب.',
    }),
  ],
  hero: {
    shared: { product1_link: '/product/15', product2_link: '/product/17' },
    files: {
      image: { file: 'images/kiosk-glowmate-sizes.jpg', shows: 'kiosks, sizes' },
      product1_image: { file: 'images/kiosk-glowmate-angle-perfume.jpg', shows: 'kiosk' },
      product2_image: { file: 'images/kiosk-counter-menu.jpg', shows: 'kiosk, counter' },
    },
    en: {
      headline: 'The one who is always at the door',
      product1_name: 'GlowMate',
      product1_description: 'A floor-standing kiosk with a full screen of 43, 55, 65 or 70 inches, 62 mm slim, with touch or without.',
      product1_feature1: 'Player, stand and software in the box',
      product1_feature2: 'A picture 8 seconds after you plug it in',
      product2_name: 'GlowMate Counter',
      product2_description: 'Ordering, paying and checking in on the space of a sheet of paper, in 15.6 or 21.5 inches.',
      product2_feature1: 'Card reader and code scanner',
      product2_feature2: 'Receipts on 80 mm paper',
    },
    ar: {
      headline: 'دائمًا عند الباب',
      product1_name: 'GlowMate',
      product1_description: 'كشك أرضي بشاشة كاملة بمقاس 43 أو 55 أو 65 أو 70 بوصة، سماكته 62 مم، باللمس أو من دونه.',
      product1_feature1: 'المشغّل والحامل والبرنامج في الصندوق',
      product1_feature2: 'صورة بعد 8 ثوانٍ من توصيل الكهرباء',
      product2_name: 'GlowMate Counter',
      product2_description: 'للطلب والدفع وتسجيل الوصول في مساحة ورقة، بمقاس 15.6 أو 21.5 بوصة.',
      product2_feature1: 'قارئ بطاقات وماسح رموز',
      product2_feature2: 'إيصالات على ورق عرضه 80 مم',
    },
  },
  banner: {
    files: { media_file: { file: 'films/banner-kiosks.mp4', shows: 'kiosk' } },
    en: { headline: 'It speaks first, and in both languages' },
    ar: { headline: 'يبادر بالترحيب، وباللغتين' },
  },
  products: [
    {
      shared: {
        path: '/product/15',
        icons: ['phone', 'hand-index', 'plug', 'translate'],
        advantages: [{ value: 1 }, { value: 1 }, { value: 1 }, { value: 0 }],
      },
      files: {
        image: { file: 'images/kiosk-glowmate-angle-dunes.jpg', shows: 'kiosk' },
        features: [
          { image: { file: 'images/kiosk-glowmate-front-lamha.jpg', shows: 'kiosk' } },
          { image: { file: 'images/kiosk-glowmate-angle-skyline.jpg', shows: 'kiosk, slim side' } },
          { image: { file: 'images/kiosk-glowmate-detail.jpg', shows: 'kiosk, foot' } },
        ],
      },
      en: {
        headline_one: 'GlowMate',
        headline_two: 'The floor-standing kiosk',
        headline_three: 'It greets first',
        description: 'Black aluminium and glass with a line of warm light above the foot.',
        about: 'Reception, wayfinding, menus and offers. Content comes from your desk and changes in minutes.',
        sizes: ['43 inch', '55 inch', '65 inch', '70 inch'],
        features: [{ title: 'Full screen, 4K' }, { title: '62 mm slim' }, { title: 'Cables hidden in the foot' }],
        advantages: [{ name: 'Touch or non-touch' }, { name: 'Player inside' }, { name: 'No installation' }, { name: 'Outdoor use' }],
      },
      ar: {
        headline_one: 'GlowMate',
        headline_two: 'الكشك الأرضي',
        headline_three: 'يبادر بالترحيب',
        description: 'ألمنيوم أسود وزجاج وخط من ضوء دافئ فوق القاعدة.',
        about: 'للاستقبال والإرشاد وقوائم الطعام والعروض. يأتي المحتوى من مكتبك ويتغيّر خلال دقائق.',
        sizes: ['43 بوصة', '55 بوصة', '65 بوصة', '70 بوصة'],
        features: [{ title: 'شاشة كاملة بدقة 4K' }, { title: 'سماكة 62 مم' }, { title: 'كابلات مخفية في القاعدة' }],
        advantages: [{ name: 'باللمس أو من دونه' }, { name: 'مشغّل مدمج' }, { name: 'بلا تركيب' }, { name: 'استخدام خارجي' }],
      },
    },
    {
      shared: {
        path: '/product/16',
        icons: ['phone-landscape', 'hand-index', 'rulers', 'translate'],
        advantages: [{ value: 1 }, { value: 1 }, { value: 1 }, { value: 0 }],
      },
      files: {
        image: { file: 'images/kiosk-wall-light.jpg', shows: 'kiosk, wall' },
        features: [
          { image: { file: 'images/kiosk-wall-portrait.jpg', shows: 'kiosk, wall' } },
          { image: { file: 'images/kiosk-wall-perfume.jpg', shows: 'kiosk, wall' } },
          { image: { file: 'images/kiosk-wall-pattern.jpg', shows: 'kiosk, line of light' } },
        ],
      },
      en: {
        headline_one: 'GlowMate Wall',
        headline_two: 'Hung like a picture',
        headline_three: '42 mm off the wall',
        description: 'For corridors, lift lobbies and the place beside the till.',
        about: 'Upright or across, alone or in a row; the bracket levels itself and locks.',
        sizes: ['43 inch', '55 inch', '65 inch'],
        features: [{ title: 'Upright or across' }, { title: '42 mm deep' }, { title: 'The same warm line of light' }],
        advantages: [{ name: 'Touch or non-touch' }, { name: 'Player inside' }, { name: 'Locking bracket' }, { name: 'Outdoor use' }],
      },
      ar: {
        headline_one: 'GlowMate Wall',
        headline_two: 'معلّق كلوحة',
        headline_three: 'على بُعد 42 مم من الجدار',
        description: 'للممرات وردهات المصاعد وبجانب مكان الدفع.',
        about: 'عموديًا أو أفقيًا، وحده أو في صف؛ والحامل ذاتي الضبط وله قفل.',
        sizes: ['43 بوصة', '55 بوصة', '65 بوصة'],
        features: [{ title: 'عمودي أو أفقي' }, { title: 'عمق 42 مم' }, { title: 'خط الضوء الدافئ نفسه' }],
        advantages: [{ name: 'باللمس أو من دونه' }, { name: 'مشغّل مدمج' }, { name: 'حامل بقفل' }, { name: 'استخدام خارجي' }],
      },
    },
    {
      shared: {
        path: '/product/18',
        icons: ['sun', 'droplet', 'shield-check', 'thermometer-sun'],
        advantages: [{ value: 1 }, { value: 1 }, { value: 1 }, { value: 1 }],
      },
      files: {
        image: { file: 'images/kiosk-noon-menu.jpg', shows: 'kiosk, promenade' },
        features: [
          { image: { file: 'images/kiosk-noon-guide.jpg', shows: 'kiosk, noon' } },
          { image: { file: 'images/kiosk-outdoor-light.jpg', shows: 'kiosk, promenade' } },
          { image: { file: 'images/kiosk-noon-menu.jpg', shows: 'kiosk, noon' } },
        ],
      },
      en: {
        headline_one: 'GlowMate Outdoor',
        headline_two: 'For the open air',
        headline_three: '3,000 cd/m² behind bonded glass',
        description: 'Drive-throughs, parks and station squares, in 55 or 75 inches.',
        about: 'Sealed to IP65, shock-proof to IK10 and at work up to 55 °C in the shade.',
        sizes: ['55 inch', '75 inch'],
        features: [{ title: '3,000 cd/m²' }, { title: 'IP65 and IK10' }, { title: 'Up to 55 °C' }],
        advantages: [{ name: 'Touch or non-touch' }, { name: 'Player inside' }, { name: '4G inside' }, { name: 'Outdoor use' }],
      },
      ar: {
        headline_one: 'GlowMate Outdoor',
        headline_two: 'للهواء الطلق',
        headline_three: 'سطوع 3,000 شمعة/م² خلف زجاج ملتحم',
        description: 'لطلبات السيارات والحدائق وساحات المحطات، بمقاس 55 أو 75 بوصة.',
        about: 'حماية IP65 ومقاومة صدمات IK10، ويعمل في الظل حتى 55 °م.',
        sizes: ['55 بوصة', '75 بوصة'],
        features: [{ title: 'سطوع 3,000 شمعة/م²' }, { title: 'حماية IP65 ومقاومة صدمات IK10' }, { title: 'حتى 55 °م' }],
        advantages: [{ name: 'باللمس أو من دونه' }, { name: 'مشغّل مدمج' }, { name: 'اتصال 4G مدمج' }, { name: 'استخدام خارجي' }],
      },
    },
  ],
};
