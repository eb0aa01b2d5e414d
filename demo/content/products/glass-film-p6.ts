import { typed } from '#demo/specifications.ts';
import { asked, drawn, story } from '#demo/story.ts';
import type { ProductPage } from '../product-page.ts';

export const glassFilmP6: ProductPage = {
  product: {
    id: 30,
    shared: typed({
      'pixel-pitch': '6.25',
      brightness: '3000',
      refresh: '3840',
      greyscale: '16',
      'viewing-angle-horizontal': '160',
      'viewing-angle-vertical': '160',
      'viewing-distance': '6',
      transparency: '90',
      cabinet: '1000 × 400 × 2',
      'cabinet-pixels': '160 × 64',
      'cabinet-weight': '1',
      mounting: 'glass',
      'area-power-greatest': '450',
      'area-power-average': '150',
      suits: 'window',
      temperature: '-20 – 50',
      'area-price-from-sa': '9700 SAR',
      'area-price-from-ae': '9500 AED',
      'lead-time': '4 – 6',
      life: '100000',
      warranty: '24',
    }),
    en: {
      name: 'Glass Film P6',
      headline: 'The window stays a window',
      description:
        'A self-adhesive LED film, 2 mm thin, for the glass you already have. 90% of the light passes through, so by day it is a window and by night a picture floats in it.',
      features: [{ title: '90% transparent' }, { title: '2 mm thin, 2.5 kg/m²' }, { title: '3,000 cd/m²' }],
      seo_title: 'Glass Film P6 transparent LED film',
      seo_description:
        'Self-adhesive transparent LED film for existing glass: 6.25 mm pitch, 90% transparency, 3,000 cd/m², 2 mm thin, 2.5 kg/m².',
    },
    ar: {
      name: 'Glass Film P6',
      headline: 'النافذة تبقى نافذة',
      description: 'فيلم LED لاصق سماكته 2 مم للزجاج الموجود لديك. يمرّ عبره 90% من الضوء، فهو نهارًا نافذة، وليلًا صورة تطفو فيها.',
      features: [{ title: 'شفافية 90%' }, { title: 'سماكة 2 مم ووزن 2.5 كجم/م²' }, { title: 'سطوع 3,000 شمعة/م²' }],
      seo_title: 'Glass Film P6: فيلم LED شفاف',
      seo_description:
        'فيلم LED شفاف لاصق للزجاج القائم: تباعد البكسلات 6.25 مم وشفافية 90% وسطوع 3,000 شمعة/م² وسماكة 2 مم ووزن 2.5 كجم/م².',
    },
    files: {
      image: { file: 'images/film-day-pattern.jpg', shows: 'film, glass, daylight' },
      banner: { file: 'films/row-transparent-film.mp4', shows: 'film, glass' },
      features: [
        { image: { file: 'images/film-day-pattern.jpg', shows: 'film, glass, daylight' } },
        { image: { file: 'images/transparent-film-grid.jpg', shows: 'film, glass' } },
        { image: { file: 'images/transparent-film-grid.jpg', shows: 'film, glass' } },
      ],
    },
  },
  cards: [
    story({ file: 'images/film-day-pattern.jpg', shows: 'film, glass, daylight' }, '/sub-category/14', {
      en: 'Seen and seen through | 90% transparency: from inside the street is clear, from outside a picture stands in the glass.',
      ar: 'تُرى ويُرى من خلالها | شفافية 90%: من الداخل يبدو الشارع واضحًا، ومن الخارج تقف صورة في الزجاج.',
    }),
    drawn('mounting', '/contact', {
      en: 'Sticks to what is there | 2.5 kg/m² on existing panes, no frame and no steel. It can be taken off again without a trace.',
      ar: 'يُلصق على زجاجك | 2.5 كجم/م² على الزجاج الموجود بلا إطار ولا فولاذ، ويُزال من دون أثر.',
    }),
  ],
  rows: [
    story({ file: 'images/film-day-pattern.jpg', shows: 'film, glass, city' }, '/projects', {
      en: 'A floor of glass, alive | A glass front of 24 m shows one slow movement, and the view of the city stays.',
      ar: 'طابق زجاجي ينبض | واجهة زجاجية طولها 24 م تعرض حركة واحدة بطيئة، ويبقى منظر المدينة.',
      figure: ['24 m', '24 م'],
    }),
    story({ file: 'images/transparent-film-pattern.jpg', shows: 'film, glass' }, '/product/7', {
      en: 'Design for transparency | Black is clear and only light is visible. We adapt your film: 30% of lit surface looks best.',
      ar: 'تصميم للشفافية | الأسود شفاف ولا يُرى إلا الضوء. نهيّئ فيلمك: أفضل ما يكون حين يُضاء 30% من السطح.',
      figure: ['30%', '30%'],
    }),
  ],
  headlines: [
    story('icons/transparency.png', '/sub-category/14', {
      en: '90% | Transparency of the film.',
      ar: '90% | شفافية الفيلم.',
    }),
    story('icons/thickness.png', '/sub-category/14', {
      en: '2 mm | Thickness on the glass.',
      ar: '2 مم | السماكة على الزجاج.',
    }),
    story('icons/brightness.png', '/sub-category/14', {
      en: '3,000 cd/m² | Brightness of the lit LEDs.',
      ar: '3,000 شمعة/م² | سطوع البكسلات المضاءة.',
    }),
    story('icons/pixel-pitch.png', '/sub-category/14', {
      en: '6.25 mm | Pixel pitch, from 6 m.',
      ar: '6.25 مم | تباعد بكسلات للمشاهدة من 6 م.',
    }),
  ],
  questions: [
    story({ file: 'images/film-day-lamha.jpg', shows: 'film, glass, daylight' }, '/contact', {
      en: 'On which side of the glass? | Always inside, on a clean and dry pane. It shines outwards through clear or lightly tinted glass of up to 24 mm.',
      ar: 'على أي جهة من الزجاج؟ | في الداخل دائمًا، على لوح نظيف وجاف. ويضيء إلى الخارج عبر زجاج شفاف أو خفيف التظليل حتى 24 مم.',
    }),
    asked('/product/7', {
      en: 'Is it bright enough by day? | In shade and on northern fronts, yes. Where the sun meets the glass, Window P2.5 with 4,000 cd/m² is the stronger picture.',
      ar: 'هل يكفي سطوعه نهارًا؟ | في الظل وعلى الواجهات الشمالية نعم. وحيث تضرب الشمس الزجاج فإن Window P2.5 بسطوع 4,000 شمعة/م² أقوى.',
    }),
    asked('/contact', {
      en: 'Where do the cables go? | Along one edge of the film, in a profile of 30 × 20 mm that carries power and data.',
      ar: 'أين تذهب الكابلات؟ | على حافة واحدة من الفيلم، في مجرى مقاسه 30 × 20 مم يحمل الطاقة والبيانات.',
    }),
    asked('/product/11', {
      en: 'Can it cover a whole tower? | Film is for panes people pass within 6 to 40 m. For towers take Facade Mesh P15.',
      ar: 'هل يغطي برجًا كاملًا؟ | الفيلم لألواح يمرّ الناس على بُعد 6 إلى 40 م منها. وللأبراج اختر Facade Mesh P15.',
    }),
  ],
};
