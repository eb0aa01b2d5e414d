import { card, question, tile, type CategorySections } from '../category-page.ts';

export const indoorLedSections: CategorySections = {
  tiles: [
    tile({ file: 'images/lobby-morning-welcome.jpg', shows: 'lobby, LED wall' }, '/sub-category/1', 'white', {
      en: 'Lobbies | The first five seconds of a visit.',
      ar: 'الردهات | أول خمس ثوانٍ من الزيارة.',
    }),
    tile({ file: 'images/operations-day-detail.jpg', shows: 'control room, LED wall' }, '/product/2', 'white', {
      en: 'Control rooms | One surface for every feed.',
      ar: 'غرف العمليات | سطح واحد لكل المصادر.',
    }),
    tile({ file: 'images/airport-gates-row.jpg', shows: 'gates' }, '/product/1', 'white', {
      en: 'Airports | Gates that are read while walking.',
      ar: 'المطارات | بوابات تُقرأ أثناء المشي.',
    }),
    tile({ file: 'images/rental-stage-words.jpg', shows: 'stage, LED wall' }, '/sub-category/2', 'white', {
      en: 'Stages | Scenery made of light, packed into a truck by midnight.',
      ar: 'المسارح | مشاهد من ضوء، في الشاحنة قبل منتصف الليل.',
    }),
    tile({ file: 'images/shop-morning-perfume.jpg', shows: 'shop window, LED wall, daylight' }, '/sub-category/3', 'white', {
      en: 'Shop windows | Brighter than the street.',
      ar: 'واجهات المتاجر | أسطع من الشارع.',
    }),
    tile({ file: 'images/vision-boardroom-results.jpg', shows: 'boardroom, figures' }, '/product/1', 'white', {
      en: 'Boardrooms | Figures that everyone reads.',
      ar: 'قاعات مجالس الإدارة | أرقام يقرؤها الجميع.',
    }),
    tile({ file: 'images/curved-wall-dunes.jpg', shows: 'curved wall' }, '/product/3', 'white', {
      en: 'Museums | A dune as wide as the room.',
      ar: 'المتاحف | كثيب بعرض القاعة.',
    }),
  ],
  cards: [
    card(
      { file: 'images/led-pixels-macro-dunes.jpg', shows: 'pixels' },
      {
        en: 'Choose by distance | One millimetre of pitch for every metre to the nearest viewer. Stand 1.2 m away and P1.2 is right; stand 4 m away and P2.6 shows the same picture for far less.',
        ar: 'اختر بحسب المسافة | مليمتر واحد من تباعد البكسلات لكل متر إلى أقرب مشاهد. من 1.2 م يناسبك P1.2، ومن 4 م يريك P2.6 الصورة نفسها بتكلفة أقل بكثير.',
      },
    ),
    card(
      { file: 'images/led-pixels-macro-grid.jpg', shows: 'pixels' },
      {
        en: 'Made to be near people | Resin over every LED, rounded edges and no fan. A wall in a lobby is leaned on, wiped and photographed, and should not mind.',
        ar: 'صُنعت لتكون قرب الناس | راتنج فوق كل بكسل وحواف ملساء وبلا مراوح. جدار الردهة يُتّكأ عليه ويُمسح ويُصوَّر، ولا ينبغي أن يضيره ذلك.',
      },
    ),
    card(
      { file: 'images/installation-half-built.jpg', shows: 'half-built wall, cabinets' },
      {
        en: 'In the room in a week | Cabinets of 5 kg pass through any door. Frame, cabinets and cables for a 4K wall take four days, and the fifth is for colour.',
        ar: 'في مكانها خلال أسبوع | كبائن وزنها 5 كجم تدخل من أي باب. الهيكل والكبائن والكابلات لجدار 4K أربعة أيام، والخامس لضبط اللون.',
      },
    ),
  ],
  questions: [
    question(
      { file: 'images/led-pixels-macro-dunes.jpg', shows: 'pixels' },
      {
        en: 'Which pixel pitch do I need? | Measure the distance to the nearest viewer in metres and read it as millimetres. For 1.5 m choose P1.5 or finer; for a stage seen from 4 m, P2.6 or even P3.9 is enough.',
        ar: 'ما تباعد البكسلات الذي أحتاج إليه؟ | قس المسافة إلى أقرب مشاهد بالأمتار واقرأها بالمليمتر. لمسافة 1.5 م اختر P1.5 أو أدق، ولمسرح يُرى من 4 م يكفي P2.6 أو حتى P3.9.',
      },
    ),
    question(
      { file: 'images/lobby-morning-sea.jpg', shows: 'lobby, LED wall, daylight' },
      {
        en: 'How bright should an indoor wall be? | Between 200 and 400 cd/m² in a meeting room, 600 to 1,000 in daylight. Our walls can do more than they need, so they run cool and age slowly.',
        ar: 'كم ينبغي أن يكون سطوع الجدار الداخلي؟ | من 200 إلى 400 شمعة/م² في غرفة الاجتماعات، ومن 600 إلى 1,000 مع ضوء النهار. تستطيع جدراننا أكثر مما يُطلب منها، فتعمل باردة ويطول عمرها.',
      },
    ),
    question(
      { file: 'images/control-room-city.jpg', shows: 'control room, LED wall' },
      {
        en: 'How much power does it use? | A 4K wall of 13 m² in P1.2 needs 5 kW at its brightest and about 1.6 kW on an ordinary day. It gives off as much heat as a coffee machine and a half.',
        ar: 'كم تستهلك من الطاقة؟ | يحتاج جدار 4K مساحته 13 م² من طراز P1.2 إلى 5 كيلوواط عند أقصى سطوع، ونحو 1.6 كيلوواط في اليوم المعتاد. ويبث من الحرارة قدر آلة قهوة ونصف.',
      },
    ),
    question(
      { file: 'images/workshop-bench-detail.jpg', shows: 'modules' },
      {
        en: 'What if a pixel fails? | A magnetic tool lifts the module out of the front and a spare from your own batch takes its place. No technician has to stand behind the wall.',
        ar: 'ماذا لو تعطل بكسل؟ | تسحب أداة مغناطيسية الوحدة من الأمام وتحل محلها وحدة احتياطية من دفعتك نفسها، ولا يحتاج أحد إلى الوقوف خلف الجدار.',
      },
    ),
  ],
};
