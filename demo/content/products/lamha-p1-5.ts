import { typed } from '#demo/specifications.ts';
import { asked, drawn, story } from '#demo/story.ts';
import type { ProductPage } from '../product-page.ts';

export const lamhaP15: ProductPage = {
  product: {
    id: 3,
    shared: typed({
      'pixel-pitch': '1.5625',
      brightness: '800',
      contrast: '7000',
      refresh: '3840',
      greyscale: '16',
      'viewing-angle-horizontal': '165',
      'viewing-angle-vertical': '165',
      'viewing-distance': '1.5',
      cabinet: '600 × 337.5 × 45',
      'cabinet-pixels': '384 × 216',
      'cabinet-weight': '5',
      mounting: 'wall / structure',
      service: 'front',
      'area-power-greatest': '350',
      'area-power-average': '115',
      suits: 'indoors / control-room / meeting-room / classroom',
      'protection-front': 'IP50',
      'protection-back': 'IP40',
      temperature: '-10 – 45',
      'area-price-from-sa': '11200 SAR',
      'area-price-from-ae': '11000 AED',
      'lead-time': '4 – 6',
      life: '100000',
      warranty: '24',
    }),
    en: {
      name: 'Lamha P1.5',
      headline: 'The working wall',
      description:
        'The pitch most control rooms and auditoriums choose. 1.56 mm between pixels, 800 cd/m² and Full HD in exactly 3 m of width: enough detail for a desk, enough light for a hall.',
      features: [{ title: '1.56 mm pixel pitch' }, { title: 'Full HD in 3 m of width' }, { title: '800 cd/m²' }],
      seo_title: 'Lamha P1.5 indoor LED wall for control rooms',
      seo_description:
        'Indoor LED wall with a 1.56 mm pixel pitch and 800 cd/m². Full HD in 3 × 1.69 m, double power and data, front service.',
    },
    ar: {
      name: 'لمحة P1.5',
      headline: 'جدار العمل اليومي',
      description:
        'التباعد الذي تختاره معظم غرف العمليات والمسارح المغلقة: 1.56 مم بين البكسلات، وسطوع 800 شمعة/م²، وصورة Full HD في عرض 3 م تمامًا. تفاصيل تكفي المكتب وضوء يكفي القاعة.',
      features: [{ title: 'تباعد البكسلات 1.56 مم' }, { title: 'صورة Full HD في عرض 3 م' }, { title: 'سطوع 800 شمعة/م²' }],
      seo_title: 'لمحة P1.5: جدار LED لغرف العمليات والقاعات',
      seo_description:
        'جدار LED داخلي بتباعد بكسلات 1.56 مم وسطوع 800 شمعة/م². صورة Full HD في 3 × 1.69 م، وتغذية وبيانات مزدوجة، وصيانة أمامية.',
    },
    files: {
      image: { file: 'images/lobby-morning-message.jpg', shows: 'lobby, LED wall' },
      banner: { file: 'images/operations-day.jpg', shows: 'control room, LED wall' },
      features: [
        { image: { file: 'images/led-pixels-macro-silk.jpg', shows: 'pixels' } },
        { image: { file: 'images/lobby-morning-sea.jpg', shows: 'lobby, LED wall' } },
        { image: { file: 'images/operations-day-detail.jpg', shows: 'control room, LED wall, daylight' } },
      ],
    },
  },
  cards: [
    story({ file: 'images/lobby-morning-welcome.jpg', shows: 'lobby, LED wall' }, '/register', {
      en: 'Full HD, to the millimetre | 25 cabinets in a 5 × 5 grid give 1,920 × 1,080 pixels in 3 × 1.69 m, the width of a standard meeting-room wall.',
      ar: 'دقة Full HD بالمليمتر | 25 كابينة في شبكة 5 × 5 تعطي 1,920 × 1,080 بكسل في 3 × 1.69 م، وهو عرض جدار قاعة اجتماعات معتادة.',
    }),
    story({ file: 'images/lobby-morning-message.jpg', shows: 'LED wall, words' }, '/projects', {
      en: 'Lights on | 800 cd/m² keeps a lecture readable with the hall lights at 500 lux, so the audience can take notes.',
      ar: 'والقاعة مضاءة | سطوع 800 شمعة/م² يبقي المحاضرة مقروءة وإنارة القاعة عند 500 لوكس، فيستطيع الحضور تدوين ملاحظاتهم.',
    }),
  ],
  rows: [
    drawn('service', '/contact', {
      en: 'Every part from the front | Modules, receiving card and power supply come out of the front. One cabinet is fully serviced in 4 minutes.',
      ar: 'كل قطعة من الأمام | تُستخرج الوحدات وبطاقة الاستقبال ومزوّد الطاقة من الأمام، وتُصان الكابينة كاملة في 4 دقائق.',
      figure: ['4 minutes', '4 دقائق'],
    }),
    drawn('cables', '/sub-category/1', {
      en: 'Grows by cabinets | Start with 25 and add a column when the operation grows. The calibration file travels with each cabinet, so new ones match within 3%.',
      ar: 'تكبر كابينة بعد كابينة | ابدأ بـ25 كابينة وأضف عمودًا حين يتوسع العمل. ملف المعايرة محفوظ في كل كابينة، فلا يزيد الفارق مع الجديدة على 3%.',
    }),
  ],
  headlines: [
    story('icons/pixel-pitch.png', '/sub-category/1', {
      en: '1.56 mm | Pixel pitch, comfortable from 1.5 m.',
      ar: '1.56 مم | تباعد بكسلات تُشاهَد صورته براحة من 1.5 م.',
    }),
    story('icons/brightness.png', '/sub-category/1', {
      en: '800 cd/m² | Brightness for rooms with windows.',
      ar: '800 شمعة/م² | سطوع للغرف ذات النوافذ.',
    }),
    story('icons/power.png', '/sub-category/1', {
      en: '115 W/m² | Average power in daily operation.',
      ar: '115 واط/م² | متوسط الاستهلاك في التشغيل اليومي.',
    }),
    story('icons/lifetime.png', '/sub-category/1', {
      en: '100,000 h | Life to half brightness: over 11 years without a break.',
      ar: '100,000 ساعة | العمر حتى نصف السطوع: أكثر من 11 سنة بلا توقف.',
    }),
  ],
  questions: [
    story({ file: 'images/control-room-city.jpg', shows: 'control room, LED wall' }, '/contact', {
      en: 'Is it meant to run without a break? | Yes. Power and data are doubled, there are no fans to wear out, and modules can be changed while the rest of the wall keeps running.',
      ar: 'هل تعمل بلا توقف؟ | نعم. لكل صف مصدرا طاقة ومسارا بيانات، ولا مراوح تتلف، ويمكن تبديل الوحدات وبقية الجدار يعمل.',
    }),
    asked('/product/4', {
      en: 'P1.5 or P1.8? | If the first row sits closer than 2 m, take P1.5. From 2 m on, film is comfortable on P1.8 too, and it costs less per square metre.',
      ar: 'أيهما أنسب: P1.5 أم P1.8؟ | إذا جلس الصف الأول على أقل من 2 م فاختر P1.5. ومن 2 م فأكثر تكفي P1.8 لمشاهدة الأفلام براحة، وتكلفتها للمتر المربع أقل.',
    }),
    asked('/register', {
      en: 'What must the wall carry? | A cabinet weighs 5 kg, about 25 kg/m². With the aluminium frame, plan for 38 kg/m².',
      ar: 'ما الوزن الذي يحمله الجدار؟ | تزن الكابينة 5 كجم، أي نحو 25 كجم/م². ومع هيكل الألمنيوم احسب 38 كجم/م².',
    }),
    asked('/contact', {
      en: 'How long does installation take? | A wall of 25 cabinets is hung in one day and calibrated on the next, once power and the wall surface are ready.',
      ar: 'كم يستغرق التركيب؟ | يُعلَّق جدار من 25 كابينة في يوم ويُعايَر في اليوم التالي، متى جهزت الكهرباء وسطح الجدار.',
    }),
  ],
};
