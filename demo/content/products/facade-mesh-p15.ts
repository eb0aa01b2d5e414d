import { typed } from '#demo/specifications.ts';
import { asked, drawn, story } from '#demo/story.ts';
import type { ProductPage } from '../product-page.ts';

export const facadeMeshP15: ProductPage = {
  product: {
    id: 11,
    shared: typed({
      'pixel-pitch': '15.625',
      'pixel-pitch-vertical': '31.25',
      brightness: '6000',
      refresh: '3840',
      greyscale: '16',
      'viewing-angle-horizontal': '140',
      'viewing-angle-vertical': '130',
      'viewing-distance': '32',
      transparency: '60',
      cabinet: '500 × 1000 × 60',
      'cabinet-pixels': '32 × 32',
      'cabinet-weight': '6',
      mounting: 'wall / structure',
      service: 'front',
      'area-power-greatest': '400',
      'area-power-average': '130',
      suits: 'facade / outdoors-sun / outdoors-shade',
      'protection-front': 'IP67',
      'protection-back': 'IP67',
      temperature: '-20 – 60',
      'area-price-from-sa': '5100 SAR',
      'area-price-from-ae': '5000 AED',
      'lead-time': '8 – 12',
      life: '100000',
      warranty: '24',
    }),
    en: {
      name: 'Facade Mesh P15',
      headline: 'Light on the building, daylight inside it',
      description:
        'An open LED curtain for glass towers and car parks. Strips 15.6 mm apart leave 60% of the surface open: wind passes, offices keep their view, and at night the whole elevation draws.',
      features: [{ title: '60% open surface' }, { title: '12 kg/m²' }, { title: 'IP67 strips' }],
      seo_title: 'Facade Mesh P15 transparent LED mesh',
      seo_description:
        'Outdoor LED mesh for glass facades: 15.6 × 31.25 mm pitch, 60% open, 12 kg/m², IP67 and 6,000 cd/m². Wind and daylight pass through.',
    },
    ar: {
      name: 'Facade Mesh P15',
      headline: 'ضوء على المبنى ونهار في داخله',
      description:
        'ستارة LED مفتوحة للأبراج الزجاجية ومواقف السيارات. شرائط متباعدة 15.6 مم تترك 60% من السطح مفتوحًا: تمرّ الريح وتبقى للمكاتب إطلالتها، وفي الليل تضيء الواجهة كلها.',
      features: [{ title: 'سطح مفتوح 60%' }, { title: 'وزن 12 كجم/م²' }, { title: 'شرائط بدرجة IP67' }],
      seo_title: 'Facade Mesh P15: شبكة LED شفافة للواجهات',
      seo_description:
        'شبكة LED خارجية للواجهات الزجاجية: تباعد البكسلات 15.6 × 31.25 مم وانفتاح 60% ووزن 12 كجم/م² وحماية IP67 وسطوع 6,000 شمعة/م². يعبرها الهواء وضوء النهار.',
    },
    files: {
      image: { file: 'images/mesh-noon-pattern.jpg', shows: 'tower, mesh, noon' },
      banner: { file: 'images/mesh-noon-dunes.jpg', shows: 'tower, mesh, noon' },
      features: [
        { image: { file: 'images/facade-mesh-detail.jpg', shows: 'tower, mesh' } },
        { image: { file: 'images/facade-mesh-sea.jpg', shows: 'tower, mesh' } },
        { image: { file: 'images/led-pixels-macro-grid.jpg', shows: 'pixels' } },
      ],
    },
  },
  cards: [
    story({ file: 'images/mesh-noon-pattern.jpg', shows: 'tower, mesh, noon' }, '/sub-category/14', {
      en: 'A view kept | 60% of the surface is open air. From a desk behind it, the strips read as a fine blind.',
      ar: 'إطلالة محفوظة | 60% من السطح هواء مفتوح. ومن المكتب خلفها تبدو الشرائط كستارة رقيقة.',
    }),
    drawn('mounting', '/projects', {
      en: 'Let the wind through | An open curtain takes about 40% of the wind load of a closed wall, so it can go higher and wider.',
      ar: 'تدع الريح تمرّ | تتحمّل الستارة المفتوحة نحو 40% من حمل الريح على جدار مغلق، فتمتد أعلى وأعرض.',
    }),
  ],
  rows: [
    story({ file: 'images/facade-mesh-skyline.jpg', shows: 'tower, mesh' }, '/projects', {
      en: 'An elevation, not a screen | A tower face of 20 × 60 m takes 1,280 × 1,920 pixels: enough for slow light, lettering and a national day.',
      ar: 'واجهة كاملة لا شاشة | وجه برج مقاسه 20 × 60 م يحمل 1,280 × 1,920 بكسل: ما يكفي للضوء الهادئ والحروف واليوم الوطني.',
      figure: ['20 × 60 m', '20 × 60 م'],
    }),
    drawn('protection', '/contact', {
      en: 'Sealed strip by strip | Each strip is filled with silicone to IP67. If one is damaged, one strip of 1 m is replaced from the facade lift.',
      ar: 'إحكام لكل شريط | كل شريط محشو بالسيليكون بدرجة IP67. إذا تضرر أحدها استُبدل شريط طوله 1 م من عربة الواجهة.',
      figure: ['IP67', 'IP67'],
    }),
  ],
  headlines: [
    story('icons/transparency.png', '/sub-category/14', {
      en: '60% | Open surface for light, view and wind.',
      ar: '60% | سطح مفتوح للضوء والإطلالة والريح.',
    }),
    story('icons/weight.png', '/sub-category/4', {
      en: '12 kg/m² | Weight with its brackets.',
      ar: '12 كجم/م² | الوزن مع الحوامل.',
    }),
    story('icons/brightness.png', '/sub-category/4', {
      en: '6,000 cd/m² | Brightness of the lit strips by day.',
      ar: '6,000 شمعة/م² | سطوع الشرائط المضاءة نهارًا.',
    }),
    story('icons/protection.png', '/sub-category/14', {
      en: 'IP67 | Sealed against dust and standing water.',
      ar: 'IP67 | محكمة ضد الغبار وتجمّع الماء.',
    }),
  ],
  questions: [
    story({ file: 'images/mesh-noon-dunes.jpg', shows: 'tower, mesh, noon' }, '/contact', {
      en: 'From what distance does it work? | A picture closes from about 32 m, and it is at its best across a square, from 50 to 300 m.',
      ar: 'من أي مسافة تُشاهَد؟ | تتصل الصورة من نحو 32 م، وتكون في أحسن حالاتها عبر ساحة، من 50 إلى 300 م.',
    }),
    asked('/contact', {
      en: 'Will offices see flicker or glare? | The LEDs face outwards and each strip has a black back. Inside, less than 1% of the light returns from the glass.',
      ar: 'هل يرى الموظفون وميضًا أو وهجًا؟ | تتجه البكسلات إلى الخارج ولكل شريط ظهر أسود، ولا يرتد من الزجاج إلى الداخل إلا أقل من 1% من الضوء.',
    }),
    asked('/product/30', {
      en: 'Mesh or film? | Film sits on the inside of the glass and suits shop fronts from 6 m. Mesh hangs outside and suits elevations from 32 m.',
      ar: 'شبكة أم فيلم؟ | الفيلم يُلصق داخل الزجاج ويناسب واجهات المتاجر من 6 م، والشبكة تُعلَّق خارجًا وتناسب الأبراج من 32 م.',
    }),
    asked('/register', {
      en: 'How is it cleaned? | With the facade. Window-cleaning ropes and lifts pass over it; nothing on it is sharper than 1 mm.',
      ar: 'كيف تُنظَّف؟ | مع الواجهة نفسها. تمرّ عليها حبال تنظيف الزجاج وعرباته، وليس فيها حافة أحدّ من 1 مم.',
    }),
  ],
};
