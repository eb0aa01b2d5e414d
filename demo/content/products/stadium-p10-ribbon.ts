import { typed } from '#demo/specifications.ts';
import { asked, drawn, story } from '#demo/story.ts';
import type { ProductPage } from '../product-page.ts';

export const stadiumP10Ribbon: ProductPage = {
  product: {
    id: 12,
    shared: typed({
      'pixel-pitch': '10',
      brightness: '7000',
      contrast: '3000',
      refresh: '7680',
      greyscale: '16',
      'viewing-angle-horizontal': '160',
      'viewing-angle-vertical': '120',
      'viewing-distance': '10',
      cabinet: '960 × 960 × 130',
      'cabinet-pixels': '96 × 96',
      'cabinet-weight': '31',
      mounting: 'floor / structure',
      service: 'back',
      'area-power-greatest': '600',
      'area-power-average': '200',
      suits: 'perimeter',
      'protection-front': 'IP65',
      'protection-back': 'IP65',
      temperature: '-20 – 60',
      'area-price-from-sa': '6600 SAR',
      'area-price-from-ae': '6500 AED',
      'lead-time': '8 – 12',
      life: '100000',
      warranty: '24',
    }),
    en: {
      name: 'Stadium P10 Ribbon',
      headline: 'Ninety minutes without a blink',
      description:
        'LED ribbons and perimeter boards for stadiums and arenas. 10 mm between pixels, 7,000 cd/m² for an afternoon match, 7,680 Hz for slow-motion replays, and a soft face that forgives a falling player.',
      features: [
        { title: '7,680 Hz for replays' },
        { title: 'Soft mask over every LED' },
        { title: '7,000 cd/m²' },
        { title: '360° around the bowl' },
      ],
      seo_title: 'Stadium P10 Ribbon perimeter LED boards',
      seo_description:
        'Perimeter and ribbon LED for stadiums: 10 mm pitch, 7,000 cd/m², 7,680 Hz for slow motion, soft masks, IP65, double signal path.',
    },
    ar: {
      name: 'Stadium P10 Ribbon',
      headline: 'تسعون دقيقة بلا رمشة',
      description:
        'شرائط LED ولوحات محيطية للملاعب والصالات. 10 مم بين البكسلات، وسطوع 7,000 شمعة/م² لمباراة العصر، ومعدل 7,680 هرتز للإعادة البطيئة، ووجه ليّن يرحم لاعبًا يسقط عليه.',
      features: [
        { title: '7,680 هرتز للإعادة البطيئة' },
        { title: 'قناع ليّن فوق كل بكسل' },
        { title: 'سطوع 7,000 شمعة/م²' },
        { title: '360° حول المدرجات' },
      ],
      seo_title: 'Stadium P10 Ribbon: شرائط LED للملاعب',
      seo_description:
        'شرائط ولوحات LED محيطية للملاعب: تباعد البكسلات 10 مم وسطوع 7,000 شمعة/م² ومعدل 7,680 هرتز للإعادة البطيئة، وأقنعة ليّنة وحماية IP65 ومسار إشارة مزدوج.',
    },
    files: {
      image: { file: 'images/stadium-day-welcome.jpg', shows: 'stadium, ribbon, noon' },
      banner: { file: 'films/row-stadium.mp4', shows: 'stadium, ribbon' },
      features: [
        { image: { file: 'images/stadium-ribbon-goal.jpg', shows: 'stadium, ribbon' } },
        { image: { file: 'images/led-pixels-macro-grid.jpg', shows: 'pixels' } },
        { image: { file: 'images/stadium-day-goal.jpg', shows: 'stadium, boards, noon' } },
        { image: { file: 'images/stadium-day-welcome.jpg', shows: 'stadium, ribbon' } },
      ],
    },
  },
  cards: [
    story({ file: 'images/stadium-ribbon-goal.jpg', shows: 'stadium, ribbon' }, '/sub-category/5', {
      en: 'Clean in slow motion | A replay camera at 480 frames a second sees 16 full refreshes in each frame. No bands cross the sponsor’s name.',
      ar: 'نقية في الإعادة البطيئة | كاميرا سرعتها 480 إطارًا في الثانية ترى 16 تحديثًا كاملًا في كل إطار، فلا يعبر شريط معتم فوق اسم الراعي.',
    }),
    story({ file: 'images/stadium-ribbon-welcome.jpg', shows: 'stadium, ribbon' }, '/projects', {
      en: 'One picture, all around | Up to 400 m of ribbon run from one control desk, frame-locked, so a wave crosses the bowl without a step.',
      ar: 'صورة واحدة تدور | حتى 400 م من الشرائط تُدار من طاولة واحدة بتزامن كامل، فتعبر الموجة المدرجات بلا قفزة.',
    }),
  ],
  rows: [
    story({ file: 'images/stadium-day-goal.jpg', shows: 'stadium, crowd, noon' }, '/projects', {
      en: 'An afternoon kick-off | 7,000 cd/m² with shades above each row reads in full sun. For the evening match it falls to 1,500 and spares the broadcast.',
      ar: 'انطلاق في العصر | سطوع 7,000 شمعة/م² مع مظلات فوق كل صف يُقرأ تحت الشمس، وفي مباراة المساء ينخفض إلى 1,500 رفقًا بالبث.',
      figure: ['7,000 cd/m²', '7,000 شمعة/م²'],
    }),
    drawn('cables', '/contact', {
      en: 'Two of everything | Signal enters from both ends of the loop. Cut a cable in the 89th minute and the picture stays.',
      ar: 'كل شيء مزدوج | تدخل الإشارة من طرفي الحلقة. اقطع كابلًا في الدقيقة 89 وتبقى الصورة.',
    }),
  ],
  films: [
    story({ file: 'films/row-stadium.mp4', shows: 'stadium, ribbon' }, '/projects', {
      en: 'The moment | From welcome to goal within one frame, on 400 m of ribbon.',
      ar: 'لحظة الهدف | من الترحيب إلى الهدف في إطار واحد، على 400 م من الشريط.',
      figure: ['400 m', '400 م'],
    }),
  ],
  headlines: [
    story('icons/refresh-rate.png', '/sub-category/5', {
      en: '7,680 Hz | Refresh rate for replays in slow motion.',
      ar: '7,680 هرتز | معدل تحديث للإعادة البطيئة.',
    }),
    story('icons/brightness.png', '/sub-category/5', {
      en: '7,000 cd/m² | Brightness for matches in the sun.',
      ar: '7,000 شمعة/م² | سطوع لمباريات تحت الشمس.',
    }),
    story('icons/pixel-pitch.png', '/sub-category/5', {
      en: '10 mm | Pixel pitch, seen from the first row at 10 m.',
      ar: '10 مم | تباعد بكسلات لصف أول على بُعد 10 م.',
    }),
    story('icons/protection.png', '/sub-category/5', {
      en: 'IP65 | Rain, dust and the sprinkler, front and rear.',
      ar: 'IP65 | المطر والغبار ومرشّات العشب، من الأمام والخلف.',
    }),
  ],
  slides: [
    story({ file: 'images/stadium-day-welcome.jpg', shows: 'ribbon, crowd' }, '/projects', {
      en: 'The upper ribbon | A band 1,920 mm high, two cabinets, below the second tier: score, minute and the next line of the chant.',
      ar: 'الشريط العلوي | حزام ارتفاعه 1,920 مم، أي كابينتان، تحت الطبقة الثانية: النتيجة والدقيقة وكلمات الهتاف.',
    }),
    story({ file: 'images/stadium-day-goal.jpg', shows: 'boards, pitch' }, '/projects', {
      en: 'Around the pitch | 240 m of boards on three sides, seen by every camera on the far stand.',
      ar: 'حول أرض الملعب | 240 م من اللوحات على ثلاث جهات، تلتقطها كل كاميرا في المدرج المقابل.',
    }),
    story({ file: 'images/stadium-ribbon-light.jpg', shows: 'ribbon, folds of light' }, '/projects', {
      en: 'Before the concert | The same ribbon rehearses with the band, hours before 60,000 people come in.',
      ar: 'قبل الحفل | الشريط نفسه يتمرّن مع الفرقة قبل ساعات من دخول 60,000 ضيف.',
    }),
  ],
  tickets: [
    story('icons/people.png', '/register', {
      en: 'Match-day crew | Two engineers, from 3 hours before kick-off to the last interview.',
      ar: 'فريق يوم المباراة | مهندسان حاضران قبل 3 ساعات من الانطلاق وحتى آخر مقابلة.',
    }),
    story('icons/led-ribbon.png', '/contact', {
      en: 'Sponsor planner | Schedules, priorities and goal moments for up to 40 brands.',
      ar: 'جدول الرعاة | مواعيد وأولويات ولحظات أهداف لما يصل إلى 40 علامة.',
    }),
    story('icons/led-module.png', '/contact', {
      en: 'Spare boards | 2% complete boards wait in the tunnel, swapped in 90 seconds.',
      ar: 'لوحات احتياطية | 2% من اللوحات الكاملة تنتظر في النفق، وتُبدَّل في 90 ثانية.',
    }),
    story('icons/protection.png', '/return-policy', {
      en: 'Warranty of 24 months | Ball strikes in normal play are covered for the masks.',
      ar: 'ضمان 24 شهرًا | يشمل الأقنعة إذا أصابتها الكرة في اللعب المعتاد.',
    }),
  ],
  questions: [
    story({ file: 'images/stadium-ribbon-light.jpg', shows: 'stadium, ribbon' }, '/contact', {
      en: 'Does it meet the rules of the federations? | Boards are 960 mm high with soft edges, and 4 m from the line they keep the sight lines most federations ask for. We check your league’s own rules first.',
      ar: 'هل تطابق شروط الاتحادات؟ | ارتفاع اللوحات 960 مم وحوافها ليّنة، وعلى بُعد 4 م من الخط تحافظ على الرؤية التي تطلبها معظم الاتحادات. ونراجع لائحة دوريك أولًا.',
    }),
    asked('/contact', {
      en: 'Will players be dazzled? | No. The beam is 120° high and aims at the stands and cameras; after sunset a sensor holds it at 1,500 cd/m².',
      ar: 'هل تبهر اللاعبين؟ | لا. الحزمة بزاوية 120° عموديًا وتتجه إلى المدرجات والكاميرات، وبعد الغروب يثبّتها الحسّاس عند 1,500 شمعة/م².',
    }),
    asked('/register', {
      en: 'Can the boards be taken away? | Yes. Each has two handles, one plug and one data cable. A line of 100 m leaves the pitch in two hours.',
      ar: 'هل يمكن رفع اللوحات؟ | نعم. لكل لوحة مقبضان وقابس واحد وكابل بيانات واحد، ويُخلى 100 م من أرض الملعب في ساعتين.',
    }),
    asked('/contact', {
      en: 'What if the control desk fails? | A second desk runs the same playlist in step and takes over within 20 ms, less than one frame.',
      ar: 'ماذا لو تعطّلت طاولة التحكم؟ | طاولة ثانية تشغّل القائمة نفسها بتزامن وتتولى العرض خلال 20 ملي ثانية، أي أقل من إطار واحد.',
    }),
    asked('/register', {
      en: 'What power does 240 m need? | 240 m of boards are 230 m²: 138 kW at most and 46 kW on average, fed at four points.',
      ar: 'كم يحتاج شريط طوله 240 م؟ | 240 م من اللوحات مساحتها 230 م²: أقصاها 138 كيلوواط ومتوسطها 46 كيلوواط، تُغذّى من أربع نقاط.',
    }),
  ],
};
