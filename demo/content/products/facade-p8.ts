import { typed } from '#demo/specifications.ts';
import { asked, drawn, story } from '#demo/story.ts';
import type { ProductPage } from '../product-page.ts';

export const facadeP8: ProductPage = {
  product: {
    id: 10,
    shared: typed({
      'pixel-pitch': '8',
      brightness: '7500',
      contrast: '4000',
      refresh: '3840',
      greyscale: '16',
      'viewing-angle-horizontal': '150',
      'viewing-angle-vertical': '130',
      'viewing-distance': '8',
      cabinet: '960 × 960 × 85',
      'cabinet-pixels': '120 × 120',
      'cabinet-weight': '26',
      'half-cabinet': 'height',
      mounting: 'wall / structure',
      service: 'both',
      'area-power-greatest': '650',
      'area-power-average': '215',
      suits: 'facade / outdoors-sun / outdoors-shade',
      'protection-front': 'IP65',
      'protection-back': 'IP65',
      temperature: '-20 – 60',
      'area-price-from-sa': '6100 SAR',
      'area-price-from-ae': '6000 AED',
      'lead-time': '6 – 9',
      life: '100000',
      warranty: '24',
    }),
    en: {
      name: 'Facade P8',
      headline: 'For the avenue, not the pavement',
      description:
        'The wide-angle member of the Facade family: 8 mm between pixels and 7,500 cd/m² for screens that start on the third floor and are read across eight lanes.',
      features: [{ title: '8 mm pixel pitch' }, { title: '7,500 cd/m²' }, { title: 'Same cabinet as Facade P6' }],
      seo_title: 'Facade P8 large outdoor LED screen',
      seo_description:
        'Large outdoor LED screen: 8 mm pixel pitch, 7,500 cd/m², IP65 on both sides, 960 × 960 mm cabinets without fans, rated to 60 °C.',
    },
    ar: {
      name: 'Facade P8',
      headline: 'للجادة الواسعة لا للرصيف',
      description: 'فرد العائلة الأوسع مدى: 8 مم بين البكسلات وسطوع 7,500 شمعة/م² لشاشات تبدأ من الطابق الثالث وتُقرأ عبر ثمانية مسارات.',
      features: [{ title: 'تباعد البكسلات 8 مم' }, { title: 'سطوع 7,500 شمعة/م²' }, { title: 'كابينة Facade P6 نفسها' }],
      seo_title: 'Facade P8: شاشة LED خارجية كبيرة',
      seo_description:
        'شاشة LED خارجية كبيرة: تباعد بكسلات 8 مم وسطوع 7,500 شمعة/م² وحماية IP65 من الجهتين، وكبائن 960 × 960 مم بلا مراوح تعمل حتى 60 °م.',
    },
    files: {
      image: { file: 'images/facade-led-perfume.jpg', shows: 'facade, dusk' },
      banner: { file: 'images/facade-noon-dunes.jpg', shows: 'facade, noon' },
      features: [
        { image: { file: 'images/led-pixels-macro-silk.jpg', shows: 'pixels' } },
        { image: { file: 'images/facade-noon-city.jpg', shows: 'facade, noon' } },
        { image: { file: 'images/led-cabinet-front-and-back.jpg', shows: 'cabinet, back' } },
      ],
    },
  },
  cards: [
    story({ file: 'images/facade-noon-dunes.jpg', shows: 'facade, noon' }, '/sub-category/4', {
      en: 'The sun is behind you | 7,500 cd/m² is enough for a wall that faces west and meets the evening sun head on.',
      ar: 'في مواجهة الغروب | سطوع 7,500 شمعة/م² يكفي جدارًا يواجه الغرب ويستقبل شمس العصر وجهًا لوجه.',
    }),
    story({ file: 'images/facade-led-dunes.jpg', shows: 'facade, dusk' }, '/projects', {
      en: 'Large is the point | From 8 m the picture is comfortable, so the same budget buys a wall 40% larger than with P6.',
      ar: 'الحجم هو الفكرة | من 8 م تُرى الصورة براحة، فتشتري الميزانية نفسها جدارًا أكبر 40% منه بطراز P6.',
    }),
  ],
  rows: [
    drawn('distance', '/projects', {
      en: 'Read in three seconds | A driver at 60 km/h passes 50 m in 3 s. Letters of 400 mm on this wall are legible the whole way.',
      ar: 'تُقرأ في ثوانٍ | يقطع السائق بسرعة 60 كم/س مسافة 50 م في 3 ثوانٍ، وتبقى الحروف بارتفاع 400 مم مقروءة طوال المسافة.',
      figure: ['3 seconds', '3 ثوانٍ'],
    }),
    drawn('cables', '/contact', {
      en: 'Silent watch | Each cabinet reports heat and voltage every 5 minutes. We usually call before anyone sees a dark spot.',
      ar: 'رقابة صامتة | تبلّغ كل كابينة عن حرارتها وجهدها كل 5 دقائق، وغالبًا نتصل بك قبل أن يرى أحد بقعة معتمة.',
      figure: ['5 minutes', '5 دقائق'],
    }),
  ],
  headlines: [
    story('icons/pixel-pitch.png', '/sub-category/4', {
      en: '8 mm | Pixel pitch for viewers from 8 m.',
      ar: '8 مم | تباعد بكسلات للمشاهدة من 8 م.',
    }),
    story('icons/brightness.png', '/sub-category/4', {
      en: '7,500 cd/m² | Brightness for walls that face west.',
      ar: '7,500 شمعة/م² | سطوع للجدران المواجهة للغرب.',
    }),
    story('icons/power.png', '/sub-category/4', {
      en: '215 W/m² | Average power, 650 W/m² at most.',
      ar: '215 واط/م² | متوسط الاستهلاك، وأقصاه 650 واط/م².',
    }),
    story('icons/temperature.png', '/sub-category/4', {
      en: '60 °C | Full operation at the wall’s surface.',
      ar: '60 °م | تشغيل كامل عند هذه الحرارة على سطح الجدار.',
    }),
  ],
  questions: [
    story({ file: 'images/facade-led-lamha.jpg', shows: 'facade, dusk' }, '/product/9', {
      en: 'P6 or P8? | Measure from the nearest viewer. Under 8 m take P6. From 8 m film is comfortable on both, and P8 gives 1,000 cd/m² more.',
      ar: 'P6 أم P8؟ | قِس المسافة إلى أقرب مشاهد. دون 8 م اختر P6. ومن 8 م تُشاهَد الأفلام براحة على كليهما، ويعطيك P8 زيادة 1,000 شمعة/م².',
    }),
    asked('/contact', {
      en: 'Is video allowed beside a road? | That is for the municipality. Where film is not allowed, the player shows stills with a change every 10 seconds or more.',
      ar: 'هل يُسمح بالفيديو بجانب الطريق؟ | القرار للبلدية. وحيث يُمنع الفيلم يعرض المشغّل صورًا ثابتة تتبدل كل 10 ثوانٍ أو أكثر.',
    }),
    asked('/register', {
      en: 'Can the wall curve with the building? | Yes, by steps between cabinets of up to 5°. A radius of 11 m or more looks round from the street.',
      ar: 'هل ينحني الجدار مع المبنى؟ | نعم، بزوايا بين الكبائن حتى 5°. ونصف قطر 11 م فأكثر يبدو دائريًا من الشارع.',
    }),
    asked('/return-policy', {
      en: 'What does the warranty cover? | Manufacturing defects for 24 months, parts and work. Care visits every 6 months can be added by contract.',
      ar: 'ماذا يغطي الضمان؟ | عيوب التصنيع لمدة 24 شهرًا، قطعًا وعملًا. ويمكن إضافة زيارات صيانة كل 6 أشهر بعقد.',
    }),
  ],
};
