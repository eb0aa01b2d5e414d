import { typed } from '#demo/specifications.ts';
import { asked, drawn, story } from '#demo/story.ts';
import type { ProductPage } from '../product-page.ts';

export const vision178: ProductPage = {
  product: {
    id: 27,
    shared: typed({
      sizes: '178',
      'pixel-pitch': '1.54',
      'picture-size': '3941 × 2217',
      resolution: '2560 × 1440',
      brightness: '600',
      contrast: '6000',
      refresh: '3840',
      greyscale: '16',
      'viewing-angle-horizontal': '165',
      'viewing-angle-vertical': '165',
      'viewing-distance': '1.5',
      touch: 'optional',
      'touch-points': '20',
      body: '3941 × 2217 × 38',
      weight: '225',
      mounting: 'wall / floor',
      service: 'front',
      'power-greatest': '2800',
      'power-average': '900',
      suits: 'meeting-room / classroom / home',
      'protection-front': 'IP54',
      'protection-back': 'IP40',
      temperature: '0 – 45',
      system: 'Android 13',
      memory: '8',
      storage: '64',
      loudspeakers: '60 / 60',
      ports: '4 × HDMI 2.0 / USB-C / OPS / LAN / Wi-Fi 6',
      'price-from-sa': '204000 SAR',
      'price-from-ae': '200000 AED',
      'lead-time': '4 – 6',
      life: '100000',
      warranty: '24',
    }),
    en: {
      name: 'Vision 178',
      headline: 'The wall of the big room',
      description:
        'All-in-one LED, 178 inches, with 2,560 × 1,440 pixels. For auditoriums, council rooms and villas where 4 m of picture is the right measure and a control rack is not welcome.',
      features: [{ title: '178 inch, 3.94 m wide' }, { title: '2,560 × 1,440 pixels' }, { title: 'Hung in one day' }],
      seo_title: 'Vision 178 all-in-one LED screen',
      seo_description:
        'All-in-one LED screen of 178 inch with 2,560 × 1,440 pixels, 1.54 mm pitch, 600 cd/m², GOB, built-in player and sound.',
    },
    ar: {
      name: 'Vision 178',
      headline: 'جدار القاعة الكبيرة',
      description:
        'شاشة LED متكاملة مقاسها 178 بوصة بدقة 2,560 × 1,440 بكسل. للمسارح وقاعات مجالس الإدارة والفلل حيث تناسب صورة عرضها 4 م ولا مكان لخزانة أجهزة.',
      features: [{ title: '178 بوصة بعرض 3.94 م' }, { title: '2,560 × 1,440 بكسل' }, { title: 'تُعلَّق في يوم' }],
      seo_title: 'Vision 178: شاشة LED متكاملة',
      seo_description:
        'شاشة LED متكاملة مقاس 178 بوصة بدقة 2,560 × 1,440 بكسل وتباعد 1.54 مم وسطوع 600 شمعة/م² وحماية GOB ومشغّل وصوت داخليين.',
    },
    files: {
      image: { file: 'images/vision-boardroom-results.jpg', shows: 'boardroom, table' },
      banner: { file: 'images/vision-boardroom-sea.jpg', shows: 'boardroom, Vision' },
      features: [
        { image: { file: 'images/vision-boardroom-dunes.jpg', shows: 'boardroom, Vision' } },
        { image: { file: 'images/led-pixels-macro-grid.jpg', shows: 'pixels' } },
        { image: { file: 'images/vision-boardroom-detail.jpg', shows: 'boardroom, Vision' } },
      ],
    },
  },
  cards: [
    story({ file: 'images/vision-boardroom-dunes.jpg', shows: 'boardroom, Vision' }, '/sub-category/11', {
      en: 'Twenty seats, no bad one | 165° of viewing angle and 8.7 m² of picture for tables 8 m long.',
      ar: 'عشرون مقعدًا كلها جيدة | زاوية مشاهدة 165° وصورة مساحتها 8.7 م² لطاولات طولها 8 م.',
    }),
    story({ file: 'images/vision-boardroom-sea.jpg', shows: 'boardroom, table' }, '/contact', {
      en: 'One remote for all | Picture, sources and sound from one remote with 12 keys, or from the room’s own panel.',
      ar: 'جهاز تحكم واحد | الصورة والمصادر والصوت من جهاز فيه 12 زرًّا، أو من لوحة القاعة نفسها.',
    }),
  ],
  rows: [
    drawn('distance', '/projects', {
      en: 'A lecture for 150 | 600 cd/m² with the hall lit, and letters of 80 mm that reach the row at 24 m.',
      ar: 'محاضرة لـ150 شخصًا | 600 شمعة/م² والقاعة مضاءة، وحروف بارتفاع 80 مم تصل إلى الصف على 24 م.',
      figure: ['600 cd/m²', '600 شمعة/م²'],
    }),
    drawn('side', '/contact', {
      en: 'A clean wall | 38 mm deep. Cables leave through one opening of 120 mm behind the lower edge.',
      ar: 'جدار نظيف | العمق 38 مم، وتخرج الكابلات من فتحة واحدة قطرها 120 مم خلف الحافة السفلى.',
      figure: ['38 mm', '38 مم'],
    }),
  ],
  headlines: [
    story('icons/screen-size.png', '/sub-category/11', {
      en: '178 inches | 3,941 × 2,217 mm of picture.',
      ar: '178 بوصة | صورة 3,941 × 2,217 مم.',
    }),
    story('icons/pixel-pitch.png', '/sub-category/11', {
      en: '1.54 mm | Pixel pitch, comfortable from 1.5 m.',
      ar: '1.54 مم | تباعد بكسلات تُشاهَد صورته براحة من 1.5 م.',
    }),
    story('icons/sound.png', '/sub-category/11', {
      en: '2 × 60 W | Sound for rooms of 120 m².',
      ar: '2 × 60 واط | صوت لقاعات مساحتها 120 م².',
    }),
    story('icons/surface.png', '/sub-category/11', {
      en: 'GOB | Resin over 3.7 million pixels.',
      ar: 'GOB | راتنج فوق 3.7 مليون بكسل.',
    }),
  ],
  questions: [
    story({ file: 'images/vision-boardroom-dunes.jpg', shows: 'boardroom, Vision' }, '/contact', {
      en: 'How deep may the room be? | Up to 18 m for slides and up to 24 m for film.',
      ar: 'ما أقصى عمق للقاعة؟ | حتى 18 م للشرائح وحتى 24 م للأفلام.',
    }),
    asked('/product/28', {
      en: 'When do I need real 4K? | When people come closer than 3 m to drawings or ledgers. The 231-inch option of Vision 295 gives 3,840 × 2,160 at 1.33 mm.',
      ar: 'متى أحتاج إلى 4K حقيقية؟ | حين يقترب الناس إلى أقل من 3 م من الرسوم أو الجداول. خيار 231 بوصة من Vision 295 يعطي 3,840 × 2,160 بتباعد 1.33 مم.',
    }),
    asked('/register', {
      en: 'What supply does it need? | One line of 16 A: 2,800 W at most, 900 W on average.',
      ar: 'ما التغذية المطلوبة؟ | خط واحد 16 أمبير: 2,800 واط بحد أقصى و900 واط في المتوسط.',
    }),
    asked('/contact', {
      en: 'Is touch useful at this size? | In the lower 2 m, yes: 20 points for marking plans. Above that, use a tablet that mirrors the screen.',
      ar: 'هل ينفع اللمس بهذا المقاس؟ | في الجزء السفلي حتى 2 م نعم: 20 نقطة للتأشير على المخططات. وما فوقه استعمل جهازًا لوحيًا يعكس الشاشة.',
    }),
  ],
};
