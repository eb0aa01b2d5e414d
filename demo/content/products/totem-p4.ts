import { typed } from '#demo/specifications.ts';
import { asked, drawn, story } from '#demo/story.ts';
import type { ProductPage } from '../product-page.ts';

export const totemP4: ProductPage = {
  product: {
    id: 13,
    shared: typed({
      'pixel-pitch': '4',
      'picture-size': '960 × 1920',
      faces: '2',
      resolution: '240 × 480',
      brightness: '5500',
      contrast: '4000',
      refresh: '3840',
      greyscale: '16',
      'viewing-angle-horizontal': '150',
      'viewing-angle-vertical': '130',
      'viewing-distance': '4',
      touch: 'none',
      body: '1000 × 2800 × 240',
      weight: '240',
      mounting: 'floor',
      service: 'back',
      'power-greatest': '2600',
      'power-average': '860',
      suits: 'outdoors-sun / outdoors-shade',
      'protection-front': 'IP65',
      'protection-back': 'IP65',
      temperature: '-20 – 55',
      'price-from-sa': '66000 SAR',
      'price-from-ae': '65000 AED',
      'lead-time': '6 – 8',
      life: '100000',
      warranty: '24',
    }),
    en: {
      name: 'Totem P4',
      headline: 'A street corner that speaks',
      description:
        'A double-sided outdoor totem with two LED faces of 960 × 1,920 mm. It guides people to the gate, sells the evening, and stands in sun, sand and wind without a cooling unit.',
      features: [{ title: 'Two faces of 960 × 1,920 mm' }, { title: '5,500 cd/m²' }, { title: 'IP65, no air conditioning' }],
      seo_title: 'Totem P4 double-sided outdoor LED totem',
      seo_description:
        'Double-sided outdoor LED totem: two faces of 960 × 1,920 mm, 4 mm pitch, 5,500 cd/m², IP65, rated to 55 °C without air conditioning.',
    },
    ar: {
      name: 'Totem P4',
      headline: 'ركن الشارع حين يتكلّم',
      description:
        'عمود إعلاني خارجي بوجهين، في كل وجه شاشة LED مقاسها 960 × 1,920 مم. يدلّ الناس على البوابة، ويروّج لأمسية المكان، ويقف في الشمس والرمل والريح بلا وحدة تبريد.',
      features: [{ title: 'وجهان بمقاس 960 × 1,920 مم' }, { title: 'سطوع 5,500 شمعة/م²' }, { title: 'حماية IP65 وبلا تكييف' }],
      seo_title: 'Totem P4: عمود LED خارجي بوجهين',
      seo_description:
        'عمود LED خارجي بوجهين مقاس كل منهما 960 × 1,920 مم، وتباعد 4 مم وسطوع 5,500 شمعة/م² وحماية IP65، يعمل حتى 55 °م بلا تكييف.',
    },
    files: {
      image: { file: 'images/totem-plaza.jpg', shows: 'totem, plaza, directions' },
      banner: { file: 'images/totem-plaza.jpg', shows: 'totem, plaza' },
      features: [
        { image: { file: 'images/totem-plaza-detail.jpg', shows: 'totem, plaza' } },
        { image: { file: 'images/totem-plaza-dunes.jpg', shows: 'totem, noon' } },
        { image: { file: 'images/led-pixels-macro-grid.jpg', shows: 'pixels' } },
      ],
    },
  },
  cards: [
    story({ file: 'images/totem-plaza-dunes.jpg', shows: 'totem, noon' }, '/sub-category/6', {
      en: 'Two directions, one pole | Each face has its own playlist: arrivals on one side, goodbyes on the other, 240 × 480 pixels each.',
      ar: 'اتجاهان وعمود واحد | لكل وجه قائمة عرض خاصة: ترحيب من جهة ووداع من الأخرى، و240 × 480 بكسل لكل منهما.',
    }),
    drawn('front', '/register', {
      en: 'Up in one night | The foundation is cast first. The totem itself arrives whole, 240 kg, and is lit within 4 hours.',
      ar: 'يُنصب في ليلة | تُصب القاعدة أولًا، ثم يصل العمود كاملًا بوزن 240 كجم ويُضاء خلال 4 ساعات.',
    }),
  ],
  rows: [
    drawn('distance', '/projects', {
      en: 'Clear from across the road | 4 mm between pixels is smooth from 4 m, and an arrow 300 mm tall can be followed from 90 m.',
      ar: 'واضح من الجهة المقابلة | 4 مم بين البكسلات صورة ناعمة من 4 م، وسهم ارتفاعه 300 مم يُتبع من 90 م.',
      figure: ['4 mm', '4 مم'],
    }),
    drawn('protection', '/sub-category/6', {
      en: 'Sealed on both faces | IP65 in front and behind: rain, dust and the hose of the cleaning crew stay outside.',
      ar: 'محكم من الوجهين | حماية IP65 من الأمام والخلف: لا مطر ولا غبار ولا ماء تنظيف يصل إلى داخله.',
    }),
  ],
  headlines: [
    story('icons/pixel-pitch.png', '/sub-category/6', {
      en: '4 mm | Pixel pitch for pedestrians.',
      ar: '4 مم | تباعد بكسلات للمشاة.',
    }),
    story('icons/brightness.png', '/sub-category/6', {
      en: '5,500 cd/m² | Brightness in the midday sun.',
      ar: '5,500 شمعة/م² | سطوع في شمس الظهيرة.',
    }),
    story('icons/protection.png', '/sub-category/6', {
      en: 'IP65 | Sealed on both faces.',
      ar: 'IP65 | إحكام على الوجهين.',
    }),
    story('icons/power.png', '/sub-category/6', {
      en: '860 W | Average power with both faces on.',
      ar: '860 واط | متوسط الاستهلاك والوجهان يعملان.',
    }),
  ],
  questions: [
    story({ file: 'images/totem-plaza-pattern.jpg', shows: 'totem, plaza' }, '/register', {
      en: 'What must be on site? | A concrete base of 1 × 1 × 0.6 m, a supply of 16 A in a duct, and a data cable or a SIM card with signal.',
      ar: 'ما المطلوب في الموقع؟ | قاعدة خرسانية 1 × 1 × 0.6 م، وتغذية 16 أمبير في مجرى، وكابل بيانات أو شريحة اتصال بتغطية جيدة.',
    }),
    asked('/contact', {
      en: 'Is there a single-sided one? | Yes, 165 kg, with a closed back in any RAL colour. The foundation is the same.',
      ar: 'هل يوجد بوجه واحد؟ | نعم، بوزن 165 كجم وظهر مغلق بأي لون من سلّم RAL، والقاعدة نفسها.',
    }),
    asked('/product/18', {
      en: 'Can people touch it? | Totem P4 is for seeing. For touch outdoors take GlowMate Outdoor with 3,000 cd/m² behind glass.',
      ar: 'هل يعمل باللمس؟ | صُمّم Totem P4 للمشاهدة. وللمس في الخارج اختر GlowMate Outdoor بسطوع 3,000 شمعة/م² خلف زجاج.',
    }),
    asked('/contact', {
      en: 'How is the content changed? | From a browser anywhere. A district of 30 totems takes the same campaign in one step, with a picture back from each as proof.',
      ar: 'كيف يُغيَّر المحتوى؟ | من المتصفح في أي مكان. حيّ فيه 30 عمودًا يستقبل الحملة في خطوة واحدة، وتعود من كل عمود صورة إثبات.',
    }),
  ],
};
