import { asked, story } from '#demo/story.ts';
import { stripOf, type SubCategoryPage } from '../sub-category-page.ts';

export const buildingFacades: SubCategoryPage = {
  subCategory: {
    id: 4,
    en: {
      name: 'Building facades',
      title: 'Architecture, after dark',
      text: 'Permanent outdoor LED for buildings: solid walls of 6 and 8 mm, and an open mesh for glass towers. IP65 or better on both sides, up to 7,500 cd/m², at work at 60 °C.',
      seo_title: 'LED screens for building facades',
      seo_description:
        'Permanent outdoor LED for buildings: walls of 6 and 8 mm and open mesh, IP65 or better, up to 7,500 cd/m², rated to 60 °C.',
    },
    ar: {
      name: 'واجهات المباني',
      title: 'عمارة تضيء بعد الغروب',
      text: 'شاشات LED خارجية دائمة للمباني: جدران بتباعد 6 و8 مم وشبكة مفتوحة للأبراج الزجاجية. حماية IP65 أو أعلى من الجهتين، وسطوع حتى 7,500 شمعة/م²، وتعمل حتى 60 °م.',
      seo_title: 'شاشات LED لواجهات المباني',
      seo_description:
        'شاشات LED خارجية دائمة للمباني: جدران بتباعد 6 و8 مم وشبكة مفتوحة، حماية IP65 أو أعلى، وسطوع حتى 7,500 شمعة/م²، تعمل حتى 60 °م.',
    },
    shared: { path: '/sub-category/4' },
    files: { banner: { file: 'films/banner-outdoor.mp4', shows: 'facade, dusk' } },
  },
  products: stripOf(9, 10, 11),
  cards: [
    story({ file: 'images/facade-noon-dunes.jpg', shows: 'facade, noon' }, '/product/10', {
      en: 'Made for this sun | Up to 7,500 cd/m² by day, 350 by night, and no fan for the sand to find.',
      ar: 'صُنعت لهذه الشمس | حتى 7,500 شمعة/م² نهارًا و350 ليلًا، ولا مروحة يدخلها الرمل.',
    }),
    story({ file: 'images/facade-noon-city.jpg', shows: 'facade, noon' }, '/register', {
      en: 'From permit to picture | Steel, wind proof for 160 km/h, municipal file, hoisting and content by one team.',
      ar: 'من التصريح إلى الصورة | الهيكل وحساب الريح حتى 160 كم/س وملف البلدية والرفع والمحتوى من فريق واحد.',
    }),
    story({ file: 'images/mesh-noon-pattern.jpg', shows: 'tower, mesh' }, '/product/11', {
      en: 'Solid or open | A wall for film, or a mesh with 60% open surface that keeps the offices’ view.',
      ar: 'مصمتة أو مفتوحة | جدار للأفلام، أو شبكة انفتاحها 60% تحافظ على إطلالة المكاتب.',
    }),
  ],
  slides: [
    story({ file: 'images/facade-led-light.jpg', shows: 'facade, dusk' }, '/product/9', {
      en: 'City squares | 9.6 × 5.76 m of landmark, sharp from 6 m.',
      ar: 'ساحات المدن | معلم مقاسه 9.6 × 5.76 م واضح من 6 م.',
    }),
    story({ file: 'images/facade-noon-city.jpg', shows: 'facade, noon' }, '/product/10', {
      en: 'Malls | Read across eight lanes, from 8 m to 200 m.',
      ar: 'المجمّعات | تُقرأ عبر ثمانية مسارات، من 8 م إلى 200 م.',
    }),
    story({ file: 'images/mesh-noon-dunes.jpg', shows: 'tower, mesh, noon' }, '/product/11', {
      en: 'Towers | 20 × 60 m of light on glass, at 12 kg/m².',
      ar: 'الأبراج | 20 × 60 م من الضوء على الزجاج، بوزن 12 كجم/م².',
    }),
    story({ file: 'images/mosque-noon-detail.jpg', shows: 'courtyard, prayer times' }, '/product/9', {
      en: 'Courtyards | Prayer times in the open air, silent, at 6 m.',
      ar: 'الساحات | مواقيت الصلاة في الهواء الطلق، بصمت، ومن 6 م.',
    }),
  ],
  tiles: [
    story({ file: 'images/facade-led-light.jpg', shows: 'facade, dusk' }, '/projects', {
      en: 'The avenue at dusk | From 6,500 to 350 cd/m² in 20 minutes.',
      ar: 'الجادة عند الغروب | من 6,500 إلى 350 شمعة/م² في 20 دقيقة.',
    }),
    story({ file: 'images/led-pixels-macro-grid.jpg', shows: 'pixels' }, '/product/9', {
      en: 'The pixels | 6 mm from one to the next.',
      ar: 'البكسلات | 6 مم بين كل بكسل وجاره.',
    }),
    story({ file: 'images/led-cabinet-front-and-back.jpg', shows: 'cabinet, front' }, '/product/9', {
      en: 'The cabinet | 960 × 960 mm, 26 kg.',
      ar: 'الكابينة | 960 × 960 مم و26 كجم.',
    }),
    story({ file: 'images/facade-mesh-detail.jpg', shows: 'tower, mesh' }, '/product/11', {
      en: 'The mesh | 60% air.',
      ar: 'الشبكة | 60% هواء.',
    }),
    story({ file: 'images/installation-test-pattern.jpg', shows: 'half-built wall, cabinets' }, '/register', {
      en: 'The lift | 12 cabinets an hour.',
      ar: 'الرفع | 12 كابينة في الساعة.',
    }),
    story({ file: 'images/facade-led-skyline.jpg', shows: 'facade, dusk' }, '/contact', {
      en: 'The night | 350 cd/m² after sunset.',
      ar: 'الليل | 350 شمعة/م² بعد الغروب.',
    }),
    story({ file: 'images/facade-noon-dunes.jpg', shows: 'facade, noon' }, '/projects', {
      en: 'August, three o’clock | 60 °C on the skin, and a picture.',
      ar: 'أغسطس بعد الظهر | 60 °م على السطح، والصورة باقية.',
    }),
  ],
  tickets: [
    story('icons/screen-size.png', '/register', {
      en: 'Feasibility | Sight lines, sun path and structure on 12 pages, within 3 weeks.',
      ar: 'دراسة الجدوى | خطوط النظر ومسار الشمس والهيكل في 12 صفحة خلال 3 أسابيع.',
    }),
    story('icons/weight.png', '/contact', {
      en: 'Steel | Calculated for 160 km/h and stamped by a licensed engineer.',
      ar: 'الهيكل | محسوب لريح 160 كم/س ومختوم من مهندس مرخّص.',
    }),
    story('icons/control-room.png', '/contact', {
      en: 'Watch | Each cabinet reports every 5 minutes.',
      ar: 'المراقبة | كل كابينة ترسل تقريرها كل 5 دقائق.',
    }),
    story('icons/protection.png', '/return-policy', {
      en: 'Warranty | 24 months, 3% spare modules from your batch.',
      ar: 'الضمان | 24 شهرًا و3% وحدات احتياطية من دفعتك.',
    }),
  ],
  questions: [
    story({ file: 'images/facade-led-sea.jpg', shows: 'facade, dusk' }, '/contact', {
      en: 'Which pitch suits my building? | Nearest viewer under 8 m: P6. From 8 m: P8. Glass towers seen from 32 m: Mesh P15.',
      ar: 'أي تباعد يناسب مبناي؟ | أقرب مشاهد دون 8 م: P6. ومن 8 م: P8. والأبراج الزجاجية من 32 م: Mesh P15.',
    }),
    asked('/register', {
      en: 'Do I need a permit? | Yes, nearly everywhere. We prepare drawings, wind proof and the light report; cities usually answer in 3 to 8 weeks.',
      ar: 'هل أحتاج إلى تصريح؟ | نعم في معظم المدن. نجهّز المخططات وحساب الريح وتقرير الإضاءة، والرد عادة خلال 3 إلى 8 أسابيع.',
    }),
    asked('/contact', {
      en: 'Does heat shorten its life? | Less than you fear: without fans and with aluminium backs, the LEDs stay near 25 °C above the air. We plan for 100,000 hours.',
      ar: 'هل تقصّر الحرارة عمرها؟ | أقل مما تظن: بلا مراوح وبظهر ألمنيوم تبقى وحدات LED أعلى من حرارة الهواء بنحو 25 °م. ونخطط لعمر 100,000 ساعة.',
    }),
    asked('/contact', {
      en: 'What does it use? | 215 to 235 W/m² on average. A wall of 55 m² costs about 13 kW while it shines.',
      ar: 'كم تستهلك؟ | من 215 إلى 235 واط/م² في المتوسط. جدار مساحته 55 م² يستهلك نحو 13 كيلوواط أثناء العرض.',
    }),
  ],
};
