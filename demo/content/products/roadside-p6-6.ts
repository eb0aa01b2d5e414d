import { typed } from '#demo/specifications.ts';
import { asked, story } from '#demo/story.ts';
import type { ProductPage } from '../product-page.ts';

export const roadsideP66: ProductPage = {
  product: {
    id: 14,
    shared: typed({
      'pixel-pitch': '6.667',
      brightness: '8000',
      contrast: '4000',
      refresh: '3840',
      greyscale: '16',
      'viewing-angle-horizontal': '140',
      'viewing-angle-vertical': '100',
      'viewing-distance': '7',
      cabinet: '960 × 960 × 90',
      'cabinet-pixels': '144 × 144',
      'cabinet-weight': '28',
      mounting: 'structure',
      service: 'back',
      'area-power-greatest': '680',
      'area-power-average': '225',
      suits: 'roadside / outdoors-sun',
      'protection-front': 'IP66',
      'protection-back': 'IP65',
      temperature: '-20 – 60',
      'area-price-from-sa': '7400 SAR',
      'area-price-from-ae': '7200 AED',
      'lead-time': '8 – 12',
      life: '100000',
      warranty: '24',
    }),
    en: {
      name: 'Roadside P6.6',
      headline: 'Three seconds at 120 km/h',
      description:
        'An LED billboard for highways and ring roads. 6.67 mm between pixels, 8,000 cd/m² by day and 300 by night, with stills that change as gently as the road authority asks.',
      features: [{ title: '6.67 mm pixel pitch' }, { title: '8,000 cd/m² by day' }, { title: 'IP66 front' }],
      seo_title: 'Roadside P6.6 LED billboard',
      seo_description:
        'LED billboard for highways: 6.67 mm pitch, 8,000 cd/m² by day and 300 by night, IP66 front, 960 × 960 mm cabinets rated to 60 °C.',
    },
    ar: {
      name: 'Roadside P6.6',
      headline: 'ثلاث ثوانٍ عند 120 كم/س',
      description:
        'لوحة إعلانات LED للطرق السريعة والدائرية. 6.67 مم بين البكسلات، وسطوع 8,000 شمعة/م² نهارًا و300 ليلًا، وصور ثابتة تتبدل بالهدوء الذي تطلبه جهة الطرق.',
      features: [{ title: 'تباعد البكسلات 6.67 مم' }, { title: 'سطوع 8,000 شمعة/م² نهارًا' }, { title: 'حماية أمامية IP66' }],
      seo_title: 'Roadside P6.6: لوحة إعلانات LED للطرق',
      seo_description:
        'لوحة إعلانات LED للطرق السريعة: تباعد البكسلات 6.67 مم وسطوع 8,000 شمعة/م² نهارًا و300 ليلًا، وحماية أمامية IP66، وكبائن 960 × 960 مم تعمل حتى 60 °م.',
    },
    files: {
      image: { file: 'images/road-noon-dunes.jpg', shows: 'road, sign' },
      banner: { file: 'images/road-noon-sea.jpg', shows: 'road, sign' },
      features: [
        { image: { file: 'images/led-pixels-macro-grid.jpg', shows: 'pixels' } },
        { image: { file: 'images/road-noon-dunes.jpg', shows: 'road, sign, noon' } },
        { image: { file: 'images/led-pixels-macro-grid.jpg', shows: 'pixels' } },
      ],
    },
  },
  cards: [
    story({ file: 'images/road-noon-sea.jpg', shows: 'road, sign' }, '/sub-category/6', {
      en: 'Read at speed | At 120 km/h a car covers 100 m in 3 s. Seven words at 500 mm of height are read in that time.',
      ar: 'تُقرأ من سيارة مسرعة | عند 120 كم/س تقطع السيارة 100 م في 3 ثوانٍ، وسبع كلمات بارتفاع 500 مم تُقرأ في هذا الوقت.',
    }),
    story({ file: 'images/road-sign-light.jpg', shows: 'road, sign, dusk' }, '/contact', {
      en: 'Safe after dark | A sensor holds the board at 300 cd/m² at night, and changes fade slowly, so no flash draws the eye off the road.',
      ar: 'آمنة بعد الغروب | يثبّت الحسّاس اللوحة عند 300 شمعة/م² ليلًا، وتتبدل الصور بتلاشٍ بطيء، فلا وميض يشدّ العين عن الطريق.',
    }),
  ],
  rows: [
    story({ file: 'images/road-sign-light.jpg', shows: 'sign, pole' }, '/register', {
      en: 'One pole, 12 m up | Steel for faces of 14.4 × 4.8 m, calculated for 160 km/h and hung in two nights with one lane closed.',
      ar: 'عمود واحد على ارتفاع 12 م | هيكل لوجه مقاسه 14.4 × 4.8 م، محسوب لريح 160 كم/س، ويُعلَّق في ليلتين بإغلاق مسار واحد.',
      figure: ['12 m', '12 م'],
    }),
  ],
  headlines: [
    story('icons/brightness.png', '/sub-category/6', {
      en: '8,000 cd/m² | Brightness for boards facing the sun.',
      ar: '8,000 شمعة/م² | سطوع للوحات تواجه الشمس.',
    }),
    story('icons/pixel-pitch.png', '/sub-category/6', {
      en: '6.67 mm | Pixel pitch, 22,500 pixels in a square metre.',
      ar: '6.67 مم | تباعد بكسلات، 22,500 بكسل في المتر المربع.',
    }),
    story('icons/protection.png', '/sub-category/6', {
      en: 'IP66 | Front that may be washed with a strong jet.',
      ar: 'IP66 | واجهة تُغسل بدفق قوي.',
    }),
    story('icons/temperature.png', '/sub-category/6', {
      en: '60 °C | Rated for asphalt summers.',
      ar: '60 °م | تتحمّل صيف الأسفلت.',
    }),
  ],
  questions: [
    story({ file: 'images/road-sign-sea.jpg', shows: 'road, sign' }, '/contact', {
      en: 'May it play film? | Most road authorities allow stills only, for 8 seconds or longer. The player enforces the rule you set and keeps a log of it.',
      ar: 'هل تعرض أفلامًا؟ | معظم جهات الطرق تسمح بصور ثابتة فقط لمدة 8 ثوانٍ أو أكثر. والمشغّل يطبّق القاعدة التي تحددها ويحفظ سجلًا بها.',
    }),
    asked('/register', {
      en: 'What size is right? | For a two-lane road 9.6 × 2.88 m, for a highway 14.4 × 4.8 m. We place letters so that 7 words can be read in 3 seconds.',
      ar: 'ما المقاس المناسب؟ | لطريق بمسارين 9.6 × 2.88 م، وللطريق السريع 14.4 × 4.8 م. ونوزّع الحروف بحيث تُقرأ 7 كلمات في 3 ثوانٍ.',
    }),
    asked('/contact', {
      en: 'How is it serviced? | From a catwalk behind, with the traffic running. A module is out in 3 minutes; a power supply in 5.',
      ar: 'كيف تُصان؟ | من ممر خلفي من دون إيقاف السير. تُفك الوحدة في 3 دقائق ومزوّد الطاقة في 5.',
    }),
    asked('/contact', {
      en: 'Can it run on solar power? | Partly. A face of 28 m² uses about 6.3 kW by day, so panels can carry the night, when it falls below 0.9 kW.',
      ar: 'هل تعمل بالطاقة الشمسية؟ | جزئيًا. يستهلك وجه مساحته 28 م² نحو 6.3 كيلوواط نهارًا، فقد تكفي الألواح لتشغيله ليلًا حين ينخفض إلى أقل من 0.9 كيلوواط.',
    }),
  ],
};
