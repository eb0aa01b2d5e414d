import { typed } from '#demo/specifications.ts';
import { asked, drawn, story } from '#demo/story.ts';
import type { ProductPage } from '../product-page.ts';

export const windowP25: ProductPage = {
  product: {
    id: 7,
    shared: typed({
      'pixel-pitch': '2.5',
      brightness: '4000',
      contrast: '5000',
      refresh: '3840',
      greyscale: '16',
      'viewing-angle-horizontal': '160',
      'viewing-angle-vertical': '160',
      'viewing-distance': '2.5',
      cabinet: '500 × 500 × 60',
      'cabinet-pixels': '200 × 200',
      'cabinet-weight': '6.5',
      mounting: 'structure / hung',
      service: 'both',
      'area-power-greatest': '600',
      'area-power-average': '200',
      suits: 'window / indoors',
      'protection-front': 'IP43',
      'protection-back': 'IP40',
      temperature: '-10 – 50',
      'area-price-from-sa': '9200 SAR',
      'area-price-from-ae': '9000 AED',
      'lead-time': '4 – 6',
      life: '100000',
      warranty: '24',
    }),
    en: {
      name: 'Window P2.5',
      headline: 'A shop window the sun cannot switch off',
      description:
        'An LED wall for the inside of a street-facing window: 4,000 cd/m² against direct sun, 60 mm deep so the merchandise keeps its space, and silent for the people behind it.',
      features: [{ title: '4,000 cd/m²' }, { title: '2.5 mm pixel pitch' }, { title: '60 mm deep, no fans' }],
      seo_title: 'Window P2.5 high-brightness shop-window LED',
      seo_description:
        'LED wall for shop windows: 4,000 cd/m² against direct sun, 2.5 mm pixel pitch, 60 mm deep, silent, dimmed by sensor after dark.',
    },
    ar: {
      name: 'Window P2.5',
      headline: 'واجهة متجر لا تطفئها الشمس',
      description:
        'جدار LED يُركّب خلف زجاج المتجر المطل على الشارع: سطوع 4,000 شمعة/م² في وجه الشمس، وعمق 60 مم يترك للبضاعة مكانها، وصمت تام لمن يعمل خلفه.',
      features: [{ title: 'سطوع 4,000 شمعة/م²' }, { title: 'تباعد البكسلات 2.5 مم' }, { title: 'عمق 60 مم وبلا مراوح' }],
      seo_title: 'Window P2.5: شاشة LED لواجهات المتاجر',
      seo_description:
        'شاشة LED لواجهات المتاجر: سطوع 4,000 شمعة/م² أمام الشمس، وتباعد بكسلات 2.5 مم، وعمق 60 مم، صامتة ويخفضها الحسّاس ليلًا.',
    },
    files: {
      image: { file: 'images/shop-morning-perfume.jpg', shows: 'shop window, LED wall, daylight' },
      banner: { file: 'images/shop-morning-dunes.jpg', shows: 'shop window, LED wall, daylight' },
      features: [
        { image: { file: 'images/shop-window-portrait.jpg', shows: 'shop window, LED wall' } },
        { image: { file: 'images/led-pixels-macro-dunes.jpg', shows: 'pixels' } },
        { image: { file: 'images/led-cabinet-front-and-back.jpg', shows: 'cabinet, back' } },
      ],
    },
  },
  cards: [
    story({ file: 'images/shop-morning-dunes.jpg', shows: 'shop window, goods, daylight' }, '/sub-category/3', {
      en: 'Brighter than the sun on the glass | Sun on glass needs 2,500 cd/m² before a picture shows at all. This wall gives 4,000 and leaves a margin for dust.',
      ar: 'أسطع من الشمس على الزجاج | الشمس على الزجاج تتطلب 2,500 شمعة/م² قبل أن تظهر أي صورة. وهذه الشاشة تعطي 4,000 وتترك هامشًا للغبار.',
    }),
    story({ file: 'images/shop-window-dunes.jpg', shows: 'shop window, night' }, '/contact', {
      en: 'Polite at night | A light sensor brings it down to 400 cd/m² after sunset, so the street sees the collection and not a floodlight.',
      ar: 'لطيفة ليلًا | يخفضها الحسّاس إلى 400 شمعة/م² بعد الغروب، فيرى الشارع المجموعة لا كشّافًا ضوئيًا.',
    }),
    drawn('side', '/register', {
      en: 'Thin as a shelf | 60 mm from glass side to wall side. The mannequin stays where it was.',
      ar: 'نحيفة كالرف | 60 مم من جهة الزجاج إلى جهة الجدار، فيبقى المانيكان في مكانه.',
    }),
  ],
  rows: [
    story({ file: 'images/shop-window-silk.jpg', shows: 'LED wall, folds of light' }, '/projects', {
      en: 'Fabric that looks like fabric | 160,000 pixels per square metre and calibrated whites show the weave of linen from 2.5 m, the width of a pavement.',
      ar: 'قماش يبدو قماشًا | 160,000 بكسل في المتر المربع وبياض معايَر يُظهران نسيج الكتان من 2.5 م، أي عرض الرصيف.',
      figure: ['160,000 pixels', '160,000 بكسل'],
    }),
    drawn('service', '/contact', {
      en: 'Serviced from inside the shop | Modules come off magnetically from the front or the rear, so a repair of 5 minutes never blocks the pavement.',
      ar: 'صيانة من داخل المتجر | تُفك الوحدات مغناطيسيًا من الأمام أو الخلف، فلا يسدّ إصلاح مدته 5 دقائق الرصيف.',
      figure: ['5 minutes', '5 دقائق'],
    }),
  ],
  headlines: [
    story('icons/brightness.png', '/sub-category/3', {
      en: '4,000 cd/m² | Brightness behind sunlit glass.',
      ar: '4,000 شمعة/م² | سطوع خلف زجاج تضربه الشمس.',
    }),
    story('icons/pixel-pitch.png', '/sub-category/3', {
      en: '2.5 mm | Pixel pitch for passers-by.',
      ar: '2.5 مم | تباعد بكسلات يناسب المارّة.',
    }),
    story('icons/weight.png', '/sub-category/3', {
      en: '6.5 kg | Weight of a 500 × 500 mm cabinet.',
      ar: '6.5 كجم | وزن كابينة 500 × 500 مم.',
    }),
    story('icons/temperature.png', '/sub-category/3', {
      en: '50 °C | Works behind closed glass in August.',
      ar: '50 °م | تعمل خلف زجاج مغلق في أغسطس.',
    }),
  ],
  questions: [
    story({ file: 'images/shop-morning-perfume.jpg', shows: 'shop window, LED wall, daylight' }, '/contact', {
      en: 'Why not a bright LCD? | A bright LCD gives about 2,500 cd/m², turns black where the sun heats it and shows a frame. LED gives 4,000 with no frame at any size.',
      ar: 'لماذا لا نختار شاشة LCD ساطعة؟ | شاشة LCD الساطعة تعطي نحو 2,500 شمعة/م²، وتسودّ حيث تسخنها الشمس، ولها إطار. أما LED فتعطي 4,000 بلا إطار وبأي مقاس.',
    }),
    asked('/product/30', {
      en: 'Can people still see into the shop? | Through this one, no. If the view matters, Glass Film P6 lets 90% of the light through.',
      ar: 'هل يبقى داخل المتجر ظاهرًا؟ | ليس عبر هذه الشاشة. إذا كان المنظر مهمًّا فإن Glass Film P6 يمرّر 90% من الضوء.',
    }),
    asked('/register', {
      en: 'How is it cooled? | Heat leaves through the aluminium back. Keep 80 mm free behind it and an opening at the top of the window box.',
      ar: 'كيف تُبرَّد؟ | تخرج الحرارة عبر الظهر الألمنيوم. اترك 80 مم خلفها وفتحة في أعلى صندوق الواجهة.',
    }),
    asked('/contact', {
      en: 'What does it cost to run? | 200 W/m² on average. A window of 4 m² uses about 0.8 kW, or 9.6 kWh in a day of 12 hours.',
      ar: 'كم تستهلك يوميًا؟ | 200 واط/م² في المتوسط. واجهة مساحتها 4 م² تستهلك نحو 0.8 كيلوواط، أي 9.6 كيلوواط ساعة في يوم من 12 ساعة.',
    }),
  ],
};
