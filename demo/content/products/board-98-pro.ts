import { story } from '#demo/story.ts';
import type { ProductPage } from '../product-page.ts';

export const board98Pro: ProductPage = {
  product: {
    id: 22,
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
        'شاشة تفاعلية 98 بوصة بدقة 4K مع 50 نقطة لمس وكاميرا 48 ميغابكسل و8 ميكروفونات وسطوع 500 شمعة/م² للقاعات وغرف المجالس.',
    },
    files: {
      image: 'images/interactive-screen-classroom.jpg',
      banner: 'images/interactive-screen-classroom-geometry.jpg',
      specsheet: 'documents/board-98-pro.pdf',
      features: [
        { image: 'images/interactive-screen-studio-lesson.jpg' },
        { image: 'images/vision-boardroom-results.jpg' },
        { image: 'images/vision-boardroom-sea.jpg' },
      ],
    },
    filesAr: { specsheet: 'documents/board-98-pro-ar.pdf' },
  },
  parameters: {
    diagonal: '98',
    resolution: '3,840 × 2,160',
    brightness: '500',
    contrast: '5,000:1',
    angle: '178 / 178',
    touch: '50',
    system: 'Android 13',
    memory: '16 / 256',
    camera: '48 MP',
    audio: '2 × 20 + 20',
    ports: 'USB-C 100 W, 3 × HDMI, OPS, 5 × USB',
    power: '620 / 260',
    weight: '98',
    temperature: '0 – 40',
    life: '50,000',
    warranty: '24',
  },
  cards: [
    story('images/vision-boardroom-detail.jpg', '/sub-category/7', {
      en: 'Two metres of writing | 2,158 mm wide: a proof from first line to last without turning the page.',
      ar: 'متران من الكتابة | عرض 2,158 مم: برهان من أول سطر إلى آخره دون قلب الصفحة.',
    }),
    story('images/interactive-screen-studio-results.jpg', '/sub-category/8', {
      en: 'The camera finds the speaker | 48 megapixels see the whole hall and follow the one who talks, up to 8 m away.',
      ar: 'الكاميرا تجد المتحدث | 48 ميغابكسل ترى القاعة كلها وتتبع من يتكلم حتى 8 م.',
    }),
    story('images/interactive-screen-classroom-detail.jpg', '/contact', {
      en: 'Ten people, fifty points | 50 touches at once for a workshop where everyone stands at the board.',
      ar: 'عشرة أشخاص وخمسون نقطة | 50 لمسة في آن واحد لورشة يقف فيها الجميع أمام السبورة.',
    }),
  ],
  rows: [
    story('images/interactive-screen-classroom-geometry.jpg', '/projects', {
      en: 'Brighter for bigger rooms | 500 cd/m² reach the last row at 12 m with the lights on.',
      ar: 'أسطع للقاعات الأكبر | 500 شمعة/م² تصل إلى الصف الأخير على 12 م والأضواء مضاءة.',
    }),
    story('images/vision-boardroom-results.jpg', '/contact', {
      en: 'A call without a computer | Teams, Zoom and Meet run on the board itself with 16 GB of memory.',
      ar: 'اجتماع بلا حاسوب | تعمل برامج Teams وZoom وMeet على السبورة نفسها بذاكرة 16 غيغابايت.',
    }),
    story('images/installation-half-built.jpg', '/register', {
      en: 'Planned delivery | 98 kg in a crate of 2.4 m: we measure lift and doors before the order is placed.',
      ar: 'توصيل مخطط له | 98 كجم في صندوق طوله 2.4 م: نقيس المصعد والأبواب قبل تأكيد الطلب.',
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
    story('images/vision-boardroom-dunes.jpg', '/product/25', {
      en: 'Board 98 Pro or Vision 115? | If people write on it, Board. If the room is deeper than 12 m or must be seen in bright light, Vision 115 with 600 cd/m².',
      ar: 'Board 98 Pro أم Vision 115؟ | إذا كان الناس يكتبون عليها فاختر Board. وإذا زاد عمق القاعة على 12 م أو كانت ساطعة الإضاءة فاختر Vision 115 بسطوع 600 شمعة/م².',
    }),
    story('images/installation-test-pattern.jpg', '/contact', {
      en: 'Will it fit in the lift? | The crate is 2.4 × 1.5 × 0.3 m. If it does not, we bring it by the stairs with a team of 6.',
      ar: 'هل تدخل المصعد؟ | مقاس الصندوق 2.4 × 1.5 × 0.3 م. وإن لم يدخل حملناها على الدرج بفريق من 6.',
    }),
    story('images/interactive-screen-studio-results.jpg', '/contact', {
      en: 'Can the camera be closed? | Yes, by a sliding cover, and microphones by a switch that cuts their power. A red light 20 mm wide shows when they are on.',
      ar: 'هل يمكن إغلاق الكاميرا؟ | نعم، بغطاء منزلق، والميكروفونات بمفتاح يقطع طاقتها، وضوء أحمر عرضه 20 مم يدل على عملها.',
    }),
    story('images/workshop-calibration.jpg', '/return-policy', {
      en: 'What does the warranty cover? | Panel, electronics and camera for 24 months on site; pens and remote control for 12.',
      ar: 'ماذا يغطي الضمان؟ | اللوحة والإلكترونيات والكاميرا 24 شهرًا في الموقع، والأقلام وجهاز التحكم 12.',
    }),
  ],
};
