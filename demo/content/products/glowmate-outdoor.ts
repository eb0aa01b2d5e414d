import { typed } from '#demo/specifications.ts';
import { asked, drawn, story } from '#demo/story.ts';
import type { ProductPage } from '../product-page.ts';

export const glowMateOutdoor: ProductPage = {
  product: {
    id: 18,
    shared: typed({
      sizes: '55 / 75',
      'picture-size': '680 × 1210 / 928 × 1650',
      resolution: '3840 × 2160',
      brightness: '3000',
      contrast: '1200',
      'viewing-angle-horizontal': '178',
      'viewing-angle-vertical': '178',
      touch: 'optional',
      'touch-points': '10',
      body: '900 × 2100 × 180 / 1150 × 2400 × 180',
      weight: '145 / 230',
      mounting: 'floor',
      service: 'back',
      'power-greatest': '480 / 820',
      'power-average': '300 / 520',
      suits: 'outdoors-shade',
      'protection-front': 'IP65',
      'protection-back': 'IP65',
      impact: 'IK10',
      temperature: '-20 – 55',
      system: 'Android 13',
      memory: '4',
      storage: '64',
      loudspeakers: '10 / 10',
      ports: 'HDMI 2.0 / 2 × USB / LAN / Wi-Fi 6 / 4G',
      'price-from-sa': '27500 SAR / 41500 SAR',
      'price-from-ae': '27000 AED / 41000 AED',
      'lead-time': '3 – 5',
      life: '50000',
      warranty: '24',
    }),
    en: {
      name: 'GlowMate Outdoor',
      headline: 'GlowMate for the open air',
      description:
        'A kiosk for drive-throughs, parks and station squares, in 55 or 75 inches. 3,000 cd/m² behind bonded glass, sealed to IP65, hardened to IK10 and at work up to 55 °C.',
      features: [{ title: '3,000 cd/m²' }, { title: 'IP65 and IK10' }, { title: 'Works up to 55 °C' }],
      seo_title: 'GlowMate Outdoor kiosk, 55 and 75 inch',
      seo_description: 'Outdoor kiosk in 55 and 75 inch: 3,000 cd/m² behind bonded glass, IP65, IK10, up to 55 °C, touch or non-touch.',
    },
    ar: {
      name: 'GlowMate Outdoor',
      headline: 'GlowMate في الهواء الطلق',
      description:
        'كشك لطلبات السيارات والحدائق وساحات المحطات بمقاس 55 أو 75 بوصة. سطوع 3,000 شمعة/م² خلف زجاج ملتحم، وحماية IP65، ومقاومة صدمات IK10، ويعمل حتى 55 °م.',
      features: [{ title: 'سطوع 3,000 شمعة/م²' }, { title: 'حماية IP65 ومقاومة صدمات IK10' }, { title: 'يعمل حتى 55 °م' }],
      seo_title: 'GlowMate Outdoor: كشك خارجي 55 و75 بوصة',
      seo_description:
        'كشك خارجي بمقاس 55 و75 بوصة: سطوع 3,000 شمعة/م² خلف زجاج ملتحم، وحماية IP65 ومقاومة صدمات IK10، يعمل حتى 55 °م، باللمس أو من دونه.',
    },
    files: {
      image: { file: 'images/kiosk-noon-guide.jpg', shows: 'kiosk, promenade' },
      banner: { file: 'images/kiosk-noon-menu.jpg', shows: 'kiosk, promenade' },
      features: [
        { image: { file: 'images/kiosk-noon-guide.jpg', shows: 'kiosk, noon' } },
        { image: { file: 'images/kiosk-outdoor-portrait.jpg', shows: 'kiosk, promenade' } },
        { image: { file: 'images/kiosk-noon-menu.jpg', shows: 'kiosk, noon' } },
      ],
    },
  },
  cards: [
    story({ file: 'images/kiosk-noon-menu.jpg', shows: 'kiosk, promenade' }, '/sub-category/9', {
      en: 'A menu in the open air | 3,000 cd/m² and glass bonded without an air gap, so reflections fall below 1.5% and the food looks like food.',
      ar: 'قائمة في الهواء الطلق | سطوع 3,000 شمعة/م² وزجاج ملتحم بلا فراغ هوائي، فينخفض الانعكاس إلى أقل من 1.5% وتبدو الأطباق شهية.',
    }),
    drawn('temperature', '/contact', {
      en: 'Air that never enters | Heat leaves through a closed loop. IP65 keeps the sand out, and there are no filters to change after a dusty summer.',
      ar: 'هواء لا يدخل | تخرج الحرارة عبر دارة مغلقة، ويبقى الرمل خارجًا بدرجة IP65، ولا مرشّحات تُبدَّل في صيف مغبر.',
    }),
    drawn('protection', '/contact', {
      en: 'Hard to hurt | 6 mm laminated glass rated IK10 takes the blow of a 5 kg steel ball from 400 mm.',
      ar: 'يصعب إيذاؤه | زجاج مصفّح سماكته 6 مم بدرجة IK10 يتحمّل ضربة كرة فولاذية وزنها 5 كجم من ارتفاع 400 مم.',
    }),
  ],
  rows: [
    story({ file: 'images/kiosk-noon-guide.jpg', shows: 'kiosk, noon' }, '/projects', {
      en: 'Polarised glasses welcome | The picture stays visible through sunglasses in portrait and landscape, at 178°.',
      ar: 'أهلًا بالنظارات الشمسية | تبقى الصورة مرئية عبر العدسات المستقطبة عموديًا وأفقيًا، وبزاوية 178°.',
      figure: ['178°', '178°'],
    }),
    drawn('mounting', '/register', {
      en: 'Anchored for storms | Four M16 bolts hold 145 kg against gusts of 140 km/h.',
      ar: 'مثبّت للعواصف | أربعة براغي M16 تثبّت 145 كجم أمام هبّات 140 كم/س.',
      figure: ['140 km/h', '140 كم/س'],
    }),
  ],
  headlines: [
    story('icons/brightness.png', '/sub-category/9', {
      en: '3,000 cd/m² | Brightness behind bonded glass.',
      ar: '3,000 شمعة/م² | سطوع خلف زجاج ملتحم.',
    }),
    story('icons/protection.png', '/sub-category/9', {
      en: 'IP65 | Sealed against dust and jets of water.',
      ar: 'IP65 | إحكام ضد الغبار ورشّ الماء.',
    }),
    story('icons/impact.png', '/sub-category/9', {
      en: 'IK10 | Glass that withstands 20 joules.',
      ar: 'IK10 | زجاج يتحمّل 20 جولًا.',
    }),
    story('icons/temperature.png', '/sub-category/9', {
      en: '55 °C | Full operation in the shade of summer.',
      ar: '55 °م | تشغيل كامل صيفًا في الظل.',
    }),
  ],
  questions: [
    story({ file: 'images/kiosk-outdoor-dunes.jpg', shows: 'kiosk, promenade' }, '/contact', {
      en: 'Does touch work in rain and with gloves? | Yes. The touch controller knows drops from fingers and works with gloves up to 3 mm thick.',
      ar: 'هل يعمل اللمس تحت المطر ومع القفازات؟ | نعم. يميّز المتحكّم قطرات الماء من الأصابع، ويعمل مع قفازات سماكتها حتى 3 مم.',
    }),
    asked('/register', {
      en: 'What does it need on site? | A base of 800 × 800 × 500 mm, a supply of 10 A and a network cable, or a SIM card.',
      ar: 'ما المطلوب في الموقع؟ | قاعدة 800 × 800 × 500 مم وتغذية 10 أمبير وكابل شبكة أو شريحة اتصال.',
    }),
    asked('/product/15', {
      en: 'Why not the indoor GlowMate under a roof? | Shade is not enough: reflected daylight asks for at least 1,500 cd/m², and sand finds every gap. The indoor model has 800.',
      ar: 'لماذا لا يكفي GlowMate الداخلي تحت مظلة؟ | الظل لا يكفي: ضوء النهار المنعكس يتطلب 1,500 شمعة/م² على الأقل، والرمل يجد كل فتحة. والطراز الداخلي سطوعه 800.',
    }),
    asked('/contact', {
      en: 'How loud is it? | 45 dB at a distance of 1 m, quieter than the cars in the lane.',
      ar: 'ما مستوى صوته؟ | 45 ديسيبل من مسافة 1 م، أهدأ من السيارات في المسار.',
    }),
  ],
};
