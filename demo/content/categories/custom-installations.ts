import { story } from '#demo/story.ts';
import type { CategoryPage } from '../category-page.ts';
import { customInstallationsSections } from './custom-installations-sections.ts';

export const customInstallations: CategoryPage = {
  ...customInstallationsSections,
  category: {
    id: 6,
    shared: { path: '/one-category/6' },
    files: { icon: 'icons/led-cube.png', share_image: 'share/custom-installations-en.jpg' },
    filesAr: { share_image: 'share/custom-installations-ar.jpg' },
    en: {
      name: 'Custom installations',
      seo_title: 'Custom LED: curves, columns, cubes, glass',
      seo_description:
        'LED displays in shapes of your own: curves with a radius from 150 mm, columns, cubes, arches and films on glass that let 90% of the light through.',
    },
    ar: {
      name: 'تركيبات خاصة',
      seo_title: 'تركيبات LED خاصة: منحنيات وأعمدة ومكعبات وزجاج',
      seo_description:
        'شاشات LED بأشكال من تصميمك: منحنيات بنصف قطر يبدأ من 150 مم وأعمدة ومكعبات وأقواس وأفلام على الزجاج يعبرها 90% من الضوء.',
    },
  },
  links: [
    story('icons/curved-wall.png', '/sub-category/13', {
      en: 'Curved & shaped | Waves, columns, rings and cubes.',
      ar: 'المنحنيات والأشكال الخاصة | أمواج وأعمدة وحلقات ومكعبات.',
    }),
    story('icons/transparent-film.png', '/sub-category/14', {
      en: 'Transparent & film | A picture on the glass you already have.',
      ar: 'الشاشات الشفافة وأغشية LED | صورة على الزجاج الموجود لديك.',
    }),
  ],
  hero: {
    shared: { product1_link: '/product/29', product2_link: '/product/30' },
    files: {
      image: { file: 'images/curved-wall-sea.jpg', shows: 'curved wall' },
      product1_image: { file: 'images/led-column-silk.jpg', shows: 'columns' },
      product2_image: { file: 'images/transparent-film-pattern.jpg', shows: 'film, glass' },
    },
    en: {
      headline: 'Bring a sketch',
      product1_name: 'Curve Flex P2',
      product1_description:
        'Soft modules that follow your hand and cling to steel by magnets: columns, waves, arches, a ring above a desk.',
      product1_feature1: 'Bends to a radius of 150 mm',
      product1_feature2: '8.6 mm thin',
      product2_name: 'Glass Film P6',
      product2_description: 'A self-adhesive film for existing glass. By day it is a window, by night a picture floats in it.',
      product2_feature1: '90% transparent',
      product2_feature2: '3,000 cd/m² in 2 mm',
    },
    ar: {
      headline: 'أحضر رسمًا أوليًا',
      product1_name: 'Curve Flex P2',
      product1_description: 'وحدات ليّنة تتبع يدك وتلتصق بالفولاذ بالمغناطيس: أعمدة وأمواج وأقواس وحلقة فوق مكتب.',
      product1_feature1: 'انحناء حتى نصف قطر 150 مم',
      product1_feature2: 'سماكة 8.6 مم',
      product2_name: 'Glass Film P6',
      product2_description: 'فيلم لاصق للزجاج القائم. في النهار نافذة، وفي الليل صورة تطفو فيها.',
      product2_feature1: 'شفافية 90%',
      product2_feature2: 'سطوع 3,000 شمعة/م² بسماكة 2 مم',
    },
  },
  banner: {
    files: { media_file: { file: 'films/banner-led-walls.mp4', shows: 'curved wall' } },
    en: { headline: 'If you can draw it, we can light it' },
    ar: { headline: 'ما ترسمه نضيئه' },
  },
  products: [
    {
      shared: {
        path: '/product/29',
        icons: ['bezier2', 'magnet', 'feather', 'scissors'],
        advantages: [{ value: 1 }, { value: 1 }, { value: 1 }, { value: 0 }],
      },
      files: {
        image: { file: 'images/curved-wall-sea.jpg', shows: 'curved wall' },
        features: [
          { image: { file: 'images/curved-wall-sea.jpg', shows: 'curved wall' } },
          { image: { file: 'images/curved-wall-dunes.jpg', shows: 'curved wall' } },
          { image: { file: 'images/workshop-bench-detail.jpg', shows: 'modules' } },
        ],
      },
      en: {
        headline_one: 'Curve Flex P2',
        headline_two: 'LED that follows your hand',
        headline_three: 'A column without a facet',
        description: 'Modules of 320 × 160 mm on a silicone back, 2 mm between pixels.',
        about: 'They bend inwards and outwards. Our engineers unroll your shape into modules and draw the steel that holds them.',
        sizes: ['Columns from 0.3 m across', 'Waves and arches', 'To your drawing'],
        features: [{ title: '150 mm bending radius' }, { title: '2 mm pixel pitch' }, { title: 'Held by magnets' }],
        advantages: [{ name: 'Bends both ways' }, { name: 'Front service' }, { name: '700 cd/m²' }, { name: 'Outdoor use' }],
      },
      ar: {
        headline_one: 'Curve Flex P2',
        headline_two: 'LED ينحني مع يدك',
        headline_three: 'عمود بلا زوايا',
        description: 'وحدات بمقاس 320 × 160 مم على ظهر من السيليكون، وبين البكسلات 2 مم.',
        about: 'تنحني إلى الداخل والخارج. يبسط مهندسونا شكلك إلى وحدات ويرسمون الفولاذ الذي يحملها.',
        sizes: ['أعمدة من قطر 0.3 م', 'أمواج وأقواس', 'بحسب مخططك'],
        features: [{ title: 'نصف قطر انحناء 150 مم' }, { title: 'تباعد البكسلات 2 مم' }, { title: 'تثبيت بالمغناطيس' }],
        advantages: [{ name: 'انحناء في الاتجاهين' }, { name: 'صيانة أمامية' }, { name: 'سطوع 700 شمعة/م²' }, { name: 'استخدام خارجي' }],
      },
    },
    {
      shared: {
        path: '/product/30',
        icons: ['window', 'brightness-alt-high', 'feather', 'sticky'],
        advantages: [{ value: 1 }, { value: 1 }, { value: 1 }, { value: 0 }],
      },
      files: {
        image: { file: 'images/film-day-pattern.jpg', shows: 'film, glass, daylight' },
        features: [
          { image: { file: 'images/transparent-film-grid.jpg', shows: 'film, glass' } },
          { image: { file: 'images/transparent-film-grid.jpg', shows: 'film, glass' } },
        ],
      },
      en: {
        headline_one: 'Glass Film P6',
        headline_two: 'The window stays a window',
        headline_three: '90% of the light passes through',
        description: 'A film of 2 mm and 2.5 kg/m² that is cut to the pane and glued from inside.',
        about: 'For showrooms, airports and atriums: the picture is read from 6 m outside while daylight stays inside.',
        sizes: ['Strips of 1,000 × 400 mm', 'Cut to your pane'],
        features: [{ title: '90% transparency' }, { title: '3,000 cd/m²' }],
        advantages: [{ name: 'No structure' }, { name: 'Keeps the daylight' }, { name: 'Can be cut' }, { name: 'Fine text' }],
      },
      ar: {
        headline_one: 'Glass Film P6',
        headline_two: 'النافذة تبقى نافذة',
        headline_three: 'يعبرها 90% من الضوء',
        description: 'فيلم سماكته 2 مم ووزنه 2.5 كجم/م² يُقص على قدر الزجاج ويُلصق من الداخل.',
        about: 'للمعارض والمطارات والأفنية: تُقرأ الصورة من الخارج على بُعد 6 م، ويبقى ضوء النهار في الداخل.',
        sizes: ['شرائط 1,000 × 400 مم', 'يُقص على قدر زجاجك'],
        features: [{ title: 'شفافية 90%' }, { title: 'سطوع 3,000 شمعة/م²' }],
        advantages: [{ name: 'بلا هيكل' }, { name: 'يحافظ على ضوء النهار' }, { name: 'قابل للقص' }, { name: 'النصوص الدقيقة' }],
      },
    },
  ],
};
