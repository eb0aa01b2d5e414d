import { card, question, tile, type CategorySections } from '../category-page.ts';

export const customInstallationsSections: CategorySections = {
  tiles: [
    tile({ file: 'images/curved-wall-dunes.jpg', shows: 'curved wall' }, '/product/29', 'white', {
      en: 'Curves | A horizon that never breaks.',
      ar: 'المنحنيات | أفق لا ينكسر.',
    }),
    tile({ file: 'images/led-column-silk.jpg', shows: 'columns' }, '/product/29', 'white', {
      en: 'Columns | The structure becomes the story.',
      ar: 'الأعمدة | حين يصبح الهيكل حكاية.',
    }),
    tile({ file: 'images/led-cube-atrium.jpg', shows: 'cube, atrium' }, '/sub-category/13', 'white', {
      en: 'Cubes | Five faces, one picture.',
      ar: 'المكعبات | خمسة أوجه وصورة واحدة.',
    }),
    tile({ file: 'images/film-day-pattern.jpg', shows: 'film, glass, daylight' }, '/product/30', 'white', {
      en: 'Glass | The view stays, a picture floats in it.',
      ar: 'الزجاج | المنظر باقٍ، وفيه تطفو صورة.',
    }),
    tile({ file: 'images/curved-wall-dunes.jpg', shows: 'curved wall, dunes' }, '/project/8', 'white', {
      en: 'Museums | Stand inside a dune.',
      ar: 'المتاحف | في قلب الكثيب.',
    }),
    tile({ file: 'images/led-cube-words.jpg', shows: 'cube, atrium' }, '/sub-category/13', 'white', {
      en: 'Atriums | A cube above the hall.',
      ar: 'الأفنية الداخلية | مكعب معلّق فوق البهو.',
    }),
    tile({ file: 'images/curved-wall-silk.jpg', shows: 'curved wall, folds of light' }, '/sub-category/14', 'white', {
      en: 'Lobbies | A wave of light along the whole wall.',
      ar: 'الردهات | موجة ضوء على امتداد الجدار كله.',
    }),
  ],
  cards: [
    card(
      { file: 'images/curved-wall-sea.jpg', shows: 'curved wall' },
      {
        en: 'From sketch to pixels | We unroll the shape, count its pixels and give your artists a template, so that content is ready when the steel is.',
        ar: 'من الرسم إلى البكسل | نبسط الشكل ونعدّ بكسلاته ونسلّم فنانيك قالبًا، فيجهز المحتوى حين يجهز الفولاذ.',
      },
    ),
    card(
      { file: 'images/workshop-calibration.jpg', shows: 'workshop' },
      {
        en: 'Built twice | Every special shape is assembled once in our workshop, filmed, taken apart and numbered. On site it goes up as if it were a standard product.',
        ar: 'تُبنى مرتين | يُجمع كل شكل خاص مرة في ورشتنا ويُصوَّر ثم يُفكّ ويُرقّم. وفي الموقع يُركَّب كأنه منتج معتاد.',
      },
    ),
    card(
      { file: 'images/workshop-bench-detail.jpg', shows: 'modules' },
      {
        en: 'Served like any other | Magnets hold the modules and one tool lifts them. A curve is no excuse for a repair that takes a day.',
        ar: 'تُصان كغيرها | يحمل المغناطيس الوحدات وترفعها أداة واحدة. والانحناء ليس عذرًا لإصلاح يستغرق يومًا.',
      },
    ),
  ],
  questions: [
    question(
      { file: 'images/led-column-silk.jpg', shows: 'columns' },
      {
        en: 'How tight can a curve be? | Flexible modules bend to a radius of 150 mm, inwards and outwards. Flat cabinets make wide curves in steps of up to 10°.',
        ar: 'إلى أي حد يمكن أن ينحني؟ | تنحني الوحدات المرنة حتى نصف قطر 150 مم إلى الداخل والخارج. والكبائن المسطحة تصنع أقواسًا واسعة بزوايا حتى 10°.',
      },
    ),
    question(
      { file: 'images/film-day-pattern.jpg', shows: 'film, glass, daylight' },
      {
        en: 'Can I still see through the glass? | Yes. The film lets 90% of the light through; from 2 m inside you hardly notice it. The picture is seen from outside, best from 6 m.',
        ar: 'هل أرى من خلال الزجاج؟ | نعم. يعبر الفيلمَ 90% من الضوء، ومن مسافة 2 م في الداخل لا تكاد تلحظه. أما الصورة فتُرى من الخارج، وأفضلها من 6 م.',
      },
    ),
    question(
      { file: 'images/workshop-calibration.jpg', shows: 'workshop' },
      {
        en: 'How long does a special shape take? | Two weeks for drawings, six to eight for production and the trial assembly, and one to two on site. A film on existing glass is ready in four.',
        ar: 'كم يستغرق الشكل الخاص؟ | أسبوعان للمخططات، ومن ستة إلى ثمانية للتصنيع والتجميع التجريبي، ومن أسبوع إلى أسبوعين في الموقع. أما الفيلم على الزجاج القائم فيجهز في أربعة أسابيع.',
      },
    ),
    question(
      { file: 'images/led-cube-atrium.jpg', shows: 'cube, atrium' },
      {
        en: 'Who makes the content? | You, your agency or our content team. In every case you receive a template with the exact pixels and a preview on the shape itself.',
        ar: 'من يصنع المحتوى؟ | أنت أو وكالتك أو فريق المحتوى لدينا. وفي كل الأحوال تتسلم قالبًا بالبكسلات الدقيقة ومعاينة على الشكل نفسه.',
      },
    ),
  ],
};
