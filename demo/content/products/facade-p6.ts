import { typed } from '#demo/specifications.ts';
import { asked, drawn, story } from '#demo/story.ts';
import type { ProductPage } from '../product-page.ts';

export const facadeP6: ProductPage = {
  product: {
    id: 9,
    shared: typed({
      'pixel-pitch': '6',
      brightness: '6500',
      contrast: '4000',
      refresh: '3840',
      greyscale: '16',
      'viewing-angle-horizontal': '150',
      'viewing-angle-vertical': '130',
      'viewing-distance': '6',
      cabinet: '960 × 960 × 85',
      'cabinet-pixels': '160 × 160',
      'cabinet-weight': '26',
      'half-cabinet': 'height',
      mounting: 'wall / structure',
      service: 'both',
      'area-power-greatest': '700',
      'area-power-average': '235',
      suits: 'facade / outdoors-sun / outdoors-shade',
      'protection-front': 'IP65',
      'protection-back': 'IP65',
      temperature: '-20 – 60',
      'area-price-from-sa': '7100 SAR',
      'area-price-from-ae': '7000 AED',
      'lead-time': '6 – 9',
      life: '100000',
      warranty: '24',
    }),
    en: {
      name: 'Facade P6',
      headline: 'The building becomes the picture',
      description:
        'A permanent outdoor LED wall with 6 mm between pixels. 6,500 cd/m² reads in full sun, IP65 on both sides keeps out sand and rain, and aluminium cabinets without fans live through summers of 60 °C on the skin.',
      features: [{ title: '6 mm pixel pitch' }, { title: '6,500 cd/m²' }, { title: 'IP65 front and rear' }, { title: 'Rated to 60 °C' }],
      seo_title: 'Facade P6 outdoor LED screen for buildings',
      seo_description:
        'Permanent outdoor LED wall: 6 mm pitch, 6,500 cd/m², IP65 on both sides, 960 × 960 mm aluminium cabinets without fans, rated to 60 °C.',
    },
    ar: {
      name: 'Facade P6',
      headline: 'حين يصبح المبنى هو الصورة',
      description:
        'جدار LED خارجي دائم بمسافة 6 مم بين البكسلات. سطوع 6,500 شمعة/م² يُقرأ تحت الشمس، وحماية IP65 من الجهتين تصدّ الرمل والمطر، وكبائن ألمنيوم بلا مراوح تتحمّل صيفًا تبلغ فيه حرارة السطح 60 °م.',
      features: [
        { title: 'تباعد البكسلات 6 مم' },
        { title: 'سطوع 6,500 شمعة/م²' },
        { title: 'حماية IP65 من الجهتين' },
        { title: 'تعمل حتى 60 °م' },
      ],
      seo_title: 'Facade P6: شاشة LED خارجية لواجهات المباني',
      seo_description:
        'جدار LED خارجي دائم: تباعد البكسلات 6 مم وسطوع 6,500 شمعة/م² وحماية IP65 من الجهتين، وكبائن ألمنيوم 960 × 960 مم بلا مراوح تعمل حتى 60 °م.',
    },
    files: {
      image: { file: 'images/facade-noon-city.jpg', shows: 'facade, noon' },
      banner: { file: 'images/facade-noon-dunes.jpg', shows: 'facade, noon' },
      features: [
        { image: { file: 'images/led-pixels-macro-silk.jpg', shows: 'pixels' } },
        { image: { file: 'images/facade-noon-city.jpg', shows: 'facade, noon' } },
        { image: { file: 'images/led-cabinet-front-and-back.jpg', shows: 'cabinet, back' } },
        { image: { file: 'images/facade-noon-dunes.jpg', shows: 'facade, noon' } },
      ],
    },
  },
  cards: [
    story({ file: 'images/facade-noon-city.jpg', shows: 'facade, noon' }, '/sub-category/4', {
      en: 'Bright at three in the afternoon | 6,500 cd/m² holds against direct sun on the screen, and louvres above each row keep black pixels black.',
      ar: 'واضحة في الثالثة عصرًا | سطوع 6,500 شمعة/م² يصمد أمام الشمس المباشرة، ومظلات دقيقة فوق كل صف تُبقي الأسود أسود.',
    }),
    story({ file: 'images/facade-led-light.jpg', shows: 'facade, dusk' }, '/projects', {
      en: 'A quieter neighbour at night | Sensors lower the wall to 350 cd/m² after dark and follow the hours your municipality allows.',
      ar: 'جار هادئ في الليل | تخفض الحسّاسات الجدار إلى 350 شمعة/م² بعد المغيب، وتلتزم الساعات التي تسمح بها بلديتك.',
    }),
  ],
  rows: [
    story({ file: 'images/facade-noon-dunes.jpg', shows: 'facade, noon' }, '/projects', {
      en: 'Sharp from the pavement | 6 mm between pixels makes a continuous picture from 6 m: a face for people at the crossing, not only for drivers.',
      ar: 'واضحة من الرصيف | 6 مم بين البكسلات تصنع صورة متصلة من 6 م: وجه يراه العابر عند التقاطع لا السائق وحده.',
      figure: ['6 mm', '6 مم'],
    }),
    drawn('service', '/contact', {
      en: 'Serviced from either side | A module is released by half a turn from the front, or from a catwalk behind. One technician changes it in 3 minutes.',
      ar: 'صيانة من أي جهة | تُفك الوحدة بنصف لفة من الأمام أو من الممر الخلفي، ويبدّلها فنّي واحد في 3 دقائق.',
      figure: ['3 minutes', '3 دقائق'],
    }),
  ],
  films: [
    story({ file: 'films/banner-outdoor.mp4', shows: 'facade, dusk' }, '/projects', {
      en: 'Dusk on the avenue | In 20 minutes of sunset the wall falls from 6,500 to 350 cd/m², and nobody notices it move.',
      ar: 'الغروب على الجادة | خلال 20 دقيقة من الغروب ينخفض الجدار من 6,500 إلى 350 شمعة/م²، ولا يلحظ أحد التغيّر.',
      figure: ['20 minutes', '20 دقيقة'],
    }),
  ],
  headlines: [
    story('icons/brightness.png', '/sub-category/4', {
      en: '6,500 cd/m² | Brightness in direct sun.',
      ar: '6,500 شمعة/م² | سطوع تحت الشمس المباشرة.',
    }),
    story('icons/protection.png', '/sub-category/4', {
      en: 'IP65 | Dust-tight and jet-proof, front and rear.',
      ar: 'IP65 | محكمة ضد الغبار ورشّ الماء من الأمام والخلف.',
    }),
    story('icons/weight.png', '/sub-category/4', {
      en: '28 kg/m² | Weight of the wall without its steel.',
      ar: '28 كجم/م² | وزن الجدار من دون هيكله الفولاذي.',
    }),
    story('icons/power.png', '/sub-category/4', {
      en: '235 W/m² | Average power over a day of mixed content.',
      ar: '235 واط/م² | متوسط الاستهلاك في يوم من المحتوى المتنوع.',
    }),
  ],
  slides: [
    story({ file: 'images/facade-led-lamha.jpg', shows: 'facade, dusk' }, '/projects', {
      en: 'City centres | A landmark of 9.6 × 5.76 m that tells the time, the event and the weather between films.',
      ar: 'مراكز المدن | معلم بمقاس 9.6 × 5.76 م يعرض الوقت والفعاليات والطقس بين فيلم وآخر.',
    }),
    story({ file: 'images/facade-noon-dunes.jpg', shows: 'facade, noon' }, '/projects', {
      en: 'Malls | The tenants of the day above the main door, seen from 80 m across the car park.',
      ar: 'المجمّعات التجارية | عروض اليوم فوق المدخل الرئيسي، تُرى من 80 م عبر المواقف.',
    }),
    story({ file: 'images/mosque-noon-board.jpg', shows: 'courtyard, prayer times, noon' }, '/projects', {
      en: 'Mosque courtyards | Prayer times and the Friday sermon in the open air, silent and at 6 m.',
      ar: 'ساحات المساجد | مواقيت الصلاة وخطبة الجمعة في الهواء الطلق، بصمت ومن 6 م.',
    }),
  ],
  tickets: [
    story('icons/weight.png', '/register', {
      en: 'Structure and permits | Our engineers draw the steel, calculate wind at 160 km/h and prepare the municipal file.',
      ar: 'الهيكل والتصاريح | مهندسونا يرسمون الهيكل ويحسبون ريحًا سرعتها 160 كم/س ويجهّزون ملف البلدية.',
    }),
    story('icons/control-room.png', '/contact', {
      en: 'Watched from afar | Temperature, voltage and dead pixels of each cabinet are reported every 5 minutes.',
      ar: 'مراقبة عن بُعد | حرارة كل كابينة وجهدها وبكسلاتها المعطلة في تقرير كل 5 دقائق.',
    }),
    story('icons/service.png', '/contact', {
      en: 'Looked after | Every 6 months: a wash, a check of each bolt and a colour measurement.',
      ar: 'صيانة دورية | كل 6 أشهر: غسل وتفقّد لكل برغي وقياس للألوان.',
    }),
    story('icons/protection.png', '/return-policy', {
      en: 'Warranty of 24 months | With 3% spare modules from your own batch on the shelf.',
      ar: 'ضمان 24 شهرًا | مع 3% من الوحدات الاحتياطية من دفعتك نفسها.',
    }),
  ],
  questions: [
    story({ file: 'images/facade-noon-dunes.jpg', shows: 'facade, noon' }, '/contact', {
      en: 'Is 6 mm fine enough? | For viewers from 6 m, yes: letters 150 mm tall read from 45 m. Above 8 m of nearest distance, Facade P8 is brighter and costs less.',
      ar: 'هل يكفي تباعد 6 مم؟ | للمشاهدة من 6 م نعم، والحروف بارتفاع 150 مم تُقرأ من 45 م. وإذا زادت أقرب مسافة على 8 م فإن Facade P8 أسطع وأقل تكلفة.',
    }),
    asked('/contact', {
      en: 'What about summer heat? | The wall runs from −20 to 60 °C. Beyond that it lowers its brightness by 20% and keeps running.',
      ar: 'ماذا عن حرّ الصيف؟ | يعمل الجدار من 20 تحت الصفر إلى 60 °م. وفوق ذلك يخفض سطوعه 20% ويواصل العمل.',
    }),
    asked('/register', {
      en: 'What supply does it need? | 700 W/m² at most, 235 W/m² on average. A wall of 55 m² needs 39 kW and uses about 13 kW.',
      ar: 'ما التغذية الكهربائية المطلوبة؟ | 700 واط/م² بحد أقصى و235 واط/م² في المتوسط. جدار مساحته 55 م² يحتاج إلى 39 كيلوواط ويستهلك نحو 13 كيلوواط.',
    }),
    asked('/contact', {
      en: 'How is sand removed? | With water at low pressure and a soft brush, twice a year, or after a storm. The front is IP65, so it may be washed while it hangs.',
      ar: 'كيف يُزال الرمل؟ | بماء منخفض الضغط وفرشاة ناعمة مرتين في السنة أو بعد العاصفة. الواجهة بدرجة IP65، فتُغسل وهي في مكانها.',
    }),
    asked('/register', {
      en: 'How long is a project? | Survey and drawings 3 weeks, permit as the city decides, production 6 weeks, installation of 55 m² 5 days.',
      ar: 'كم يستغرق المشروع؟ | المعاينة والمخططات 3 أسابيع، والتصريح حسب المدينة، والإنتاج 6 أسابيع، وتركيب 55 م² في 5 أيام.',
    }),
  ],
};
