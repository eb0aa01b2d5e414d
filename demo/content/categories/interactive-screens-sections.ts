import { card, question, tile, type CategorySections } from '../category-page.ts';

export const interactiveScreensSections: CategorySections = {
  tiles: [
    tile({ file: 'images/classroom-morning-lesson.jpg', shows: 'classroom, pupils' }, '/sub-category/7', 'white', {
      en: 'Classrooms | Lessons written together.',
      ar: 'الفصول | دروس تُكتب معًا.',
    }),
    tile({ file: 'images/meeting-morning-results.jpg', shows: 'meeting room, people' }, '/sub-category/8', 'white', {
      en: 'Meeting rooms | No cables, no waiting.',
      ar: 'غرف الاجتماعات | بلا كابلات ولا انتظار.',
    }),
    tile({ file: 'images/interactive-screen-studio-welcome.jpg', shows: 'screen, wheels' }, '/product/19', 'white', {
      en: 'Training rooms and clinics | On wheels, from desk to desk.',
      ar: 'غرف التدريب والعيادات | على عجلات، من مكتب إلى مكتب.',
    }),
    tile({ file: 'images/interactive-screen-studio-results.jpg', shows: 'screen, figures' }, '/product/24', 'white', {
      en: 'Offices | Figures that everyone can mark.',
      ar: 'المكاتب | أرقام يضع عليها الجميع ملاحظاتهم.',
    }),
    tile({ file: 'images/interactive-screen-classroom.jpg', shows: 'classroom, desks' }, '/product/22', 'white', {
      en: 'Training centres | The room and the remote, as one class.',
      ar: 'مراكز التدريب | الحاضر والبعيد في صف واحد.',
    }),
    tile({ file: 'images/interactive-screen-studio-welcome.jpg', shows: 'screen, welcome' }, '/product/21', 'white', {
      en: 'Receptions | A welcome on a stand.',
      ar: 'الاستقبال | ترحيب على حامل.',
    }),
    tile({ file: 'images/interactive-screen-classroom-geometry.jpg', shows: 'board, pattern' }, '/product/20', 'white', {
      en: 'Schools | Geometry as large as the board.',
      ar: 'المدارس | الهندسة بحجم السبورة.',
    }),
  ],
  cards: [
    card(
      { file: 'images/interactive-screen-classroom-detail.jpg', shows: 'board, lesson' },
      {
        en: 'A pen that feels like one | The line appears 1 mm behind the tip, so the hand forgets the glass. A fist wipes, as it always did.',
        ar: 'قلم كالقلم | يظهر الخط على بُعد 1 مم من الطرف، فتنسى اليد الزجاج. وقبضة اليد تمسح كما اعتادت.',
      },
    ),
    card(
      { file: 'images/interactive-screen-studio-lesson.jpg', shows: 'screen, words' },
      {
        en: 'Arabic handwriting | Letters are recognised from right to left while they are being written, diacritics included, and can be searched afterwards.',
        ar: 'خط اليد العربي | تُعرف الحروف من اليمين إلى اليسار لحظة كتابتها، بتشكيلها، ويمكن البحث فيها لاحقًا.',
      },
    ),
    card(
      { file: 'images/meeting-morning-results.jpg', shows: 'meeting room, screen' },
      {
        en: 'Looked after from one desk | Updates, timetables and a locked screen for a hundred rooms from a single browser window.',
        ar: 'إدارة من مكتب واحد | التحديثات والجداول وقفل الشاشات لمئة غرفة من نافذة متصفح واحدة.',
      },
    ),
  ],
  questions: [
    question(
      { file: 'images/classroom-morning-lesson.jpg', shows: 'pupils, board' },
      {
        en: 'Which size suits my room? | Divide the distance to the last row in metres by 0.09. A room of 6 m is well served by 65 inches, one of 7.5 m by 86.',
        ar: 'ما المقاس المناسب لغرفتي؟ | اقسم بُعد الصف الأخير بالأمتار على 0.09. فالغرفة التي عمقها 6 م يكفيها 65 بوصة، والتي عمقها 7.5 م يكفيها 86.',
      },
    ),
    question(
      { file: 'images/interactive-screen-studio-lesson.jpg', shows: 'screen, lesson' },
      {
        en: 'Can several people write at once? | Yes. The boards follow up to 50 points at the same time and tell a pen from a finger, so two pupils can draw while the teacher moves the page.',
        ar: 'هل يمكن لأكثر من شخص الكتابة معًا؟ | نعم. تتابع الشاشات حتى 50 نقطة في الوقت نفسه وتميّز القلم من الإصبع، فيرسم طالبان بينما يحرّك المعلم الصفحة.',
      },
    ),
    question(
      { file: 'images/interactive-screen-studio-results.jpg', shows: 'screen, stand' },
      {
        en: 'Does it work with our computers? | Yes, with Windows, macOS, Android and iOS: through one USB-C cable, through HDMI, or without a cable. A slot takes a computer of its own.',
        ar: 'هل تعمل مع أجهزتنا؟ | نعم، مع Windows وmacOS وAndroid وiOS: بكابل USB-C واحد أو عبر HDMI أو لاسلكيًا. وفيها منفذ لحاسوب خاص بها.',
      },
    ),
    question(
      { file: 'images/interactive-screen-classroom-detail.jpg', shows: 'board' },
      {
        en: 'How is the glass protected? | It is 4 mm thick, tempered and etched against reflections. A stray football or a chair leg has not broken one yet.',
        ar: 'كيف يُحمى الزجاج؟ | سماكته 4 مم، وهو مقسّى ومعالج ضد الانعكاس. لم تكسره بعد كرة طائشة ولا رجل كرسي.',
      },
    ),
  ],
};
