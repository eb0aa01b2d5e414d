import { typed } from '#demo/specifications.ts';
import { asked, drawn, story } from '#demo/story.ts';
import type { ProductPage } from '../product-page.ts';

export const vision295: ProductPage = {
  product: {
    id: 28,
    shared: typed({
      sizes: '295 / 231',
      'pixel-pitch': '1.7 / 1.33',
      'picture-size': '6531 × 3673 / 5114 × 2876',
      resolution: '3840 × 2160',
      brightness: '600',
      contrast: '6000',
      refresh: '3840',
      greyscale: '16',
      'viewing-angle-horizontal': '165',
      'viewing-angle-vertical': '165',
      'viewing-distance': '1.7 / 1.3',
      touch: 'optional',
      'touch-points': '20',
      body: '6531 × 3673 × 40 / 5114 × 2876 × 40',
      weight: '620 / 380',
      mounting: 'wall / floor',
      service: 'front',
      'power-greatest': '7400 / 4700',
      'power-average': '2400 / 1500',
      suits: 'meeting-room / classroom / home',
      'protection-front': 'IP54',
      'protection-back': 'IP40',
      temperature: '0 – 45',
      system: 'Android 13',
      memory: '16',
      storage: '128',
      loudspeakers: '60 / 60 / 60 / 60',
      ports: '4 × HDMI 2.1 / USB-C / OPS / LAN / Wi-Fi 6',
      'price-from-sa': '510000 SAR / 352000 SAR',
      'price-from-ae': '500000 AED / 345000 AED',
      'lead-time': '6 – 8',
      life: '100000',
      warranty: '24',
    }),
    en: {
      name: 'Vision 295',
      headline: 'Six and a half metres, true 4K',
      description:
        'The largest of the series: 295 inches, 6.53 m wide, 3,840 × 2,160 pixels, still with one switch. The 231-inch option puts the same 4K into 5.11 m at 1.33 mm. For halls, villas and headquarters.',
      features: [{ title: '295 inch, 6.53 m wide' }, { title: 'True 4K' }, { title: '231 inch as an option' }],
      seo_title: 'Vision 295 all-in-one 4K LED screen',
      seo_description:
        'All-in-one 4K LED screen of 295 inch, 6,531 × 3,673 mm, with a 231 inch option at 1.33 mm. 600 cd/m², GOB, for halls and headquarters.',
    },
    ar: {
      name: 'Vision 295',
      headline: 'ستة أمتار ونصف من 4K الحقيقية',
      description:
        'الأكبر في السلسلة: 295 بوصة بعرض 6.53 م و3,840 × 2,160 بكسل، وتعمل بمفتاح واحد. وخيار 231 بوصة يقدّم الدقة 4K نفسها بعرض 5.11 م بتباعد 1.33 مم. للقاعات والفلل والمقرّات.',
      features: [{ title: '295 بوصة بعرض 6.53 م' }, { title: 'دقة 4K حقيقية' }, { title: 'خيار 231 بوصة' }],
      seo_title: 'Vision 295: شاشة LED متكاملة بدقة 4K',
      seo_description:
        'شاشة LED متكاملة بدقة 4K مقاس 295 بوصة، 6,531 × 3,673 مم، مع خيار 231 بوصة بتباعد 1.33 مم. سطوع 600 شمعة/م² وحماية GOB للقاعات والمقرّات.',
    },
    files: {
      image: { file: 'images/vision-majlis-dunes.jpg', shows: 'majlis, Vision' },
      banner: { file: 'images/vision-hall-results.jpg', shows: 'hall, audience' },
      features: [
        { image: { file: 'images/vision-majlis-dunes.jpg', shows: 'majlis, Vision' } },
        { image: { file: 'images/vision-hall-results.jpg', shows: 'hall, Vision' } },
        { image: { file: 'images/vision-series-sizes.jpg', shows: 'Vision, sizes' } },
      ],
    },
  },
  cards: [
    drawn('front', '/sub-category/11', {
      en: '24 square metres of calm | 6,531 × 3,673 mm of one even surface, matched to within 3% from corner to corner.',
      ar: 'مساحة هادئة من 24 مترًا مربعًا | سطح واحد متجانس مقاسه 6,531 × 3,673 مم، لا يزيد فارقه على 3% من زاوية إلى زاوية.',
    }),
    story({ file: 'images/vision-majlis-dunes.jpg', shows: 'majlis, Vision' }, '/sub-category/12', {
      en: 'Or 231 inches | The same 4K in 5.11 m at 1.33 mm, for rooms where the first row sits at 3 m.',
      ar: 'أو 231 بوصة | الدقة 4K نفسها في 5.11 م بتباعد 1.33 مم، للقاعات التي يجلس صفها الأول على 3 م.',
    }),
  ],
  rows: [
    story({ file: 'images/vision-hall-sea.jpg', shows: 'hall, audience' }, '/projects', {
      en: 'A hall that changes its mind | Conference at nine, gala at eight: 10 scenes are stored, and one key calls each.',
      ar: 'قاعة لكل مناسبة | مؤتمر صباحًا وحفل مساءً: 10 مشاهد محفوظة، ولكل مشهد زر واحد.',
    }),
    drawn('service', '/sub-category/12', {
      en: 'Serviced from the front | Modules come out toward you, so the screen needs no corridor behind it.',
      ar: 'الصيانة من الأمام | تخرج الوحدات نحوك، فلا تحتاج الشاشة إلى ممر خلفها.',
    }),
  ],
  headlines: [
    story('icons/screen-size.png', '/sub-category/11', {
      en: '295 inches | 6.53 m wide, 3.67 m high.',
      ar: '295 بوصة | عرض 6.53 م وارتفاع 3.67 م.',
    }),
    story('icons/resolution.png', '/sub-category/11', {
      en: '3,840 × 2,160 | True 4K, one LED for each pixel.',
      ar: '3,840 × 2,160 | دقة 4K حقيقية، LED لكل بكسل.',
    }),
    story('icons/sound.png', '/sub-category/12', {
      en: '4 × 60 W | Sound across the whole width.',
      ar: '4 × 60 واط | صوت على العرض كله.',
    }),
    story('icons/power.png', '/sub-category/11', {
      en: '2,400 W | Average power of 24 m².',
      ar: '2,400 واط | متوسط استهلاك 24 م².',
    }),
  ],
  questions: [
    story({ file: 'images/vision-majlis-dunes.jpg', shows: 'majlis, people' }, '/contact', {
      en: '295 or 231 inches? | Measure to the first row. From 4 m take 295. From 3 m take 231: same pixels, closer together, 380 kg instead of 620.',
      ar: '295 أم 231 بوصة؟ | قِس المسافة إلى الصف الأول. من 4 م اختر 295، ومن 3 م اختر 231: البكسلات نفسها أقرب إلى بعضها، و380 كجم بدل 620.',
    }),
    asked('/register', {
      en: 'What height does the room need? | 4.5 m for 295 inches and 3.7 m for 231, with the lower edge 700 mm above the floor.',
      ar: 'ما ارتفاع القاعة المطلوب؟ | 4.5 م لمقاس 295 بوصة و3.7 م لمقاس 231، والحافة السفلى على 700 مم من الأرض.',
    }),
    asked('/product/2', {
      en: 'How does it differ from a Lamha wall? | Vision is one product with sound, player and remote, in fixed sizes. Lamha P1.2 is built to any size from cabinets of 600 × 337.5 mm.',
      ar: 'ما الفرق عن جدار لمحة؟ | فيجن منتج واحد فيه الصوت والمشغّل وجهاز التحكم بمقاسات ثابتة. أما لمحة P1.2 فتُبنى بأي مقاس من كبائن 600 × 337.5 مم.',
    }),
    asked('/contact', {
      en: 'What supply does it need? | 3 phases of 16 A. At most 7,400 W, on average 2,400 W.',
      ar: 'ما التغذية المطلوبة؟ | 3 أطوار بشدة 16 أمبير. أقصى استهلاك 7,400 واط والمتوسط 2,400 واط.',
    }),
  ],
};
