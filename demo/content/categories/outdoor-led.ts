import { story } from '#demo/story.ts';
import type { CategoryPage } from '../category-page.ts';
import { outdoorLedSections } from './outdoor-led-sections.ts';

export const outdoorLed: CategoryPage = {
  ...outdoorLedSections,
  category: {
    id: 2,
    shared: { path: '/one-category/2' },
    files: { icon: 'icons/led-outdoor.png', share_image: 'share/outdoor-led-en.jpg' },
    filesAr: { share_image: 'share/outdoor-led-ar.jpg' },
    en: {
      name: 'Outdoor LED',
      seo_title: 'Outdoor LED displays',
      seo_description:
        'Facades, stadium ribbons, totems and roadside screens from 4,500 to 8,000 cd/m², sealed against dust and rain and rated for summers in the Gulf.',
    },
    ar: {
      name: 'شاشات LED الخارجية',
      seo_title: 'شاشات LED الخارجية',
      seo_description:
        'واجهات وشرائط ملاعب وأعمدة إعلانية وشاشات طرق بسطوع من 4,500 إلى 8,000 شمعة/م²، محكمة ضد الغبار والمطر ومعدّة لصيف الخليج.',
    },
  },
  links: [
    story('icons/led-outdoor.png', '/sub-category/4', {
      en: 'Building facades | The wall of the building becomes the picture.',
      ar: 'واجهات المباني | جدار المبنى يصبح هو الصورة.',
    }),
    story('icons/stadium.png', '/sub-category/5', {
      en: 'Stadium & perimeter | Ribbons and boards that cameras love.',
      ar: 'شاشات الملاعب ومحيط أرضها | شرائط ولوحات تحبها الكاميرات.',
    }),
    story('icons/led-poster.png', '/sub-category/6', {
      en: 'Roadside & totems | Three seconds, read at speed.',
      ar: 'الطرق والأعمدة الإعلانية | ثلاث ثوانٍ تكفي لقراءتها.',
    }),
  ],
  hero: {
    shared: { product1_link: '/product/9', product2_link: '/product/12' },
    files: {
      image: { file: 'images/facade-noon-dunes.jpg', shows: 'facade, noon' },
      product1_image: { file: 'images/facade-noon-city.jpg', shows: 'facade, noon' },
      product2_image: { file: 'images/stadium-day-goal.jpg', shows: 'stadium, ribbon' },
    },
    en: {
      headline: 'Outdoors, the sun is the competition',
      product1_name: 'Facade P6',
      product1_description:
        'A permanent wall with 6 mm between pixels. Aluminium cabinets without fans live through a skin temperature of 60 °C.',
      product1_feature1: '6,500 cd/m² in full sun',
      product1_feature2: 'IP65 on both sides',
      product2_name: 'Stadium P10 Ribbon',
      product2_description: 'Ribbons and perimeter boards for an afternoon match, with a soft face that forgives a falling player.',
      product2_feature1: '7,680 Hz for slow-motion replays',
      product2_feature2: '7,000 cd/m² and a double signal path',
    },
    ar: {
      headline: 'في الخارج، منافسك هو الشمس',
      product1_name: 'Facade P6',
      product1_description: 'جدار دائم بمسافة 6 مم بين البكسلات. كبائن ألمنيوم بلا مراوح تحتمل سطحًا حرارته 60 °م.',
      product1_feature1: 'سطوع 6,500 شمعة/م² تحت الشمس',
      product1_feature2: 'حماية IP65 من الجهتين',
      product2_name: 'Stadium P10 Ribbon',
      product2_description: 'شرائط ولوحات محيطية لمباراة العصر، بوجه ليّن يرحم لاعبًا يسقط عليه.',
      product2_feature1: '7,680 هرتز للإعادة البطيئة',
      product2_feature2: 'سطوع 7,000 شمعة/م² ومسار إشارة مزدوج',
    },
  },
  banner: {
    files: { media_file: { file: 'films/banner-outdoor.mp4', shows: 'facade, dusk' } },
    en: { headline: 'Bright at dusk, gentle at midnight' },
    ar: { headline: 'ساطعة عند الغروب، هادئة عند منتصف الليل' },
  },
  products: [
    {
      shared: {
        path: '/product/10',
        icons: ['building', 'brightness-high', 'droplet', 'thermometer-sun'],
        advantages: [{ value: 1 }, { value: 1 }, { value: 1 }, { value: 0 }],
      },
      files: {
        image: { file: 'images/facade-noon-dunes.jpg', shows: 'facade, noon' },
        features: [
          { image: { file: 'images/facade-noon-city.jpg', shows: 'facade, noon' } },
          { image: { file: 'images/led-cabinet-front-and-back.jpg', shows: 'cabinet, back' } },
          { image: { file: 'images/led-pixels-macro-dunes.jpg', shows: 'pixels' } },
        ],
      },
      en: {
        headline_one: 'Facade P8',
        headline_two: 'For the avenue, not the pavement',
        headline_three: '7,500 cd/m² across eight lanes',
        description: 'Screens that begin on the third floor and are read from the other side of the road.',
        about: 'Cabinets of 960 × 960 mm hang on slab edges or on a frame of their own and are served from behind or from the front.',
        sizes: ['9.6 × 5.76 m', '14.4 × 8.64 m', '24 × 38.4 m', 'Any multiple of 0.96 m'],
        features: [{ title: '7,500 cd/m²' }, { title: '960 × 960 mm cabinet' }, { title: '8 mm pixel pitch' }],
        advantages: [{ name: 'No fans' }, { name: 'IP65 on both sides' }, { name: 'Up to 60 °C' }, { name: 'Close viewing' }],
      },
      ar: {
        headline_one: 'Facade P8',
        headline_two: 'للجادة الواسعة لا للرصيف',
        headline_three: 'سطوع 7,500 شمعة/م² عبر ثمانية مسارات',
        description: 'شاشات تبدأ من الطابق الثالث وتُقرأ من الجهة الأخرى من الطريق.',
        about: 'كبائن بمقاس 960 × 960 مم تُعلَّق على حواف البلاطات أو على هيكل خاص، وتُصان من الخلف أو من الأمام.',
        sizes: ['9.6 × 5.76 م', '14.4 × 8.64 م', '24 × 38.4 م', 'أي مقاس من مضاعفات 0.96 م'],
        features: [{ title: 'سطوع 7,500 شمعة/م²' }, { title: 'كابينة 960 × 960 مم' }, { title: 'تباعد البكسلات 8 مم' }],
        advantages: [{ name: 'بلا مراوح' }, { name: 'IP65 من الجهتين' }, { name: 'حتى 60 °م' }, { name: 'المشاهدة القريبة' }],
      },
    },
    {
      shared: {
        path: '/product/11',
        icons: ['wind', 'window', 'feather', 'moisture'],
        advantages: [{ value: 1 }, { value: 1 }, { value: 1 }, { value: 0 }],
      },
      files: {
        image: { file: 'images/facade-mesh-light.jpg', shows: 'tower, mesh' },
        features: [
          { image: { file: 'images/facade-mesh-detail.jpg', shows: 'tower, mesh' } },
          { image: { file: 'images/facade-mesh-sea.jpg', shows: 'tower, mesh' } },
          { image: { file: 'images/facade-mesh-skyline.jpg', shows: 'tower, mesh' } },
        ],
      },
      en: {
        headline_one: 'Facade Mesh P15',
        headline_two: 'An open curtain of light',
        headline_three: '60% open to wind and daylight',
        description: 'Strips in front of glass: offices keep their view and the elevation draws at night.',
        about: 'It weighs 12 kg/m², so most facades carry it without new steel, and every strip is sealed to IP67.',
        sizes: ['500 × 1,000 mm panels', 'Any height of a building'],
        features: [{ title: '60% transparency' }, { title: '12 kg/m²' }, { title: 'IP67' }],
        advantages: [{ name: 'Keeps the view' }, { name: 'Light structure' }, { name: '6,000 cd/m²' }, { name: 'Fine text' }],
      },
      ar: {
        headline_one: 'Facade Mesh P15',
        headline_two: 'ستارة مفتوحة من ضوء',
        headline_three: 'انفتاح 60% للريح وضوء النهار',
        description: 'شرائط أمام الزجاج: تحتفظ المكاتب بإطلالتها وتضيء الواجهة ليلًا.',
        about: 'وزنها 12 كجم/م²، فتحملها معظم الواجهات من دون فولاذ جديد، وحماية كل شريط IP67.',
        sizes: ['ألواح 500 × 1,000 مم', 'أي ارتفاع للمبنى'],
        features: [{ title: 'شفافية 60%' }, { title: '12 كجم/م²' }, { title: 'حماية IP67' }],
        advantages: [{ name: 'تحافظ على الإطلالة' }, { name: 'هيكل خفيف' }, { name: 'سطوع 6,000 شمعة/م²' }, { name: 'النصوص الدقيقة' }],
      },
    },
    {
      shared: {
        path: '/product/14',
        icons: ['signpost-split', 'brightness-high', 'moon-stars', 'shield-check'],
        advantages: [{ value: 1 }, { value: 1 }, { value: 1 }, { value: 0 }],
      },
      files: {
        image: { file: 'images/road-noon-dunes.jpg', shows: 'road, sign' },
        features: [
          { image: { file: 'images/road-noon-sea.jpg', shows: 'road, sign' } },
          { image: { file: 'images/led-pixels-macro-dunes.jpg', shows: 'pixels' } },
          { image: { file: 'images/led-cabinet-pattern.jpg', shows: 'cabinet, front' } },
        ],
      },
      en: {
        headline_one: 'Roadside P6.6',
        headline_two: 'Billboards for highways',
        headline_three: 'Three seconds at 120 km/h',
        description: 'A brightness of 8,000 cd/m² by day and 300 by night, so the driver sees the message and then the road.',
        about: 'Stills change as gently as the road authority asks, and a failing module is reported before anyone drives past it.',
        sizes: ['4 × 3 m', '12 × 4 m', '18 × 6 m'],
        features: [{ title: '8,000 cd/m²' }, { title: '6.67 mm pixel pitch' }, { title: 'Front service' }],
        advantages: [{ name: 'Dims to 300 cd/m²' }, { name: 'IP66 front' }, { name: 'Up to 60 °C' }, { name: 'Moving pictures' }],
      },
      ar: {
        headline_one: 'Roadside P6.6',
        headline_two: 'لوحات الطرق السريعة',
        headline_three: 'ثلاث ثوانٍ عند 120 كم/س',
        description: 'سطوع 8,000 شمعة/م² نهارًا و300 ليلًا، فيرى السائق الرسالة ثم يرى الطريق.',
        about: 'تتبدل الصور الثابتة بالهدوء الذي تطلبه جهة الطرق، ويُبلَّغ عن الوحدة المتعطلة قبل أن يمر أحد أمامها.',
        sizes: ['4 × 3 م', '12 × 4 م', '18 × 6 م'],
        features: [{ title: 'سطوع 8,000 شمعة/م²' }, { title: 'تباعد البكسلات 6.67 مم' }, { title: 'صيانة أمامية' }],
        advantages: [{ name: 'تعتيم إلى 300 شمعة/م²' }, { name: 'IP66 من الأمام' }, { name: 'حتى 60 °م' }, { name: 'الصور المتحركة' }],
      },
    },
  ],
};
