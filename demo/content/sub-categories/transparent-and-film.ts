import { asked, story } from '#demo/story.ts';
import { stripOf, type SubCategoryPage } from '../sub-category-page.ts';

export const transparentAndFilm: SubCategoryPage = {
  subCategory: {
    id: 14,
    en: {
      name: 'Transparent & film',
      title: 'Light that lets you look through',
      text: 'LED film for existing glass with 90% transparency, and an open mesh for towers with 60%. By day a window, by night a picture.',
      seo_title: 'Transparent LED film and mesh',
      seo_description:
        'Transparent LED for glass: self-adhesive film with 90% transparency and 3,000 cd/m², and open facade mesh with 60% and IP67.',
    },
    ar: {
      name: 'الشاشات الشفافة وأغشية LED',
      title: 'ضوء يُرى ما وراءه',
      text: 'فيلم LED للزجاج القائم بشفافية 90%، وشبكة مفتوحة للأبراج بانفتاح 60%. نهارًا نافذة، وليلًا صورة.',
      seo_title: 'شاشات LED الشفافة: فيلم وشبكة',
      seo_description: 'شاشات LED شفافة للزجاج: فيلم لاصق بشفافية 90% وسطوع 3,000 شمعة/م²، وشبكة واجهات مفتوحة 60% بحماية IP67.',
    },
    shared: { path: '/sub-category/14' },
    files: { banner: { file: 'films/row-transparent-film.mp4', shows: 'film, glass' } },
  },
  products: stripOf(30, 11),
  cards: [
    story({ file: 'images/film-day-pattern.jpg', shows: 'film, glass, city' }, '/product/30', {
      en: 'The view stays | 90% of the light passes through 2 mm of film.',
      ar: 'المنظر باقٍ | 90% من الضوء يعبر فيلمًا سماكته 2 مم.',
    }),
    story({ file: 'images/transparent-film-grid.jpg', shows: 'film, glass' }, '/product/30', {
      en: 'The glass stays | 2.5 kg/m² stick to the pane you have, and come off without a trace.',
      ar: 'الزجاج باقٍ | 2.5 كجم/م² تُلصق على اللوح الموجود وتُزال من دون أثر.',
    }),
    story({ file: 'images/mesh-noon-pattern.jpg', shows: 'tower, mesh, noon' }, '/product/11', {
      en: 'The wind passes | A mesh with 60% open surface covers 20 × 60 m of tower.',
      ar: 'الريح تعبر | شبكة انفتاحها 60% تغطي 20 × 60 م من البرج.',
    }),
  ],
  slides: [
    story({ file: 'images/film-day-pattern.jpg', shows: 'film, glass, city' }, '/product/30', {
      en: 'Glass fronts | A picture in the pane and the city behind it, from 6 m.',
      ar: 'الواجهات الزجاجية | صورة على الزجاج والمدينة خلفها، تُرى من 6 م.',
    }),
    story({ file: 'images/transparent-film-lamha.jpg', shows: 'film, glass' }, '/product/30', {
      en: 'Lobby glass | 24 m of slow movement along one front.',
      ar: 'زجاج الردهات | 24 م من الحركة البطيئة على واجهة واحدة.',
    }),
    story({ file: 'images/mesh-noon-dunes.jpg', shows: 'tower, mesh, noon' }, '/product/11', {
      en: 'Towers | 1,280 × 1,920 pixels on one elevation.',
      ar: 'الأبراج | 1,280 × 1,920 بكسل على واجهة واحدة.',
    }),
    story({ file: 'images/film-day-lamha.jpg', shows: 'film, glass, daylight' }, '/product/30', {
      en: 'Lounges and meeting rooms | A name on the pane, and 90% of the light.',
      ar: 'الصالات وغرف الاجتماعات | اسم على اللوح، و90% من الضوء.',
    }),
  ],
  tiles: [
    story({ file: 'images/transparent-film-pattern.jpg', shows: 'film, glass' }, '/projects', {
      en: 'Dusk in the pane | 3,000 cd/m² floating in the glass.',
      ar: 'الغروب في الزجاج | 3,000 شمعة/م² تطفو في اللوح.',
    }),
    story({ file: 'images/transparent-film-grid.jpg', shows: 'film, glass' }, '/product/30', {
      en: 'The film | 2 mm, 1,000 × 400 mm.',
      ar: 'الفيلم | 2 مم بمقاس 1,000 × 400 مم.',
    }),
    story({ file: 'images/led-pixels-macro-silk.jpg', shows: 'pixels' }, '/product/30', {
      en: 'The pixel | One every 6.25 mm.',
      ar: 'البكسل | واحد كل 6.25 مم.',
    }),
    story({ file: 'images/facade-mesh-detail.jpg', shows: 'tower, mesh' }, '/product/11', {
      en: 'The mesh | Strips 15.6 mm apart.',
      ar: 'الشبكة | شرائط متباعدة 15.6 مم.',
    }),
    story({ file: 'images/transparent-film-grid.jpg', shows: 'film, glass' }, '/product/30', {
      en: 'The rows | 6.25 mm apart, cut between any two.',
      ar: 'الصفوف | بينها 6.25 مم، ويُقصّ بين أي صفين.',
    }),
    story({ file: 'images/transparent-film-pattern.jpg', shows: 'film, glass' }, '/register', {
      en: 'The evening | 20 m² of film applied in one night.',
      ar: 'ليلة واحدة | 20 م² من الفيلم تُلصق في ليلة.',
    }),
    story({ file: 'images/mesh-noon-dunes.jpg', shows: 'tower, mesh' }, '/projects', {
      en: 'The elevation | 12 kg/m² on the mullions.',
      ar: 'الواجهة | 12 كجم/م² على القوائم الزجاجية.',
    }),
  ],
  tickets: [
    story('icons/screen-size.png', '/register', {
      en: 'Glass check | Tint, coating and sun measured in one visit; an answer in 5 working days.',
      ar: 'فحص الزجاج | نقيس التظليل والطلاء والشمس في زيارة واحدة، والجواب خلال 5 أيام عمل.',
    }),
    story('icons/transparent-film.png', '/contact', {
      en: 'A sample pane | One panel of 1,000 × 400 mm on your glass for a week.',
      ar: 'عيّنة على زجاجك | لوح 1,000 × 400 مم على زجاجك أسبوعًا.',
    }),
    story('icons/video-wall.png', '/contact', {
      en: 'Content | Designed on black, with about 30% of the surface lit.',
      ar: 'المحتوى | مصمّم على الأسود، ونحو 30% من السطح مضاء.',
    }),
    story('icons/protection.png', '/return-policy', {
      en: 'Warranty | 24 months; the adhesive 5 years against yellowing.',
      ar: 'الضمان | 24 شهرًا، وللمادة اللاصقة 5 سنوات ضد الاصفرار.',
    }),
  ],
  questions: [
    story({ file: 'images/film-day-lamha.jpg', shows: 'film, glass, daylight' }, '/product/30', {
      en: 'How visible is it by day? | In shade, clearly: 3,000 cd/m². In direct sun the glass wins; plan it for northern fronts and evenings.',
      ar: 'ما مدى وضوحها نهارًا؟ | في الظل بوضوح: 3,000 شمعة/م². وتحت الشمس المباشرة يغلب الزجاج؛ خطط لها للواجهات الشمالية والمساء.',
    }),
    asked('/contact', {
      en: 'Does it work on coated glass? | On clear and lightly tinted glass, yes. Strong sun coatings take up to 60% of the light; we measure first.',
      ar: 'هل يعمل على الزجاج المطلي؟ | على الزجاج الشفاف والخفيف التظليل نعم. والطلاءات القوية تحجب حتى 60% من الضوء، فنقيس أولًا.',
    }),
    asked('/product/11', {
      en: 'Film inside or mesh outside? | Film for panes seen from 6 to 40 m, mesh for elevations seen from 30 to 300 m.',
      ar: 'فيلم من الداخل أم شبكة من الخارج؟ | الفيلم لألواح تُرى من 6 إلى 40 م، والشبكة لواجهات تُرى من 30 إلى 300 م.',
    }),
    asked('/register', {
      en: 'Can it be removed? | Film comes off with a plastic blade in about an hour for 4 m²; the pane stays as it was.',
      ar: 'هل يمكن إزالته؟ | يُنزع الفيلم بشفرة بلاستيكية في نحو ساعة لكل 4 م²، ويبقى اللوح كما كان.',
    }),
  ],
};
