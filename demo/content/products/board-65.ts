import { typed } from '#demo/specifications.ts';
import { asked, drawn, story } from '#demo/story.ts';
import type { ProductPage } from '../product-page.ts';

export const board65: ProductPage = {
  product: {
    id: 19,
    shared: typed({
      sizes: '65',
      'picture-size': '1429 × 804',
      resolution: '3840 × 2160',
      brightness: '400',
      contrast: '4000',
      'viewing-angle-horizontal': '178',
      'viewing-angle-vertical': '178',
      touch: 'included',
      'touch-points': '20',
      body: '1488 × 897 × 86',
      weight: '38',
      mounting: 'wall / floor',
      'power-greatest': '300',
      'power-average': '120',
      suits: 'classroom / meeting-room',
      temperature: '0 – 40',
      system: 'Android 13',
      memory: '8',
      storage: '64',
      loudspeakers: '15 / 15',
      ports: 'USB-C 65 W / 3 × HDMI / OPS / 4 × USB',
      'price-from-sa': '7100 SAR',
      'price-from-ae': '7000 AED',
      'lead-time': '1 – 2',
      life: '50000',
      warranty: '24',
    }),
    en: {
      name: 'Board 65',
      headline: 'The whiteboard for small rooms',
      description:
        'An interactive screen of 65 inches for tutorial rooms, clinics and branch offices. 4K, 20 touch points and one USB-C cable that brings picture, touch and 65 W of charge.',
      features: [{ title: '65 inch 4K' }, { title: '20 touch points' }, { title: 'One USB-C cable, 65 W' }],
      seo_title: 'Board 65 interactive screen',
      seo_description:
        'Interactive 65 inch 4K screen with 20 touch points, USB-C with 65 W, Android 13 and a computer slot, for small classrooms and offices.',
    },
    ar: {
      name: 'Board 65',
      headline: 'السبورة للغرف الصغيرة',
      description:
        'شاشة تفاعلية مقاسها 65 بوصة لغرف التدريب والعيادات والفروع. دقة 4K و20 نقطة لمس، وكابل USB-C واحد ينقل الصورة واللمس ويشحن بقدرة 65 واط.',
      features: [{ title: '65 بوصة بدقة 4K' }, { title: '20 نقطة لمس' }, { title: 'كابل USB-C واحد، 65 واط' }],
      seo_title: 'Board 65: شاشة تفاعلية',
      seo_description:
        'شاشة تفاعلية 65 بوصة بدقة 4K و20 نقطة لمس ومنفذ USB-C بقدرة 65 واط ونظام Android 13 ومنفذ حاسوب، للفصول الصغيرة والمكاتب.',
    },
    files: {
      image: { file: 'images/interactive-screen-classroom-detail.jpg', shows: 'classroom, board' },
      banner: { file: 'images/interactive-screen-studio-lesson.jpg', shows: 'screen, stand' },
      features: [
        { image: { file: 'images/interactive-screen-studio-lesson.jpg', shows: 'screen, stand' } },
        { image: { file: 'images/interactive-screen-classroom-detail.jpg', shows: 'board, lesson' } },
        { image: { file: 'images/interactive-screen-studio-results.jpg', shows: 'screen, figures' } },
      ],
    },
  },
  cards: [
    story({ file: 'images/interactive-screen-classroom-detail.jpg', shows: 'board, lesson' }, '/sub-category/7', {
      en: 'Ink that keeps up | 8 ms from the pen to the line. It feels like a marker, and it never runs dry.',
      ar: 'حبر يلحق بيدك | 8 ملي ثانية من القلم إلى الخط. كأنه قلم سبورة لا يجف.',
    }),
    drawn('front', '/product/20', {
      en: 'Fits the room | 1,488 mm wide and 38 kg: two people and a bracket, or a stand on wheels.',
      ar: 'على قدر الغرفة | عرضها 1,488 مم ووزنها 38 كجم: شخصان وحامل جداري، أو حامل بعجلات.',
    }),
  ],
  rows: [
    story({ file: 'images/interactive-screen-classroom.jpg', shows: 'classroom, lesson' }, '/projects', {
      en: 'Kind to eyes | Low blue light and 400 cd/m² that follow the lamps in the room, for lessons of 45 minutes.',
      ar: 'رفيقة بالعين | ضوء أزرق منخفض وسطوع 400 شمعة/م² يتبع إضاءة الغرفة، لحصص مدتها 45 دقيقة.',
      figure: ['400 cd/m²', '400 شمعة/م²'],
    }),
    story({ file: 'images/interactive-screen-classroom-detail.jpg', shows: 'board, lesson' }, '/contact', {
      en: 'Finger, pen, palm | The board knows which is which: write with the pen, move with a finger, wipe with the palm. 20 points at once.',
      ar: 'إصبع وقلم وكف | تميّز السبورة بينها: اكتب بالقلم وحرّك بالإصبع وامسح بالكف، و20 نقطة في آن واحد.',
    }),
  ],
  headlines: [
    story('icons/screen-size.png', '/sub-category/7', {
      en: '65 inches | 4K for rooms up to 5 m deep.',
      ar: '65 بوصة | دقة 4K لغرف عمقها حتى 5 م.',
    }),
    story('icons/touch-points.png', '/sub-category/7', {
      en: '20 points | Four students write together.',
      ar: '20 نقطة | أربعة طلاب يكتبون معًا.',
    }),
    story('icons/charging.png', '/sub-category/8', {
      en: '65 W | Charges the laptop it shows.',
      ar: '65 واط | تشحن الحاسوب الذي تعرضه.',
    }),
    story('icons/sound.png', '/sub-category/7', {
      en: '2 × 15 W | Loudspeakers aimed at the room.',
      ar: '2 × 15 واط | سماعتان موجّهتان إلى الغرفة.',
    }),
  ],
  questions: [
    story({ file: 'images/interactive-screen-classroom-geometry.jpg', shows: 'classroom, board' }, '/product/20', {
      en: 'Is 65 inches enough for a class? | For up to 15 students within 5 m. For 25 take Board 75, for 30 and more Board 86.',
      ar: 'هل تكفي 65 بوصة لفصل؟ | حتى 15 طالبًا ضمن 5 م. ولـ25 طالبًا اختر Board 75، ولـ30 فأكثر Board 86.',
    }),
    asked('/contact', {
      en: 'Does it need a computer? | No. Android 13 inside has a whiteboard, a browser and a viewer for documents. A Windows computer slides into the slot at the side.',
      ar: 'هل تحتاج إلى حاسوب؟ | لا. نظام Android 13 في داخلها فيه سبورة ومتصفح وعارض مستندات، ويمكن إدخال حاسوب Windows في المنفذ الجانبي.',
    }),
    asked('/contact', {
      en: 'Are special pens needed? | No. Any pen of 3 mm or a finger will do. Two passive pens come with it and need no battery.',
      ar: 'هل تلزم أقلام خاصة؟ | لا. يكفي أي قلم سماكته 3 مم أو الإصبع، ومعها قلمان بلا بطارية.',
    }),
    asked('/return-policy', {
      en: 'What about spare parts? | Pens, glass and boards are kept for 5 years. The warranty is 24 months.',
      ar: 'ماذا عن قطع الغيار؟ | نحتفظ بالأقلام والزجاج واللوحات 5 سنوات، والضمان 24 شهرًا.',
    }),
  ],
};
