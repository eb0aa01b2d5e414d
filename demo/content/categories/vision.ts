import { story } from '#demo/story.ts';
import type { CategoryPage } from '../category-page.ts';
import { visionSections } from './vision-sections.ts';

export const vision: CategoryPage = {
  ...visionSections,
  category: {
    id: 5,
    shared: { path: '/one-category/5' },
    files: { icon: 'icons/vision-all-in-one.png', share_image: 'share/vision-en.jpg' },
    filesAr: { share_image: 'share/vision-ar.jpg' },
    en: {
      name: 'All-in-one Vision series',
      seo_title: 'Vision: all-in-one LED screens from 115 to 295 inches',
      seo_description:
        'All-in-one LED screens in 115, 147, 178, 231 and 295 inches for home theatres, classrooms and boardrooms, with GOB protection and optional IR touch.',
    },
    ar: {
      name: 'سلسلة فيجن المتكاملة',
      seo_title: 'فيجن: شاشات LED متكاملة من 115 إلى 295 بوصة',
      seo_description:
        'شاشات LED متكاملة بمقاس 115 و147 و178 و231 و295 بوصة للسينما المنزلية وقاعات الدراسة ومجالس الإدارة، بحماية GOB ولمس IR اختياري.',
    },
  },
  links: [
    story('icons/boardroom.png', '/sub-category/11', {
      en: 'Vision boardroom | Figures that the far end of the table reads.',
      ar: 'فيجن لقاعات مجالس الإدارة | أرقام يقرؤها آخر الطاولة.',
    }),
    story('icons/vision-all-in-one.png', '/sub-category/12', {
      en: 'Vision home theatre | A cinema with the curtains open.',
      ar: 'فيجن للسينما المنزلية | سينما والستائر مفتوحة.',
    }),
  ],
  hero: {
    shared: { product1_link: '/product/25', product2_link: '/product/26' },
    files: {
      image: { file: 'images/vision-boardroom-sea.jpg', shows: 'boardroom, Vision' },
      product1_image: { file: 'images/vision-115-studio-pattern.jpg', shows: 'Vision, stand' },
      product2_image: { file: 'images/home-theatre-skyline.jpg', shows: 'living room, Vision' },
    },
    en: {
      headline: 'One screen, one switch',
      product1_name: 'Vision 115',
      product1_description: 'Player, sound and processor inside a screen that is 35 mm deep. No rack in the next room.',
      product1_feature1: 'GOB over every pixel',
      product1_feature2: 'IR touch and 4K camera as options',
      product2_name: 'Vision 147',
      product2_description: 'Wide enough to fill the view from a sofa 4 m away, quiet enough to forget.',
      product2_feature1: '3.25 m wide',
      product2_feature2: 'Silent, no fans',
    },
    ar: {
      headline: 'شاشة واحدة ومفتاح واحد',
      product1_name: 'Vision 115',
      product1_description: 'المشغّل والصوت والمعالج داخل شاشة عمقها 35 مم، بلا أجهزة في الغرفة المجاورة.',
      product1_feature1: 'طبقة GOB فوق كل بكسل',
      product1_feature2: 'لمس IR وكاميرا 4K خياران',
      product2_name: 'Vision 147',
      product2_description: 'عريضة بما يملأ النظر من أريكة على بُعد 4 م، وهادئة حتى تنساها.',
      product2_feature1: 'عرض 3.25 م',
      product2_feature2: 'صامتة بلا مراوح',
    },
  },
  banner: {
    files: { media_file: { file: 'films/row-vision.mp4', shows: 'boardroom, Vision' } },
    en: { headline: 'From 115 to 295 inches, without a seam' },
    ar: { headline: 'من 115 إلى 295 بوصة بلا فاصل' },
  },
  products: [
    {
      shared: {
        path: '/product/27',
        icons: ['easel', 'speaker', 'shield-check', 'calendar-check'],
        advantages: [{ value: 1 }, { value: 1 }, { value: 1 }, { value: 0 }],
      },
      files: {
        image: { file: 'images/vision-boardroom-dunes.jpg', shows: 'boardroom, Vision' },
        features: [
          { image: { file: 'images/vision-boardroom-results.jpg', shows: 'boardroom, Vision' } },
          { image: { file: 'images/led-pixels-macro-grid.jpg', shows: 'pixels' } },
          { image: { file: 'images/vision-boardroom-sea.jpg', shows: 'boardroom, Vision' } },
        ],
      },
      en: {
        headline_one: 'Vision 178',
        headline_two: 'The wall of the big room',
        headline_three: '2,560 × 1,440 pixels in 3.94 m',
        description: 'For auditoriums, council rooms and villas where a control rack is not welcome.',
        about: 'Hung in one day by four people, switched on by one.',
        sizes: ['178 inch'],
        features: [{ title: '3.94 m wide' }, { title: '1.54 mm pixel pitch' }, { title: 'Hung in one day' }],
        advantages: [
          { name: 'GOB protection' },
          { name: 'IR touch as an option' },
          { name: '4K camera as an option' },
          { name: 'Battery' },
        ],
      },
      ar: {
        headline_one: 'Vision 178',
        headline_two: 'جدار القاعة الكبيرة',
        headline_three: '2,560 × 1,440 بكسل في 3.94 م',
        description: 'للمسارح وقاعات مجالس الإدارة والفلل حيث لا مكان لخزانة أجهزة.',
        about: 'يعلّقها أربعة أشخاص في يوم واحد، ويشغّلها واحد.',
        sizes: ['178 بوصة'],
        features: [{ title: 'عرض 3.94 م' }, { title: 'تباعد البكسلات 1.54 مم' }, { title: 'تُعلَّق في يوم واحد' }],
        advantages: [{ name: 'حماية GOB' }, { name: 'لمس IR اختياري' }, { name: 'كاميرا 4K اختيارية' }, { name: 'بطارية' }],
      },
    },
    {
      shared: {
        path: '/product/28',
        icons: ['badge-4k', 'speaker', 'arrows-fullscreen', 'toggle-on'],
        advantages: [{ value: 1 }, { value: 1 }, { value: 1 }, { value: 0 }],
      },
      files: {
        image: { file: 'images/vision-hall-sea.jpg', shows: 'hall, audience' },
        features: [
          { image: { file: 'images/vision-majlis-dunes.jpg', shows: 'majlis, Vision' } },
          { image: { file: 'images/vision-series-sizes.jpg', shows: 'Vision, sizes' } },
          { image: { file: 'images/vision-hall-sea.jpg', shows: 'hall, audience' } },
        ],
      },
      en: {
        headline_one: 'Vision 295',
        headline_two: 'True 4K, 6.53 m wide',
        headline_three: 'Also as Vision 231 in 5.11 m',
        description: 'The largest of the series, and still one switch.',
        about: 'For halls, villas and headquarters. The 231-inch option has the same 3,840 × 2,160 pixels, 1.33 mm apart.',
        sizes: ['231 inch', '295 inch'],
        features: [{ title: '6.53 m wide' }, { title: 'True 4K' }, { title: '231 inch as an option' }],
        advantages: [
          { name: 'GOB protection' },
          { name: 'IR touch as an option' },
          { name: '4K camera as an option' },
          { name: 'Battery' },
        ],
      },
      ar: {
        headline_one: 'Vision 295',
        headline_two: 'دقة 4K حقيقية بعرض 6.53 م',
        headline_three: 'وبمقاس Vision 231 في 5.11 م',
        description: 'الأكبر في السلسلة، وتعمل بمفتاح واحد.',
        about: 'للقاعات والفلل والمقرّات. ولخيار 231 بوصة الدقة نفسها، 3,840 × 2,160 بكسل، بتباعد 1.33 مم.',
        sizes: ['231 بوصة', '295 بوصة'],
        features: [{ title: 'عرض 6.53 م' }, { title: 'دقة 4K حقيقية' }, { title: 'خيار 231 بوصة' }],
        advantages: [{ name: 'حماية GOB' }, { name: 'لمس IR اختياري' }, { name: 'كاميرا 4K اختيارية' }, { name: 'بطارية' }],
      },
    },
  ],
};
