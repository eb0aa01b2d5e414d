import { typed } from '#demo/specifications.ts';
import { asked, drawn, story } from '#demo/story.ts';
import type { ProductPage } from '../product-page.ts';

export const board98Pro: ProductPage = {
  product: {
    id: 22,
    shared: typed({
      sizes: '98',
      'picture-size': '2158 × 1214',
      resolution: '3840 × 2160',
      brightness: '500',
      contrast: '5000',
      'viewing-angle-horizontal': '178',
      'viewing-angle-vertical': '178',
      touch: 'included',
      'touch-points': '50',
      body: '2216 × 1307 × 92',
      weight: '98',
      mounting: 'wall / floor',
      'power-greatest': '620',
      'power-average': '260',
      suits: 'classroom / meeting-room',
      temperature: '0 – 40',
      system: 'Android 13',
      memory: '16',
      storage: '256',
      camera: '48 MP',
      loudspeakers: '20 / 20 / 20',
      ports: 'USB-C 100 W / 3 × HDMI / OPS / 5 × USB',
      'price-from-sa': '29500 SAR',
      'price-from-ae': '29000 AED',
      'lead-time': '1 – 2',
      life: '50000',
      warranty: '24',
    }),
    en: {
      name: 'Board 98 Pro',
      headline: 'A lecture hall on one sheet of glass',
      description:
        'The largest of the Board family: 98 inches, 50 touch points, a 48-megapixel camera and eight microphones. It teaches the room and the people who could not come.',
      features: [{ title: '98 inch 4K' }, { title: '48-megapixel camera' }, { title: '8 microphones, 8 m' }],
      seo_title: 'Board 98 Pro interactive screen with camera',
      seo_description:
        'Interactive 98 inch 4K screen with 50 touch points, a 48-megapixel camera, 8 microphones and 500 cd/m² for lecture halls and boardrooms.',
    },
    ar: {
      name: 'Board 98 Pro',
      headline: 'قاعة محاضرات على لوح زجاج',
      description:
        'أكبر أفراد عائلة Board: مقاس 98 بوصة و50 نقطة لمس وكاميرا 48 ميغابكسل وثمانية ميكروفونات. تعلّم من في القاعة ومن لم يستطع الحضور.',
      features: [{ title: '98 بوصة بدقة 4K' }, { title: 'كاميرا 48 ميغابكسل' }, { title: '8 ميكروفونات حتى 8 م' }],
      seo_title: 'Board 98 Pro: شاشة تفاعلية بكاميرا',
      seo_description:
        'شاشة تفاعلية 98 بوصة بدقة 4K مع 50 نقطة لمس وكاميرا 48 ميغابكسل و8 ميكروفونات وسطوع 500 شمعة/م² للقاعات ومجالس الإدارة.',
    },
    files: {
      image: { file: 'images/interactive-screen-studio-skyline.jpg', shows: 'screen, stand' },
      banner: { file: 'images/interactive-screen-studio-pattern.jpg', shows: 'screen, stand' },
      features: [
        { image: { file: 'images/interactive-screen-studio-light.jpg', shows: 'screen, stand' } },
        { image: { file: 'images/interactive-screen-studio-results.jpg', shows: 'screen, camera bar' } },
        { image: { file: 'images/interactive-screen-studio-welcome.jpg', shows: 'screen, stand' } },
      ],
    },
  },
  cards: [
    drawn('front', '/sub-category/7', {
      en: 'Two metres of writing | 2,158 mm wide: a proof from first line to last without turning the page.',
      ar: 'متران من الكتابة | عرض 2,158 مم: برهان من أول سطر إلى آخره من دون قلب الصفحة.',
    }),
    story({ file: 'images/interactive-screen-classroom-geometry.jpg', shows: 'classroom, board' }, '/contact', {
      en: 'One board, fifty touches | Enough for ten people who write at once in a workshop.',
      ar: 'سبورة واحدة وخمسون لمسة | تكفي عشرة أشخاص يكتبون معًا في ورشة عمل.',
    }),
  ],
  rows: [
    story({ file: 'images/classroom-morning-lesson.jpg', shows: 'classroom, pupils' }, '/projects', {
      en: 'Brighter for bigger rooms | 500 cd/m² reach the last row at 12 m with the lights on.',
      ar: 'أسطع للقاعات الأكبر | 500 شمعة/م² تصل إلى الصف الأخير على 12 م والقاعة مضاءة.',
      figure: ['500 cd/m²', '500 شمعة/م²'],
    }),
    story({ file: 'images/interactive-screen-studio-welcome.jpg', shows: 'screen, welcome' }, '/contact', {
      en: 'A call without a computer | Teams, Zoom and Meet run on the board itself with 16 GB of memory.',
      ar: 'اجتماع بلا حاسوب | تعمل برامج Teams وZoom وMeet على السبورة نفسها بذاكرة 16 غيغابايت.',
      figure: ['16 GB', '16 غيغابايت'],
    }),
  ],
  headlines: [
    story('icons/screen-size.png', '/sub-category/7', {
      en: '98 inches | 4K for halls up to 12 m deep.',
      ar: '98 بوصة | دقة 4K لقاعات عمقها حتى 12 م.',
    }),
    story('icons/camera.png', '/sub-category/8', {
      en: '48 MP | Camera that frames the speaker.',
      ar: '48 ميغابكسل | كاميرا تؤطّر المتحدث.',
    }),
    story('icons/microphone.png', '/sub-category/8', {
      en: '8 m | Reach of the eight microphones.',
      ar: '8 م | مدى الميكروفونات الثمانية.',
    }),
    story('icons/charging.png', '/sub-category/7', {
      en: '100 W | USB-C charging for a workstation.',
      ar: '100 واط | شحن USB-C لحاسوب عمل.',
    }),
  ],
  questions: [
    story({ file: 'images/interactive-screen-studio-points.jpg', shows: 'screen, stand' }, '/product/25', {
      en: 'Board 98 Pro or Vision 115? | If people write on it, Board. If the room is deeper than 12 m or must be seen in bright light, Vision 115 with 600 cd/m².',
      ar: 'Board 98 Pro أم Vision 115؟ | إذا كان الناس يكتبون عليها فاختر Board. وإذا زاد عمق القاعة على 12 م أو كانت ساطعة الإضاءة فاختر Vision 115 بسطوع 600 شمعة/م².',
    }),
    asked('/contact', {
      en: 'Will it fit in the lift? | The crate is 2.4 × 1.5 × 0.3 m. If it does not, we bring it by the stairs with a team of 6.',
      ar: 'هل تدخل المصعد؟ | مقاس الصندوق 2.4 × 1.5 × 0.3 م. وإن لم يدخل حملناها على الدرج بفريق من 6.',
    }),
    asked('/contact', {
      en: 'Can the camera be closed? | Yes, by a sliding cover, and microphones by a switch that cuts their power. A red light 20 mm wide shows when they are on.',
      ar: 'هل يمكن إغلاق الكاميرا؟ | نعم، بغطاء منزلق، والميكروفونات بمفتاح يقطع طاقتها، وضوء أحمر عرضه 20 مم يدل على عملها.',
    }),
    asked('/return-policy', {
      en: 'What does the warranty cover? | Panel, electronics and camera for 24 months on site; pens and remote control for 12.',
      ar: 'ماذا يغطي الضمان؟ | اللوحة والإلكترونيات والكاميرا 24 شهرًا في الموقع، والأقلام وجهاز التحكم 12.',
    }),
  ],
};
