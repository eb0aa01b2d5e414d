import { card, question, tile, type CategorySections } from '../category-page.ts';

export const outdoorLedSections: CategorySections = {
  tiles: [
    tile({ file: 'images/facade-led-light.jpg', shows: 'facade, dusk' }, '/sub-category/4', 'white', {
      en: 'Facades | A face for the night.',
      ar: 'الواجهات | تضيء ليلًا.',
    }),
    tile({ file: 'images/stadium-day-welcome.jpg', shows: 'stadium, ribbon, crowd' }, '/sub-category/5', 'white', {
      en: 'Stadiums | One picture all the way round.',
      ar: 'الملاعب | صورة واحدة تدور حول المدرجات.',
    }),
    tile({ file: 'images/road-noon-dunes.jpg', shows: 'road, sign, noon' }, '/product/14', 'white', {
      en: 'Highways | Read at speed.',
      ar: 'الطرق السريعة | تُقرأ في لحظتها.',
    }),
    tile({ file: 'images/mosque-noon-board.jpg', shows: 'courtyard, prayer times, noon' }, '/product/13', 'white', {
      en: 'Courtyards | Times and notices that are read from the far arcade.',
      ar: 'الساحات | مواقيت وإعلانات تُقرأ من آخر الرواق.',
    }),
    tile({ file: 'images/totem-plaza.jpg', shows: 'totem, plaza' }, '/product/13', 'white', {
      en: 'Street corners | The way and the evening, on one post.',
      ar: 'زوايا الشوارع | الطريق وبرنامج المساء على عمود واحد.',
    }),
    tile({ file: 'images/mesh-noon-pattern.jpg', shows: 'tower, mesh, noon' }, '/product/11', 'white', {
      en: 'Glass towers | Light outside, a view inside.',
      ar: 'الأبراج الزجاجية | ضوء في الخارج وإطلالة في الداخل.',
    }),
    tile({ file: 'images/stage-afternoon-dunes.jpg', shows: 'stage, daylight' }, '/product/6', 'white', {
      en: 'Festivals | From the sound check in the sun to the last song.',
      ar: 'المهرجانات | من تجربة الصوت نهارًا إلى آخر أغنية.',
    }),
  ],
  cards: [
    card(
      { file: 'images/facade-noon-city.jpg', shows: 'facade, noon' },
      {
        en: 'Bright where it counts | At noon a matt surface and 6,500 cd/m² are what it takes. After sunset the same wall is happy with a fiftieth of that.',
        ar: 'ساطعة حيث يلزم | عند الظهيرة لا بد من سطح مطفأ وسطوع 6,500 شمعة/م². وبعد الغروب يكفي الجدارَ نفسه جزء من خمسين من ذلك.',
      },
    ),
    card(
      { file: 'images/led-cabinet-front-and-back.jpg', shows: 'cabinet, back' },
      {
        en: 'Cooled by its own shape | Aluminium carries heat to the back, and a gap behind the wall draws air like a chimney. Nothing turns, so nothing wears out.',
        ar: 'يبرّدها شكلها | ينقل الألمنيوم الحرارة إلى الخلف، ويسحب الفراغ خلف الجدار الهواء كالمدخنة. لا شيء يدور، فلا شيء يبلى.',
      },
    ),
    card(
      { file: 'images/road-noon-dunes.jpg', shows: 'sign, pole' },
      {
        en: 'Steel that is calculated | Wind, weight and the person on the ladder are part of every drawing. We design for gusts of 160 km/h on the coast.',
        ar: 'فولاذ محسوب | الريح والوزن ومن يقف على السلّم جزء من كل مخطط. وعلى الساحل نصمم لهبات تبلغ 160 كم/س.',
      },
    ),
  ],
  questions: [
    question(
      { file: 'images/facade-noon-dunes.jpg', shows: 'facade, noon' },
      {
        en: 'Which brightness do I need? | In direct sun 5,000 cd/m² is the least that stays readable; we plan with 6,500 and more, so that dust and age have room. In shade 3,500 is enough.',
        ar: 'ما السطوع الذي أحتاج إليه؟ | تحت الشمس المباشرة 5,000 شمعة/م² هي أقل ما يبقى مقروءًا، ونحن نخطط على 6,500 فأكثر ليبقى مجال للغبار والعمر. وفي الظل تكفي 3,500.',
      },
    ),
    question(
      { file: 'images/led-cabinet-front-and-back.jpg', shows: 'cabinet, front, back' },
      {
        en: 'What do the digits after IP mean? | The first is dust, the second water. IP65 keeps out all dust and a jet of water; IP66 a strong jet. Ask for both faces, because the back of a facade also lives outdoors.',
        ar: 'ماذا تعني الأرقام بعد IP؟ | الأول للغبار والثاني للماء. تمنع IP65 الغبار كله وتيار الماء، وتمنع IP66 التيار القوي. واسأل عن الوجهين، فخلف الواجهة في العراء أيضًا.',
      },
    ),
    question(
      { file: 'images/facade-led-sea.jpg', shows: 'facade, dusk' },
      {
        en: 'Will it disturb the neighbours? | Not if it is planned. A sensor and a timetable bring a facade from 6,500 cd/m² at noon to 150 late in the evening, and it goes dark at an hour agreed with the municipality.',
        ar: 'هل تزعج الجيران؟ | لا، إذا خُطط لها. حسّاس وجدول زمني ينزلان بالواجهة من 6,500 شمعة/م² ظهرًا إلى 150 آخر المساء، ثم تنطفئ في ساعة يُتفق عليها مع البلدية.',
      },
    ),
    question(
      { file: 'images/led-cabinet-pattern.jpg', shows: 'cabinet, front' },
      {
        en: 'How is it cleaned and served? | Twice a year with soft water at low pressure, early in the morning. Modules come out from the front or from behind; the walkway is part of our drawing.',
        ar: 'كيف تُنظَّف وتُصان؟ | مرتين في السنة بماء عذب وضغط خفيف في الصباح الباكر. وتُسحب الوحدات من الأمام أو من الخلف، وممر الصيانة جزء من مخططنا.',
      },
    ),
  ],
};
