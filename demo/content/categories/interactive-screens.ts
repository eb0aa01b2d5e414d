import { story } from '#demo/story.ts';
import type { CategoryPage } from '../category-page.ts';
import { interactiveScreensSections } from './interactive-screens-sections.ts';

export const interactiveScreens: CategoryPage = {
  ...interactiveScreensSections,
  category: {
    id: 3,
    shared: { path: '/one-category/3' },
    files: { icon: 'icons/interactive-screen.png', share_image: 'share/interactive-screens-en.jpg' },
    filesAr: { share_image: 'share/interactive-screens-ar.jpg' },
    en: {
      name: 'Interactive screens',
      seo_title: 'Interactive screens for classrooms and meeting rooms',
      seo_description:
        'Interactive 4K screens from 55 to 98 inches for classrooms and meeting rooms, with handwriting from right to left and one cable for everything.',
    },
    ar: {
      name: 'الشاشات التفاعلية',
      seo_title: 'شاشات تفاعلية للفصول وغرف الاجتماعات',
      seo_description: 'شاشات تفاعلية بدقة 4K من 55 إلى 98 بوصة للفصول وغرف الاجتماعات، مع كتابة من اليمين إلى اليسار وكابل واحد لكل شيء.',
    },
  },
  links: [
    story('icons/classroom.png', '/sub-category/7', {
      en: 'Classroom displays | Lessons that pupils write themselves.',
      ar: 'شاشات الفصول الدراسية | دروس يكتبها الطلاب بأنفسهم.',
    }),
    story('icons/boardroom.png', '/sub-category/8', {
      en: 'Meeting-room displays | Walk in, share, decide.',
      ar: 'شاشات غرف الاجتماعات | ادخل وشارك وقرّر.',
    }),
  ],
  hero: {
    shared: { product1_link: '/product/20', product2_link: '/product/24' },
    files: {
      image: { file: 'images/classroom-morning-lesson.jpg', shows: 'classroom, pupils' },
      product1_image: { file: 'images/interactive-screen-studio-lesson.jpg', shows: 'screen, stand' },
      product2_image: { file: 'images/meeting-morning-results.jpg', shows: 'meeting room, people' },
    },
    en: {
      headline: 'A screen you talk with',
      product1_name: 'Board 75',
      product1_description: 'The everyday classroom: 75 inches of 4K behind glass that takes a football.',
      product1_feature1: '40 touch points',
      product1_feature2: '4 mm tempered glass',
      product2_name: 'Meet 85',
      product2_description: 'The meeting room in one frame: picture, sound and camera on a wall of 85 inches.',
      product2_feature1: 'One USB-C cable for picture, touch and charge',
      product2_feature2: 'Wireless sharing from any laptop or phone',
    },
    ar: {
      headline: 'شاشة تتحدث معها',
      product1_name: 'Board 75',
      product1_description: 'رفيقة الفصل كل يوم: 75 بوصة بدقة 4K خلف زجاج يتحمّل ضربة كرة.',
      product1_feature1: '40 نقطة لمس',
      product1_feature2: 'زجاج مقسّى 4 مم',
      product2_name: 'Meet 85',
      product2_description: 'غرفة الاجتماعات في إطار واحد: صورة وصوت وكاميرا على مقاس 85 بوصة.',
      product2_feature1: 'كابل USB-C واحد للصورة واللمس والشحن',
      product2_feature2: 'مشاركة لاسلكية من أي حاسوب أو هاتف',
    },
  },
  banner: {
    files: { media_file: { file: 'films/row-classroom.mp4', shows: 'classroom, board' } },
    en: { headline: 'Everyone gets a turn at the board' },
    ar: { headline: 'لكل واحد دوره عند السبورة' },
  },
  products: [
    {
      shared: {
        path: '/product/19',
        icons: ['easel', 'hand-index', 'usb-c', 'cloud-arrow-up'],
        advantages: [{ value: 1 }, { value: 1 }, { value: 1 }, { value: 0 }],
      },
      files: {
        image: { file: 'images/interactive-screen-studio-welcome.jpg', shows: 'screen, stand' },
        features: [
          { image: { file: 'images/interactive-screen-studio-lesson.jpg', shows: 'screen, lesson' } },
          { image: { file: 'images/interactive-screen-studio-dunes.jpg', shows: 'screen, stand' } },
        ],
      },
      en: {
        headline_one: 'Board 65',
        headline_two: 'The whiteboard for small rooms',
        headline_three: 'One cable, 65 W of charge',
        description: 'For tutorial rooms, clinics and branch offices where people sit within 4 m.',
        about: 'Two pens and every finger write at once, in Arabic and in English, and the page goes home as a file.',
        sizes: ['65 inch'],
        features: [{ title: '20 touch points' }, { title: '4K picture' }],
        advantages: [
          { name: 'Writes from right to left' },
          { name: 'Computer slot' },
          { name: 'Remote care' },
          { name: 'Camera included' },
        ],
      },
      ar: {
        headline_one: 'Board 65',
        headline_two: 'السبورة للغرف الصغيرة',
        headline_three: 'كابل واحد وشحن بقدرة 65 واط',
        description: 'لغرف التدريب والعيادات والفروع حيث يجلس الناس ضمن 4 م.',
        about: 'يكتب عليها قلمان وكل الأصابع معًا، بالعربية والإنجليزية، وتعود الصفحة إلى البيت ملفًّا.',
        sizes: ['65 بوصة'],
        features: [{ title: '20 نقطة لمس' }, { title: 'صورة بدقة 4K' }],
        advantages: [{ name: 'الكتابة من اليمين إلى اليسار' }, { name: 'منفذ حاسوب' }, { name: 'إدارة عن بُعد' }, { name: 'كاميرا مدمجة' }],
      },
    },
    {
      shared: {
        path: '/product/21',
        icons: ['mortarboard', 'hand-index', 'shield-check', 'volume-up'],
        advantages: [{ value: 1 }, { value: 1 }, { value: 1 }, { value: 0 }],
      },
      files: {
        image: { file: 'images/classroom-morning-lesson.jpg', shows: 'classroom, pupils' },
        features: [
          { image: { file: 'images/interactive-screen-classroom-detail.jpg', shows: 'board, lesson' } },
          { image: { file: 'images/interactive-screen-studio-light.jpg', shows: 'screen, stand' } },
        ],
      },
      en: {
        headline_one: 'Board 86',
        headline_two: 'For rooms with a last row',
        headline_three: 'Readable from 7.5 m',
        description: 'The size for full classrooms and training halls, where the last row sits 7.5 m away.',
        about: 'Two pupils can work on one proof at the same time, and the teacher sees whose hand is whose.',
        sizes: ['86 inch'],
        features: [{ title: '40 touch points' }, { title: '4K picture' }],
        advantages: [
          { name: 'Writes from right to left' },
          { name: 'Computer slot' },
          { name: 'Remote care' },
          { name: 'Camera included' },
        ],
      },
      ar: {
        headline_one: 'Board 86',
        headline_two: 'للقاعات التي فيها صف أخير',
        headline_three: 'تُقرأ من 7.5 م',
        description: 'المقاس المناسب للفصول الكاملة وقاعات التدريب حيث يجلس الصف الأخير على بُعد 7.5 م.',
        about: 'يعمل طالبان على برهان واحد في الوقت نفسه، ويعرف المعلم أي يد كتبت ماذا.',
        sizes: ['86 بوصة'],
        features: [{ title: '40 نقطة لمس' }, { title: 'صورة بدقة 4K' }],
        advantages: [{ name: 'الكتابة من اليمين إلى اليسار' }, { name: 'منفذ حاسوب' }, { name: 'إدارة عن بُعد' }, { name: 'كاميرا مدمجة' }],
      },
    },
    {
      shared: {
        path: '/product/22',
        icons: ['easel2', 'camera-video', 'mic', 'hand-index'],
        advantages: [{ value: 1 }, { value: 1 }, { value: 1 }, { value: 1 }],
      },
      files: {
        image: { file: 'images/interactive-screen-studio-light.jpg', shows: 'screen, stand' },
        features: [
          { image: { file: 'images/interactive-screen-studio-light.jpg', shows: 'screen, stand' } },
          { image: { file: 'images/interactive-screen-studio-results.jpg', shows: 'screen, camera bar' } },
        ],
      },
      en: {
        headline_one: 'Board 98 Pro',
        headline_two: 'The lecture hall in one frame',
        headline_three: '98 inches without a seam',
        description: 'For lecture halls and training centres that teach the room and the people at home together.',
        about: 'The camera follows the speaker, the microphones follow the question, and the board remembers both.',
        sizes: ['98 inch'],
        features: [{ title: 'Largest of the family' }, { title: 'Camera and microphones' }],
        advantages: [
          { name: 'Writes from right to left' },
          { name: 'Computer slot' },
          { name: 'Remote care' },
          { name: 'Camera included' },
        ],
      },
      ar: {
        headline_one: 'Board 98 Pro',
        headline_two: 'قاعة محاضرات في إطار واحد',
        headline_three: '98 بوصة بلا فاصل',
        description: 'لقاعات المحاضرات ومراكز التدريب التي تعلّم من في القاعة ومن في البيت معًا.',
        about: 'تتبع الكاميرا المتحدث، وتتبع الميكروفونات السائل، وتحفظ السبورة الاثنين.',
        sizes: ['98 بوصة'],
        features: [{ title: 'أكبر العائلة' }, { title: 'كاميرا وميكروفونات' }],
        advantages: [{ name: 'الكتابة من اليمين إلى اليسار' }, { name: 'منفذ حاسوب' }, { name: 'إدارة عن بُعد' }, { name: 'كاميرا مدمجة' }],
      },
    },
    {
      shared: {
        path: '/product/23',
        icons: ['people', 'cast', 'camera-video', 'usb-c'],
        advantages: [{ value: 1 }, { value: 1 }, { value: 1 }, { value: 1 }],
      },
      files: {
        image: { file: 'images/meeting-morning-results.jpg', shows: 'meeting room, people' },
        features: [
          { image: { file: 'images/interactive-screen-studio-results.jpg', shows: 'screen, camera bar' } },
          { image: { file: 'images/interactive-screen-studio-lesson.jpg', shows: 'screen, lesson' } },
        ],
      },
      en: {
        headline_one: 'Meet 55',
        headline_two: 'For rooms of four',
        headline_three: 'Walk in, share, decide',
        description: 'A meeting screen for the small room where most decisions are made.',
        about: 'It wakes when you enter and shows what is booked next; sharing takes one touch, with a cable or without.',
        sizes: ['55 inch'],
        features: [{ title: 'Camera and microphones' }, { title: 'Touch and pen' }],
        advantages: [{ name: 'Wireless sharing' }, { name: 'Camera included' }, { name: 'Computer slot' }, { name: 'Wakes by sensor' }],
      },
      ar: {
        headline_one: 'Meet 55',
        headline_two: 'لغرف تتسع لأربعة',
        headline_three: 'ادخل وشارك وقرّر',
        description: 'شاشة اجتماعات للغرفة الصغيرة التي تُتخذ فيها معظم القرارات.',
        about: 'تستيقظ حين تدخل وتعرض الموعد التالي، والمشاركة بلمسة واحدة، بكابل أو من دونه.',
        sizes: ['55 بوصة'],
        features: [{ title: 'كاميرا وميكروفونات' }, { title: 'لمس وقلم' }],
        advantages: [{ name: 'مشاركة لاسلكية' }, { name: 'كاميرا مدمجة' }, { name: 'منفذ حاسوب' }, { name: 'تستيقظ بالحسّاس' }],
      },
    },
  ],
};
