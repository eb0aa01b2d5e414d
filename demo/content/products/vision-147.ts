import { typed } from '#demo/specifications.ts';
import { asked, story } from '#demo/story.ts';
import type { ProductPage } from '../product-page.ts';

export const vision147: ProductPage = {
  product: {
    id: 26,
    shared: typed({
      sizes: '147',
      'pixel-pitch': '1.69',
      'picture-size': '3254 × 1831',
      resolution: '1920 × 1080',
      brightness: '600',
      contrast: '6000',
      refresh: '3840',
      greyscale: '16',
      'viewing-angle-horizontal': '165',
      'viewing-angle-vertical': '165',
      'viewing-distance': '1.7',
      touch: 'optional',
      'touch-points': '20',
      body: '3254 × 1831 × 35',
      weight: '148',
      mounting: 'wall / floor',
      service: 'front',
      'power-greatest': '1900',
      'power-average': '600',
      suits: 'meeting-room / classroom / home',
      'protection-front': 'IP54',
      'protection-back': 'IP40',
      temperature: '0 – 45',
      system: 'Android 13',
      memory: '8',
      storage: '64',
      loudspeakers: '40 / 40',
      ports: '3 × HDMI 2.0 / USB-C / OPS / LAN / Wi-Fi 6',
      'price-from-sa': '143000 SAR',
      'price-from-ae': '140000 AED',
      'lead-time': '4 – 6',
      life: '100000',
      warranty: '24',
    }),
    en: {
      name: 'Vision 147',
      headline: 'A cinema wall for a living room',
      description:
        'All-in-one LED, 147 inches. Wide enough to fill the view from a sofa 4 m away, quiet enough to forget, protected by GOB where children live. IR touch and a 4K camera can be added.',
      features: [{ title: '147 inch, 3.25 m wide' }, { title: 'Silent, no fans' }, { title: 'GOB protection' }],
      seo_title: 'Vision 147 all-in-one LED screen',
      seo_description:
        'All-in-one LED screen of 147 inch, 3,254 × 1,831 mm, 600 cd/m², silent, GOB protected, for home theatres and boardrooms.',
    },
    ar: {
      name: 'Vision 147',
      headline: 'جدار سينما لغرفة الجلوس',
      description:
        'شاشة LED متكاملة مقاسها 147 بوصة. عريضة بما يملأ النظر من أريكة على بُعد 4 م، وهادئة حتى تنساها، ومحمية بطبقة GOB حيث يعيش الأطفال. ويمكن إضافة اللمس وكاميرا 4K.',
      features: [{ title: '147 بوصة بعرض 3.25 م' }, { title: 'صامتة بلا مراوح' }, { title: 'حماية GOB' }],
      seo_title: 'Vision 147: شاشة LED متكاملة',
      seo_description:
        'شاشة LED متكاملة مقاس 147 بوصة، 3,254 × 1,831 مم، سطوع 600 شمعة/م²، صامتة ومحمية بطبقة GOB، للسينما المنزلية وقاعات مجالس الإدارة.',
    },
    files: {
      image: { file: 'images/home-morning-lagoon.jpg', shows: 'living room, Vision, daylight' },
      banner: { file: 'images/home-morning-dunes.jpg', shows: 'living room, Vision, sofa' },
      features: [
        { image: { file: 'images/home-theatre-detail.jpg', shows: 'living room, Vision' } },
        { image: { file: 'images/home-theatre-dunes.jpg', shows: 'living room, Vision' } },
        { image: { file: 'images/led-pixels-macro-grid.jpg', shows: 'pixels' } },
      ],
    },
  },
  cards: [
    story({ file: 'images/home-theatre-dunes.jpg', shows: 'living room, Vision' }, '/sub-category/12', {
      en: 'Fills the view | From 4 m the picture spans 44° of your sight, a seat in the middle of a cinema.',
      ar: 'تملأ النظر | من 4 م تشغل الصورة 44° من مجال رؤيتك، كمقعد في وسط السينما.',
    }),
    story({ file: 'images/home-morning-lagoon.jpg', shows: 'living room, Vision, daylight' }, '/projects', {
      en: 'Evening or noon | 600 cd/m² for the afternoon match, 80 for the midnight film, changed by the light of the room.',
      ar: 'مساءً أو ظهرًا | 600 شمعة/م² لمباراة العصر و80 لفيلم منتصف الليل، وتتبدل مع ضوء الغرفة.',
    }),
  ],
  rows: [
    story({ file: 'images/home-theatre-skyline.jpg', shows: 'Vision, skyline' }, '/sub-category/12', {
      en: 'No glow around the city lights | Each pixel is its own light. Black beside white keeps 6,000:1, where a backlight leaks.',
      ar: 'بلا هالة حول أضواء المدينة | كل بكسل ضوء مستقل. يبقى الأسود بجوار الأبيض بتباين 6,000:1 حيث تتسرّب الإضاءة الخلفية.',
      figure: ['6,000:1', '6,000:1'],
    }),
    story({ file: 'images/home-theatre-detail.jpg', shows: 'living room, Vision' }, '/contact', {
      en: 'Sound from the picture | Two loudspeakers of 40 W below the screen, and eARC for the amplifier you already love.',
      ar: 'صوت من الصورة | سماعتان قدرة كل منهما 40 واط أسفل الشاشة، ومخرج eARC لمضخّمك المفضل.',
      figure: ['40 W', '40 واط'],
    }),
  ],
  headlines: [
    story('icons/screen-size.png', '/sub-category/12', {
      en: '147 inches | 3,254 × 1,831 mm of picture.',
      ar: '147 بوصة | صورة 3,254 × 1,831 مم.',
    }),
    story('icons/sound.png', '/sub-category/12', {
      en: '0 dB | No fans, nothing that turns.',
      ar: '0 ديسيبل | بلا مراوح ولا أجزاء متحركة.',
    }),
    story('icons/pixel-pitch.png', '/sub-category/12', {
      en: '1.69 mm | Pixel pitch, smooth from the sofa.',
      ar: '1.69 مم | تباعد بكسلات مريح من الأريكة.',
    }),
    story('icons/power.png', '/sub-category/11', {
      en: '600 W | Average power in daily use.',
      ar: '600 واط | متوسط الاستهلاك اليومي.',
    }),
  ],
  questions: [
    story({ file: 'images/home-morning-dunes.jpg', shows: 'sofa, people, Vision' }, '/contact', {
      en: 'How far should the sofa be? | 3.5 to 5 m is comfortable for film. For sport with friends, up to 7 m.',
      ar: 'كم تبعد الأريكة؟ | من 3.5 إلى 5 م للأفلام، وحتى 7 م لمشاهدة المباريات مع الأصدقاء.',
    }),
    asked('/contact', {
      en: 'Does it play HDR and games? | HDR10 and HLG, yes. Input lag is 20 ms at 60 Hz and 12 ms at 120 Hz.',
      ar: 'هل تعرض HDR والألعاب؟ | نعم، HDR10 وHLG. والتأخر 20 ملي ثانية عند 60 هرتز و12 عند 120 هرتز.',
    }),
    asked('/register', {
      en: 'What must the wall have? | A flat surface of 3.4 × 2 m that carries 148 kg, and a socket of 16 A behind the screen.',
      ar: 'ما المطلوب في الجدار؟ | سطح مستوٍ 3.4 × 2 م يحمل 148 كجم، ومقبس 16 أمبير خلف الشاشة.',
    }),
    asked('/product/27', {
      en: 'Is it right for a boardroom? | For tables of up to 20 people, yes. Add the 4K camera for calls, or Vision 178 for deeper rooms.',
      ar: 'هل تناسب قاعة مجلس الإدارة؟ | لطاولات حتى 20 شخصًا نعم. أضف كاميرا 4K للمكالمات، أو اختر Vision 178 للقاعات الأعمق.',
    }),
  ],
};
