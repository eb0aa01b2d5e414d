import { typed } from '#demo/specifications.ts';
import { asked, story } from '#demo/story.ts';
import type { ProductPage } from '../product-page.ts';

export const stageP26: ProductPage = {
  product: {
    id: 5,
    shared: typed({
      'pixel-pitch': '2.604',
      brightness: '1200',
      contrast: '5000',
      refresh: '7680',
      greyscale: '16',
      'viewing-angle-horizontal': '160',
      'viewing-angle-vertical': '160',
      'viewing-distance': '2.6',
      cabinet: '500 × 500 × 78',
      'cabinet-pixels': '192 × 192',
      'cabinet-weight': '6.9',
      mounting: 'hung / floor',
      service: 'back',
      'area-power-greatest': '550',
      'area-power-average': '180',
      suits: 'stage / indoors',
      'protection-front': 'IP40',
      'protection-back': 'IP30',
      temperature: '-10 – 45',
      'area-price-from-sa': '7700 SAR',
      'area-price-from-ae': '7500 AED',
      'lead-time': '2 – 4',
      life: '100000',
      warranty: '24',
    }),
    en: {
      name: 'Stage P2.6',
      headline: 'Up by noon, down by midnight',
      description:
        'A rental wall for conferences, concerts and weddings. Magnesium cabinets of 6.9 kg lock without tools, bend to a curve and film cleanly at 7,680 Hz. The crew that hangs it at noon drives it away at midnight.',
      features: [
        { title: '2.6 mm pixel pitch' },
        { title: '7,680 Hz refresh rate' },
        { title: '6.9 kg a cabinet' },
        { title: 'Locks without tools' },
      ],
      seo_title: 'Stage P2.6 rental LED wall, 7,680 Hz',
      seo_description:
        'Indoor rental LED wall: 2.6 mm pitch, 1,200 cd/m², 7,680 Hz, magnesium cabinets of 500 × 500 mm and 6.9 kg with tool-free locks and ±10° curves.',
    },
    ar: {
      name: 'Stage P2.6',
      headline: 'تُنصب ظهرًا وتُطوى قبل منتصف الليل',
      description:
        'جدار للتأجير في المؤتمرات والحفلات والأعراس. كبائن من المغنيسيوم وزنها 6.9 كجم تُقفل بلا أدوات، وتنحني لتصنع قوسًا، وتصوّرها الكاميرات بنقاء عند 7,680 هرتز. الفريق الذي يرفعها ظهرًا يعود بها قبل منتصف الليل.',
      features: [
        { title: 'تباعد البكسلات 2.6 مم' },
        { title: 'معدل تحديث 7,680 هرتز' },
        { title: 'كابينة وزنها 6.9 كجم' },
        { title: 'أقفال بلا أدوات' },
      ],
      seo_title: 'Stage P2.6: شاشة LED للتأجير بمعدل 7,680 هرتز',
      seo_description:
        'شاشة LED داخلية للتأجير: تباعد البكسلات 2.6 مم وسطوع 1,200 شمعة/م² ومعدل 7,680 هرتز، وكبائن مغنيسيوم 500 × 500 مم وزنها 6.9 كجم بأقفال بلا أدوات وانحناء ±10°.',
    },
    files: {
      image: { file: 'images/rental-stage-silk.jpg', shows: 'stage, LED wall' },
      banner: { file: 'images/rental-stage-words.jpg', shows: 'stage, LED wall' },
      features: [
        { image: { file: 'images/led-pixels-macro-dunes.jpg', shows: 'pixels' } },
        { image: { file: 'images/rental-stage-dunes.jpg', shows: 'stage, LED wall' } },
        { image: { file: 'images/led-cabinet-front-and-back.jpg', shows: 'cabinet, back' } },
        { image: { file: 'images/led-cabinet-pattern.jpg', shows: 'cabinet, locks' } },
      ],
    },
  },
  cards: [
    story({ file: 'images/led-cabinet-pattern.jpg', shows: 'cabinet, front' }, '/sub-category/2', {
      en: 'Light in the hand | A magnesium frame brings a 500 × 500 mm cabinet down to 6.9 kg. Two people build 20 m² in an hour.',
      ar: 'خفيفة في اليد | إطار المغنيسيوم يجعل كابينة 500 × 500 مم تزن 6.9 كجم. شخصان يركّبان 20 م² في ساعة.',
    }),
    story({ file: 'images/rental-stage-dunes.jpg', shows: 'stage, LED wall' }, '/projects', {
      en: 'Made to be filmed | At 7,680 Hz a camera shutter of 1/1,000 s sees a whole picture, so the broadcast looks like the hall.',
      ar: 'صُنعت لتُصوَّر | عند 7,680 هرتز يلتقط غالق سرعته 1/1,000 من الثانية صورة كاملة، فيبدو البث كما تبدو القاعة.',
    }),
  ],
  rows: [
    story({ file: 'images/rental-stage-detail.jpg', shows: 'LED wall, spotlights' }, '/projects', {
      en: 'Brighter than the spotlights | 1,200 cd/m² stands up to follow spots and a lit ceiling. For a dinner it falls to 150 cd/m² and keeps its colours.',
      ar: 'أسطع من كشافات المسرح | سطوع 1,200 شمعة/م² يصمد أمام الكشافات والسقف المضاء، وفي حفل العشاء ينخفض إلى 150 شمعة/م² وتبقى الألوان.',
      figure: ['1,200 cd/m²', '1,200 شمعة/م²'],
    }),
  ],
  films: [
    story({ file: 'films/banner-led-walls.mp4', shows: 'curved wall' }, '/projects', {
      en: 'An arc of light | 36 columns at 10° close a circle, and half of it holds the audience.',
      ar: 'قوس من ضوء | 36 عمودًا بزاوية 10° تغلق دائرة، ونصفها يحتضن الجمهور.',
    }),
  ],
  headlines: [
    story('icons/pixel-pitch.png', '/sub-category/2', {
      en: '2.6 mm | Pixel pitch, for a front row at 2.6 m.',
      ar: '2.6 مم | تباعد بكسلات لصف أول على بُعد 2.6 م.',
    }),
    story('icons/refresh-rate.png', '/sub-category/2', {
      en: '7,680 Hz | Refresh rate for broadcast and slow motion.',
      ar: '7,680 هرتز | معدل تحديث للبث والتصوير البطيء.',
    }),
    story('icons/brightness.png', '/sub-category/2', {
      en: '1,200 cd/m² | Brightness beside stage lights.',
      ar: '1,200 شمعة/م² | سطوع إلى جانب إضاءة المسرح.',
    }),
    story('icons/weight.png', '/sub-category/2', {
      en: '6.9 kg | A cabinet of 500 × 500 mm, carried with one hand.',
      ar: '6.9 كجم | كابينة 500 × 500 مم تُحمل بيد واحدة.',
    }),
  ],
  slides: [
    story({ file: 'images/rental-stage-words.jpg', shows: 'stage, words' }, '/projects', {
      en: 'Conferences | A keynote wall of 12 × 4 m with a clean 3:1 canvas and room for the sign-language window.',
      ar: 'المؤتمرات | جدار للكلمة الافتتاحية بمقاس 12 × 4 م ونسبة 3:1، وفيه مكان لنافذة لغة الإشارة.',
    }),
    story({ file: 'images/rental-stage-silk.jpg', shows: 'stage, LED wall' }, '/projects', {
      en: 'Concerts | Side screens that follow the singer for the person in row 60.',
      ar: 'الحفلات | شاشات جانبية تقرّب المغنّي من الجالس في الصف 60.',
    }),
    story({ file: 'images/rental-stage-pattern.jpg', shows: 'stage, pattern' }, '/projects', {
      en: 'Weddings and galas | A backdrop of golden pattern, dimmed to 150 cd/m² at the table.',
      ar: 'الأعراس والمناسبات | خلفية من زخارف ذهبية، بسطوع 150 شمعة/م² يريح الضيوف.',
    }),
  ],
  media: [
    story({ file: 'images/rental-stage-pattern.jpg', shows: 'stage, pattern' }, '/projects', {
      en: 'Show time | Golden pattern across the whole stage.',
      ar: 'لحظة العرض | زخارف ذهبية بعرض المسرح كله.',
    }),
    story({ file: 'images/led-cabinet-front-and-back.jpg', shows: 'cabinet, back' }, '/contact', {
      en: 'The back | Power, data and status within reach of one hand.',
      ar: 'الظهر | الطاقة والبيانات والمؤشرات في متناول يد واحدة.',
    }),
    story({ file: 'images/led-pixels-macro-dunes.jpg', shows: 'pixels' }, '/sub-category/2', {
      en: 'The pixel | 147,456 of them in a square metre.',
      ar: 'البكسل | 147,456 بكسل في المتر المربع.',
    }),
  ],
  tickets: [
    story('icons/led-rental.png', '/register', {
      en: 'Rent it | Walls from 6 m² with crew, processor and spare cabinets, by the day or by the tour.',
      ar: 'استأجرها | جدران تبدأ من 6 م² مع الفريق والمعالج والكبائن الاحتياطية، باليوم أو بالجولة.',
    }),
    story('icons/led-module.png', '/register', {
      en: 'Own it | A starter set of 48 cabinets, 12 m², in 6 flight cases.',
      ar: 'امتلكها | مجموعة أولى من 48 كابينة، أي 12 م²، في 6 صناديق.',
    }),
    story('icons/people.png', '/contact', {
      en: 'Crew course | Two days of rigging, mapping and safety; certificate valid for 24 months.',
      ar: 'دورة الفرق الفنية | يومان من التعليق والضبط والسلامة، وشهادة صالحة 24 شهرًا.',
    }),
    story('icons/service.png', '/return-policy', {
      en: 'Repairs in 72 hours | Damaged modules go through our workshop and back to the road.',
      ar: 'إصلاح في 72 ساعة | تمرّ الوحدات المتضررة بورشتنا وتعود إلى الطريق.',
    }),
  ],
  videos: [
    story({ file: 'films/row-pixels.mp4', shows: 'pixels' }, '/sub-category/2', {
      en: 'Inside the module | 147,456 LEDs in a square metre, seen one by one.',
      ar: 'داخل الوحدة | 147,456 بكسل في المتر المربع، تُرى واحدًا واحدًا.',
    }),
  ],
  questions: [
    story({ file: 'images/rental-stage-silk.jpg', shows: 'stage, LED wall' }, '/contact', {
      en: 'Can I use it outdoors? | Under a roof and on dry evenings, yes. For daylight and bad weather take Stage P3.9: 4,500 cd/m² in the shade of a stage roof, and IP65.',
      ar: 'هل تُستخدم في الخارج؟ | تحت سقف وفي الأمسيات الجافة نعم. وللنهار وتقلّب الطقس اختر Stage P3.9: سطوعها 4,500 شمعة/م² في ظل سقف المسرح، ودرجة حمايتها IP65.',
    }),
    asked('/contact', {
      en: 'How high may it hang or stand? | Hung, up to 10 m from one beam. Standing, up to 6 m with the ground support and 4 m without a back truss.',
      ar: 'ما أقصى ارتفاع للتعليق أو الوقوف؟ | معلّقة حتى 10 م من عارضة واحدة. وقائمة حتى 6 م مع الدعم الأرضي، و4 م من دون هيكل خلفي.',
    }),
    asked('/product/29', {
      en: 'How tight can the curve be? | At 10° a column of 500 mm, the smallest circle has a diameter of about 5.7 m. Tighter shapes are made with Curve Flex P2.',
      ar: 'ما أضيق قوس ممكن؟ | عند 10° لكل عمود عرضه 500 مم يكون قطر أصغر دائرة نحو 5.7 م. أما الأشكال الأضيق فننفذها بطراز Curve Flex P2.',
    }),
  ],
};
