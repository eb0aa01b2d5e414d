import { typed } from '#demo/specifications.ts';
import { asked, story } from '#demo/story.ts';
import type { ProductPage } from '../product-page.ts';

export const meet55: ProductPage = {
  product: {
    id: 23,
    shared: typed({
      sizes: '55',
      'picture-size': '1210 × 680',
      resolution: '3840 × 2160',
      brightness: '450',
      contrast: '4000',
      'viewing-angle-horizontal': '178',
      'viewing-angle-vertical': '178',
      touch: 'included',
      'touch-points': '20',
      body: '1268 × 800 × 85',
      weight: '28',
      mounting: 'wall / floor',
      'power-greatest': '220',
      'power-average': '95',
      suits: 'meeting-room',
      temperature: '0 – 40',
      system: 'Android 13',
      memory: '8',
      storage: '64',
      camera: '4K 120°',
      loudspeakers: '15 / 15',
      ports: 'USB-C 65 W / 2 × HDMI / OPS / 3 × USB',
      'price-from-sa': '9700 SAR',
      'price-from-ae': '9500 AED',
      'lead-time': '1 – 2',
      life: '50000',
      warranty: '24',
    }),
    en: {
      name: 'Meet 55',
      headline: 'The huddle room, solved',
      description:
        'Screen, camera, microphones and loudspeakers in one 55-inch frame for rooms of four to six. Walk in, touch the meeting on the screen, and you are in it within 10 seconds.',
      features: [{ title: '4K camera, 120°' }, { title: '8 microphones' }, { title: 'A meeting in 10 seconds' }],
      seo_title: 'Meet 55 all-in-one meeting display',
      seo_description:
        'All-in-one 55 inch meeting display with a 120° 4K camera, 8 microphones, touch and wireless sharing for rooms of up to 6 people.',
    },
    ar: {
      name: 'Meet 55',
      headline: 'حلّ غرفة الاجتماعات الصغيرة',
      description:
        'شاشة وكاميرا وميكروفونات وسماعات في إطار واحد مقاسه 55 بوصة لغرف من أربعة إلى ستة أشخاص. ادخل والمس الاجتماع على الشاشة فتكون فيه خلال 10 ثوانٍ.',
      features: [{ title: 'كاميرا 4K بزاوية 120°' }, { title: '8 ميكروفونات' }, { title: 'اجتماع خلال 10 ثوانٍ' }],
      seo_title: 'Meet 55: شاشة اجتماعات متكاملة',
      seo_description: 'شاشة اجتماعات متكاملة 55 بوصة مع كاميرا 4K بزاوية 120° و8 ميكروفونات ولمس ومشاركة لاسلكية لغرف حتى 6 أشخاص.',
    },
    files: {
      image: { file: 'images/interactive-screen-studio-results.jpg', shows: 'screen, stand' },
      banner: { file: 'films/row-touch-screen.mp4', shows: 'screen, stand' },
      features: [
        { image: { file: 'images/interactive-screen-studio-results.jpg', shows: 'screen, camera bar' } },
        { image: { file: 'images/interactive-screen-studio-sea.jpg', shows: 'screen, stand' } },
        { image: { file: 'images/meeting-morning-results.jpg', shows: 'meeting room, people' } },
      ],
    },
  },
  cards: [
    story({ file: 'images/meeting-morning-results.jpg', shows: 'meeting room, people' }, '/sub-category/8', {
      en: 'Everyone is in the picture | A lens of 120° sees the chair beside the screen, 0.8 m away, without bending faces.',
      ar: 'الجميع في الصورة | عدسة بزاوية 120° ترى المقعد المجاور للشاشة على 0.8 م من دون تشويه الوجوه.',
    }),
    story({ file: 'images/interactive-screen-studio-results.jpg', shows: 'screen, figures' }, '/contact', {
      en: 'Share without a cable | Up to 4 laptops or phones side by side, with a code instead of an adapter.',
      ar: 'شارك بلا كابل | حتى 4 حواسيب أو هواتف جنبًا إلى جنب، برمز بدل المحوّل.',
    }),
  ],
  rows: [
    story({ file: 'images/interactive-screen-studio-welcome.jpg', shows: 'screen, welcome' }, '/projects', {
      en: 'Your service, already there | Teams, Zoom, Webex and Meet start from one calendar page. The room of 6 needs no computer of its own.',
      ar: 'برنامجك جاهز فيها | تبدأ Teams وZoom وWebex وMeet من صفحة تقويم واحدة، ولا تحتاج غرفة من 6 إلى حاسوب خاص.',
    }),
    story({ file: 'images/interactive-screen-studio-lesson.jpg', shows: 'screen, lesson' }, '/contact', {
      en: 'Draw while you talk | 20 touch points turn the screen into a board that people far away see line by line.',
      ar: 'ارسم وأنت تتحدث | 20 نقطة لمس تحوّل الشاشة إلى سبورة يراها البعيد خطًّا بعد خط.',
    }),
  ],
  headlines: [
    story('icons/camera.png', '/sub-category/8', {
      en: '120° | Camera angle for small rooms.',
      ar: '120° | زاوية كاميرا للغرف الصغيرة.',
    }),
    story('icons/microphone.png', '/sub-category/8', {
      en: '5 m | Reach of the microphones.',
      ar: '5 م | مدى الميكروفونات.',
    }),
    story('icons/touch-points.png', '/sub-category/8', {
      en: '20 points | Touch and ink on the call.',
      ar: '20 نقطة | لمس وكتابة أثناء الاجتماع.',
    }),
    story('icons/brightness.png', '/sub-category/8', {
      en: '450 cd/m² | Brightness beside a window.',
      ar: '450 شمعة/م² | سطوع بجانب النافذة.',
    }),
  ],
  questions: [
    story({ file: 'images/interactive-screen-studio-dunes.jpg', shows: 'screen, stand' }, '/product/24', {
      en: 'How many people can it serve? | Up to 6 around a table 3 m long. For 7 to 14 people take Meet 85.',
      ar: 'لكم شخصًا تصلح؟ | حتى 6 حول طاولة طولها 3 م. ولعدد من 7 إلى 14 شخصًا اختر Meet 85.',
    }),
    asked('/contact', {
      en: 'Can visitors share without our network? | Yes. They join a guest network of the screen itself, separate from yours, and see a code of 6 digits.',
      ar: 'هل يشارك الضيوف من دون شبكتنا؟ | نعم. يتصلون بشبكة ضيوف من الشاشة نفسها، معزولة عن شبكتكم، برمز من 6 أرقام.',
    }),
    asked('/contact', {
      en: 'Can IT manage all rooms at once? | Yes: updates, sign-in and usage of up to 500 screens on one page.',
      ar: 'هل يدير قسم التقنية كل الغرف معًا؟ | نعم: التحديثات وتسجيل الدخول والاستخدام لما يصل إلى 500 شاشة في صفحة واحدة.',
    }),
    asked('/return-policy', {
      en: 'Is the camera covered by the warranty? | Yes, all of it for 24 months against manufacturing defects.',
      ar: 'هل يشمل الضمان الكاميرا؟ | نعم، كلها 24 شهرًا ضد عيوب التصنيع.',
    }),
  ],
};
