import { typed } from '#demo/specifications.ts';
import { asked, drawn, story } from '#demo/story.ts';
import type { ProductPage } from '../product-page.ts';

export const lamhaP18: ProductPage = {
  product: {
    id: 4,
    shared: typed({
      'pixel-pitch': '1.875',
      brightness: '800',
      contrast: '6000',
      refresh: '3840',
      greyscale: '16',
      'viewing-angle-horizontal': '165',
      'viewing-angle-vertical': '165',
      'viewing-distance': '1.8',
      cabinet: '600 × 337.5 × 45',
      'cabinet-pixels': '320 × 180',
      'cabinet-weight': '5',
      mounting: 'wall / structure',
      service: 'front',
      'area-power-greatest': '320',
      'area-power-average': '105',
      suits: 'indoors / meeting-room / classroom',
      'protection-front': 'IP50',
      'protection-back': 'IP40',
      temperature: '-10 – 45',
      'area-price-from-sa': '8700 SAR',
      'area-price-from-ae': '8500 AED',
      'lead-time': '2 – 6',
      life: '100000',
      warranty: '24',
    }),
    en: {
      name: 'Lamha P1.8',
      headline: 'More wall for the same budget',
      description:
        'For lobbies, auditoriums and prayer halls where people stand 2 m away or more. 1.88 mm between pixels and 800 cd/m², with the same cabinet, frame and service as the rest of the family.',
      features: [{ title: '1.88 mm pixel pitch' }, { title: '800 cd/m²' }, { title: '105 W/m² on average' }],
      seo_title: 'Lamha P1.8 indoor LED wall for lobbies and halls',
      seo_description:
        'Indoor LED wall with a 1.88 mm pixel pitch, 800 cd/m² and 105 W/m² on average. Full HD in 163 inches for lobbies, auditoriums and halls.',
    },
    ar: {
      name: 'لمحة P1.8',
      headline: 'مساحة أكبر بالميزانية نفسها',
      description:
        'للردهات والمسارح والمصليات حيث يقف الناس على بُعد 2 م فأكثر. 1.88 مم بين البكسلات وسطوع 800 شمعة/م²، مع الكابينة والهيكل وطريقة الصيانة نفسها في بقية العائلة.',
      features: [{ title: 'تباعد البكسلات 1.88 مم' }, { title: 'سطوع 800 شمعة/م²' }, { title: 'متوسط 105 واط/م²' }],
      seo_title: 'لمحة P1.8: جدار LED للردهات والقاعات',
      seo_description:
        'جدار LED داخلي بتباعد بكسلات 1.88 مم وسطوع 800 شمعة/م² ومتوسط استهلاك 105 واط/م². صورة Full HD في 163 بوصة للردهات والمسارح والقاعات.',
    },
    files: {
      image: { file: 'images/lobby-morning-welcome.jpg', shows: 'lobby, LED wall' },
      banner: { file: 'images/lobby-morning-lagoon.jpg', shows: 'lobby, LED wall' },
      features: [
        { image: { file: 'images/led-pixels-macro-silk.jpg', shows: 'pixels' } },
        { image: { file: 'images/lobby-morning-message.jpg', shows: 'lobby, LED wall, daylight' } },
        { image: { file: 'images/led-wall-lobby-skyline.jpg', shows: 'lobby, LED wall' } },
      ],
    },
  },
  cards: [
    story({ file: 'images/lobby-morning-sea.jpg', shows: 'lobby, LED wall, daylight' }, '/sub-category/1', {
      en: 'Seen from the door | 800 cd/m² holds its colour against a glass front, so the wall greets people 20 m before they reach the desk.',
      ar: 'تُرى من الباب | يحفظ سطوع 800 شمعة/م² ألوانه أمام واجهة زجاجية، فترحّب الشاشة بالزائر على بُعد 20 م من مكتب الاستقبال.',
    }),
    story({ file: 'images/led-wall-lobby-message.jpg', shows: 'LED wall, words' }, '/projects', {
      en: 'A sermon for the last row | Live captions with letters 120 mm tall can be read 36 m away, in halls where sound alone is not enough.',
      ar: 'الخطبة حتى آخر صف | نص مباشر بحروف ارتفاعها 120 مم يُقرأ من 36 م، في القاعات التي لا يكفي فيها الصوت وحده.',
    }),
    drawn('pitch', '/product/3', {
      en: 'Fewer pixels, well placed | 284,000 pixels in a square metre: enough for film from 2 m, and the invoice notices the difference.',
      ar: 'بكسلات أقل في مكانها | 284,000 بكسل في المتر المربع: تكفي الأفلام من 2 م، ويظهر الفرق في الفاتورة.',
    }),
  ],
  rows: [
    drawn('exploded', '/contact', {
      en: 'One frame for four pitches | P0.9, P1.2, P1.5 and P1.8 share a cabinet of 600 × 337.5 mm. Upgrade the picture later and keep the steel.',
      ar: 'هيكل واحد لأربع شاشات | طرازات P0.9 وP1.2 وP1.5 وP1.8 بكابينة واحدة مقاسها 600 × 337.5 مم. طوّر الصورة لاحقًا واحتفظ بالهيكل.',
      figure: ['600 × 337.5 mm', '600 × 337.5 مم'],
    }),
    story({ file: 'images/led-wall-lobby-silk.jpg', shows: 'lobby, LED wall' }, '/register', {
      en: 'A modest meter reading | A lobby wall of 7.3 m² uses about 0.77 kW on average, less than a kettle.',
      ar: 'استهلاك متواضع | جدار ردهة مساحته 7.3 م² يستهلك نحو 0.77 كيلوواط في المتوسط، أقل من غلاية ماء.',
      figure: ['0.77 kW', '0.77 كيلوواط'],
    }),
  ],
  headlines: [
    story('icons/pixel-pitch.png', '/sub-category/1', {
      en: '1.88 mm | Pixel pitch for viewers from 1.8 m.',
      ar: '1.88 مم | تباعد بكسلات للمشاهدة من 1.8 م.',
    }),
    story('icons/brightness.png', '/sub-category/1', {
      en: '800 cd/m² | Brightness behind glass and under skylights.',
      ar: '800 شمعة/م² | سطوع خلف الزجاج وتحت المناور.',
    }),
    story('icons/screen-size.png', '/sub-category/1', {
      en: '163 inches | Full HD with 6 × 6 cabinets, 3.6 m wide.',
      ar: '163 بوصة | صورة Full HD من 6 × 6 كبائن بعرض 3.6 م.',
    }),
    story('icons/thickness.png', '/sub-category/1', {
      en: '45 mm | Depth of a cabinet, cables included.',
      ar: '45 مم | عمق الكابينة مع كابلاتها.',
    }),
  ],
  questions: [
    story({ file: 'images/lobby-morning-lagoon.jpg', shows: 'lobby, LED wall, daylight' }, '/contact', {
      en: 'Will sunlight wash it out? | Not behind normal glazing: 800 cd/m² is clear up to about 2,000 lux. If the sun falls directly on the screen, look at Window P2.5 with 4,000 cd/m².',
      ar: 'هل تبهت تحت الشمس؟ | لا، خلف الزجاج العادي تبقى 800 شمعة/م² واضحة حتى نحو 2,000 لوكس. وإذا سقطت الشمس على الشاشة مباشرة فاختر Window P2.5 بسطوع 4,000 شمعة/م².',
    }),
    asked('/projects', {
      en: 'Can it hang in a mosque? | Yes. It is silent, dims to 80 cd/m² during prayer by timetable, and shows the five times with the countdown to iqama.',
      ar: 'هل تصلح للمسجد؟ | نعم. صامتة، ويخفت سطوعها إلى 80 شمعة/م² وقت الصلاة تلقائيًا، وتعرض مواقيت الصلوات الخمس والعد التنازلي للإقامة.',
    }),
    asked('/register', {
      en: 'Can it be any shape? | Any rectangle made of 600 × 337.5 mm steps, L-shapes and columns with 90° corners. Curves are made with Curve Flex P2.',
      ar: 'هل يمكن أن تكون بأي شكل؟ | أي مستطيل من مضاعفات 600 × 337.5 مم، وأشكال حرف L، وأعمدة بزوايا 90°. أما المنحنيات فننفذها بطراز Curve Flex P2.',
    }),
    asked('/contact', {
      en: 'How soon can it be delivered? | Cabinets in stock leave within 14 days. A calibrated wall with its frame is ready in 6 weeks.',
      ar: 'متى تُسلَّم؟ | الكبائن المتوفرة تُشحن خلال 14 يومًا، والجدار المعايَر مع هيكله يجهز في 6 أسابيع.',
    }),
  ],
};
