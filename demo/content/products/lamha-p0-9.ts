import { typed } from '#demo/specifications.ts';
import { asked, drawn, story } from '#demo/story.ts';
import type { ProductPage } from '../product-page.ts';

export const lamhaP09: ProductPage = {
  product: {
    id: 1,
    shared: typed({
      'pixel-pitch': '0.9375',
      brightness: '600',
      contrast: '15000',
      refresh: '3840',
      greyscale: '16',
      'viewing-angle-horizontal': '175',
      'viewing-angle-vertical': '175',
      'viewing-distance': '0.9',
      cabinet: '600 × 337.5 × 39',
      'cabinet-pixels': '640 × 360',
      'cabinet-weight': '4.6',
      mounting: 'wall / structure',
      service: 'front',
      'area-power-greatest': '420',
      'area-power-average': '140',
      suits: 'control-room / meeting-room / home',
      'protection-front': 'IP65',
      'protection-back': 'IP40',
      temperature: '-10 – 45',
      'area-price-from-sa': '24500 SAR',
      'area-price-from-ae': '24000 AED',
      'lead-time': '4 – 6',
      life: '100000',
      warranty: '24',
    }),
    en: {
      name: 'Lamha P0.9',
      headline: 'Paper-fine, at the size of a wall',
      description:
        'Our finest pitch: 0.94 mm between pixels, chips mounted bare on the board. A 4K picture fits in 3.6 × 2.025 m, so a boardroom or a broadcast desk gets the detail of a monitor at the scale of architecture.',
      features: [
        { title: '0.94 mm pixel pitch' },
        { title: 'Flip-chip COB' },
        { title: 'Contrast of 15,000:1' },
        { title: '4K in 163 inches' },
      ],
      seo_title: 'Lamha P0.9 COB LED wall, 0.94 mm',
      seo_description:
        'Flip-chip COB LED wall with a 0.94 mm pixel pitch and 15,000:1 contrast. 4K in 163 inches for boardrooms, studios and control rooms.',
    },
    ar: {
      name: 'لمحة P0.9',
      headline: 'دقة الورق المطبوع بحجم جدار',
      description:
        'أدقّ ما لدينا: 0.94 مم بين البكسلات، ورقائق مثبّتة مباشرة على اللوحة. تكتمل صورة 4K في 3.6 × 2.025 م، فتنال قاعة مجلس الإدارة أو طاولة البث تفاصيل شاشة المكتب بمقياس معماري.',
      features: [
        { title: 'تباعد البكسلات 0.94 مم' },
        { title: 'تقنية COB برقائق مقلوبة' },
        { title: 'تباين 15,000:1' },
        { title: 'دقة 4K في 163 بوصة' },
      ],
      seo_title: 'لمحة P0.9: جدار LED بتقنية COB وتباعد 0.94 مم',
      seo_description:
        'جدار LED بتقنية COB وتباعد بكسلات 0.94 مم وتباين 15,000:1. دقة 4K في 163 بوصة لقاعات مجالس الإدارة والاستوديوهات وغرف العمليات.',
    },
    files: {
      image: { file: 'images/led-wall-lobby-skyline.jpg', shows: 'lobby, LED wall' },
      banner: { file: 'images/operations-day.jpg', shows: 'control room, LED wall' },
      features: [
        { image: { file: 'images/led-pixels-macro-silk.jpg', shows: 'pixels' } },
        { image: { file: 'images/led-pixels-macro-grid.jpg', shows: 'pixels' } },
        { image: { file: 'images/control-room-city.jpg', shows: 'control room, LED wall' } },
        { image: { file: 'images/operations-day-detail.jpg', shows: 'control room, LED wall' } },
      ],
    },
  },
  cards: [
    drawn('pitch', '/sub-category/1', {
      en: 'A page, not a grid | More than 1.1 million pixels in each square metre. From 0.9 m, closer than most people ever stand, the surface reads like print.',
      ar: 'صفحة لا شبكة | أكثر من 1.1 مليون بكسل في كل متر مربع. ومن 0.9 م، وهي مسافة أقرب مما يقف عندها معظم الناس، يُقرأ السطح كأنه مطبوع.',
    }),
    drawn('protection', '/contact', {
      en: 'Chips without a package | Flip-chip COB bonds each emitter straight to the board under one smooth film. The front is sealed to IP65 and wipes clean.',
      ar: 'رقائق بلا غلاف | تثبّت تقنية COB كل باعث ضوء على اللوحة مباشرة تحت طبقة ملساء واحدة. حماية الواجهة IP65 وتُمسح بسهولة.',
    }),
    story({ file: 'images/led-wall-lobby-skyline.jpg', shows: 'LED wall, skyline' }, '/product/26', {
      en: 'Night scenes with depth | A black level of 0.04 cd/m² against 600 cd/m² of white gives 15,000:1, so a desert at night keeps its stars.',
      ar: 'للمشاهد الليلية عمق | سواد لا يتجاوز 0.04 شمعة/م² أمام بياض يبلغ 600 شمعة/م²، أي تباين 15,000:1، فتحتفظ الصحراء ليلًا بنجومها.',
    }),
  ],
  rows: [
    story({ file: 'images/operations-day-detail.jpg', shows: 'control room, figures' }, '/projects', {
      en: 'The spreadsheet test | Put a full ledger on the wall: 3,840 columns of pixels across 3.6 m. The person at the far end of the table reads the same cell.',
      ar: 'اختبار جدول الأرقام | اعرض دفترًا كاملًا على الجدار: 3,840 عمودًا من البكسلات على عرض 3.6 م، فيقرأ الجالس في آخر الطاولة الخانة نفسها.',
      figure: ['3,840 pixels', '3,840 بكسل'],
    }),
    drawn('front', '/register', {
      en: 'One sheet of light | 36 cabinets in a 6 × 6 grid are levelled to 0.1 mm and colour-matched as one wall before they leave us.',
      ar: 'لوح واحد من الضوء | 36 كابينة في شبكة 6 × 6 تُسوّى بفارق 0.1 مم وتُوحَّد ألوانها كجدار واحد قبل أن تغادر ورشتنا.',
      figure: ['0.1 mm', '0.1 مم'],
    }),
  ],
  headlines: [
    story('icons/pixel-pitch.png', '/sub-category/1', {
      en: '0.94 mm | Pixel pitch, for viewers from 0.9 m.',
      ar: '0.94 مم | تباعد بكسلات يناسب المشاهدة من 0.9 م.',
    }),
    story('icons/contrast.png', '/sub-category/1', {
      en: '15,000:1 | Contrast measured in a dark room.',
      ar: '15,000:1 | تباين مقيس في غرفة معتمة.',
    }),
    story('icons/weight.png', '/sub-category/1', {
      en: '4.6 kg | One cabinet, 39 mm deep, without a fan.',
      ar: '4.6 كجم | كابينة واحدة بعمق 39 مم وبلا مروحة.',
    }),
    story('icons/viewing-angle.png', '/sub-category/1', {
      en: '175° | Viewing angle with the same white from every chair.',
      ar: '175° | زاوية مشاهدة تحافظ على البياض نفسه من كل مقعد.',
    }),
  ],
  questions: [
    story({ file: 'images/led-wall-lobby-dunes.jpg', shows: 'lobby, LED wall' }, '/contact', {
      en: 'COB or GOB: what is the difference? | GOB seals packaged LEDs with resin. COB has no packages at all, which allows 0.94 mm and a smoother front. P0.9 is COB; P1.2 is GOB.',
      ar: 'ما الفرق بين COB وGOB؟ | تغلّف GOB وحدات LED الجاهزة بالراتنج، أما COB فبلا أغلفة أصلًا، وهذا ما يتيح تباعد 0.94 مم وسطحًا أنعم. طراز P0.9 بتقنية COB، وطراز P1.2 بتقنية GOB.',
    }),
    asked('/product/2', {
      en: 'When is P1.2 enough? | If the nearest viewer sits 1.5 m or more away, P1.2 shows the same picture at a lower cost. Choose P0.9 when people walk up to the wall.',
      ar: 'متى يكفي طراز P1.2؟ | إذا كان أقرب مشاهد على بُعد 1.5 م أو أكثر فإن P1.2 يعرض الصورة نفسها بتكلفة أقل. اختر P0.9 حين يقترب الناس من الجدار.',
    }),
    asked('/return-policy', {
      en: 'Can a single pixel be repaired? | Yes. The module comes out of the front with a magnetic tool and is repaired in our workshop, usually within 7 days, under the 24-month warranty.',
      ar: 'هل يمكن إصلاح بكسل واحد؟ | نعم. تُسحب الوحدة من الأمام بأداة مغناطيسية وتُصلح في ورشتنا، عادة خلال 7 أيام، ضمن ضمان 24 شهرًا.',
    }),
    asked('/register', {
      en: 'Does it support HDR? | HDR10 and HLG up to 600 cd/m², with 16-bit processing. Studio cameras can be matched by a calibration file per camera.',
      ar: 'هل تدعم المدى الديناميكي العالي؟ | نعم، HDR10 وHLG حتى 600 شمعة/م² بمعالجة 16 بت، ويمكن مطابقة كاميرات الاستوديو بملف معايرة لكل كاميرا.',
    }),
  ],
};
