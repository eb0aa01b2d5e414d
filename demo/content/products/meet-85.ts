import { typed } from '#demo/specifications.ts';
import { asked, drawn, story } from '#demo/story.ts';
import type { ProductPage } from '../product-page.ts';

export const meet85: ProductPage = {
  product: {
    id: 24,
    shared: typed({
      sizes: '85',
      'picture-size': '1872 × 1053',
      resolution: '3840 × 2160',
      brightness: '500',
      contrast: '5000',
      'viewing-angle-horizontal': '178',
      'viewing-angle-vertical': '178',
      touch: 'included',
      'touch-points': '20',
      body: '1932 × 1176 × 90',
      weight: '61',
      mounting: 'wall / floor',
      'power-greatest': '430',
      'power-average': '185',
      suits: 'meeting-room',
      temperature: '0 – 40',
      system: 'Android 13',
      memory: '16',
      storage: '128',
      camera: '4K / 4K',
      loudspeakers: '20 / 20 / 20',
      ports: 'USB-C 100 W / 3 × HDMI / OPS / 4 × USB',
      'price-from-sa': '21400 SAR',
      'price-from-ae': '21000 AED',
      'lead-time': '1 – 2',
      life: '50000',
      warranty: '24',
    }),
    en: {
      name: 'Meet 85',
      headline: 'The far side of the world, across the table',
      description:
        'An 85-inch meeting display for rooms of up to fourteen. Two cameras, one for the room and one for the speaker, and sound that makes a voice come from the face it belongs to.',
      features: [{ title: '85 inch 4K' }, { title: 'Two cameras' }, { title: 'Rooms of up to 14' }],
      seo_title: 'Meet 85 dual-camera meeting display',
      seo_description:
        'Meeting display of 85 inch with two cameras, 12 microphones, 500 cd/m² and touch, for meeting rooms of up to 14 people.',
    },
    ar: {
      name: 'Meet 85',
      headline: 'الطرف الآخر من العالم على طاولتك',
      description: 'شاشة اجتماعات مقاسها 85 بوصة لغرف حتى أربعة عشر شخصًا. كاميرتان، واحدة للغرفة وأخرى للمتحدث، وصوت يأتي من جهة المتكلّم.',
      features: [{ title: '85 بوصة بدقة 4K' }, { title: 'كاميرتان' }, { title: 'غرف حتى 14 شخصًا' }],
      seo_title: 'Meet 85: شاشة اجتماعات بكاميرتين',
      seo_description: 'شاشة اجتماعات 85 بوصة بكاميرتين و12 ميكروفونًا وسطوع 500 شمعة/م² ولمس، لغرف اجتماعات حتى 14 شخصًا.',
    },
    files: {
      image: { file: 'images/meeting-morning-results.jpg', shows: 'meeting room, people' },
      banner: { file: 'films/row-touch-screen.mp4', shows: 'screen, stand' },
      features: [
        { image: { file: 'images/interactive-screen-studio-dunes.jpg', shows: 'screen, stand' } },
        { image: { file: 'images/interactive-screen-studio-results.jpg', shows: 'screen, camera bar' } },
        { image: { file: 'images/meeting-morning-results.jpg', shows: 'meeting room, people' } },
      ],
    },
  },
  cards: [
    story({ file: 'images/meeting-morning-results.jpg', shows: 'meeting room, people' }, '/sub-category/8', {
      en: 'A room and a face | One camera keeps all 14 chairs in view, the other frames whoever speaks within 1.5 seconds.',
      ar: 'الغرفة والوجه | كاميرا تُبقي 14 مقعدًا كلها في المشهد، وأخرى تؤطّر المتحدث خلال 1.5 ثانية.',
    }),
    drawn('front', '/projects', {
      en: 'Life-size colleagues | At 85 inches, four people on the other side appear at the size they would have across the table, 3 m away.',
      ar: 'زملاء بالحجم الطبيعي | على 85 بوصة يظهر أربعة أشخاص من الطرف الآخر بحجمهم لو جلسوا أمامك على 3 م.',
    }),
  ],
  rows: [
    story({ file: 'images/interactive-screen-studio-results.jpg', shows: 'screen, figures' }, '/projects', {
      en: 'Minutes that write themselves | A transcript in Arabic and English, with names, is ready two minutes after the meeting ends.',
      ar: 'محضر يكتب نفسه | نص كامل بالعربية والإنجليزية مع الأسماء، جاهز بعد دقيقتين من انتهاء الاجتماع.',
    }),
    story({ file: 'images/meeting-morning-results.jpg', shows: 'meeting room, screen' }, '/contact', {
      en: 'Two documents, one call | The wide screen splits in two: people on one side, the plan on the other, each at 1,920 × 2,160 pixels.',
      ar: 'وثيقة ووجوه معًا | تنقسم الشاشة نصفين: الوجوه في جهة والخطة في أخرى، وكل نصف بدقة 1,920 × 2,160 بكسل.',
      figure: ['1,920 × 2,160 pixels', '1,920 × 2,160 بكسل'],
    }),
  ],
  headlines: [
    story('icons/screen-size.png', '/sub-category/8', {
      en: '85 inches | 4K for tables up to 6 m long.',
      ar: '85 بوصة | دقة 4K لطاولات طولها حتى 6 م.',
    }),
    story('icons/people.png', '/sub-category/8', {
      en: '14 people | Heard and framed.',
      ar: '14 شخصًا | مسموعون وفي إطار الصورة.',
    }),
    story('icons/brightness.png', '/sub-category/8', {
      en: '500 cd/m² | Brightness with the blinds open.',
      ar: '500 شمعة/م² | سطوع والستائر مفتوحة.',
    }),
    story('icons/microphone.png', '/sub-category/8', {
      en: '12 | Microphones with a reach of 8 m.',
      ar: '12 | ميكروفونًا مداها 8 م.',
    }),
  ],
  questions: [
    story({ file: 'images/meeting-morning-results.jpg', shows: 'meeting room, people' }, '/contact', {
      en: 'Do we need a sound system as well? | Not for rooms up to 8 m deep. Beyond that a table microphone with a reach of 4 m joins without a cable.',
      ar: 'هل نحتاج إلى نظام صوت إضافي؟ | ليس للغرف حتى عمق 8 م. وبعد ذلك يُضاف ميكروفون طاولة مداه 4 م بلا كابل.',
    }),
    asked('/product/25', {
      en: 'Meet 85 or Vision 115? | Up to 14 people Meet 85 has everything in one frame. For larger rooms, or where light is strong, take Vision 115 with its camera option.',
      ar: 'Meet 85 أم Vision 115؟ | حتى 14 شخصًا تجمع Meet 85 كل شيء في إطار واحد. وللغرف الأكبر أو الأشد إضاءة اختر Vision 115 مع خيار الكاميرا.',
    }),
    asked('/contact', {
      en: 'Where are recordings kept? | Where you decide: on the 128 GB inside, on your own server, or not at all.',
      ar: 'أين تُحفظ التسجيلات؟ | حيث تقرر: في 128 غيغابايت داخل الشاشة، أو على خادمك، أو لا تُحفظ أبدًا.',
    }),
    asked('/register', {
      en: 'Can you fit out a whole floor? | Yes. 12 rooms with cabling, booking panels and training take 10 working days.',
      ar: 'هل تجهّزون طابقًا كاملًا؟ | نعم. 12 غرفة مع الكابلات ولوحات الحجز والتدريب في 10 أيام عمل.',
    }),
  ],
};
