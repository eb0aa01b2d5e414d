import { asked, story } from '#demo/story.ts';
import { stripOf, type SubCategoryPage } from '../sub-category-page.ts';

export const classroomDisplays: SubCategoryPage = {
  subCategory: {
    id: 7,
    en: {
      name: 'Classroom displays',
      title: 'The board that listens',
      text: 'Interactive screens of 65, 75, 86 and 98 inches for schools and universities. Ink in as little as 5 ms, up to 50 touch points, Arabic handwriting, and care for 500 rooms from one page.',
      seo_title: 'Interactive classroom displays, 65 to 98 inch',
      seo_description:
        'Interactive classroom displays of 65, 75, 86 and 98 inch: 4K, up to 50 touch points, Arabic handwriting and remote care for 500 rooms.',
    },
    ar: {
      name: 'شاشات الفصول الدراسية',
      title: 'السبورة التي تُصغي',
      text: 'شاشات تفاعلية بمقاس 65 و75 و86 و98 بوصة للمدارس والجامعات. حبر يظهر خلال 5 ملي ثانية، وحتى 50 نقطة لمس، وتعرّف على الخط العربي، وإدارة 500 فصل من صفحة واحدة.',
      seo_title: 'شاشات تفاعلية للفصول من 65 إلى 98 بوصة',
      seo_description:
        'شاشات تفاعلية للفصول بمقاس 65 و75 و86 و98 بوصة: دقة 4K وحتى 50 نقطة لمس وتعرّف على الخط العربي وإدارة 500 فصل عن بُعد.',
    },
    shared: { path: '/sub-category/7' },
    files: { banner: { file: 'films/row-classroom.mp4', shows: 'classroom, board' } },
  },
  products: stripOf(19, 20, 21, 22),
  cards: [
    story({ file: 'images/classroom-morning-lesson.jpg', shows: 'classroom, board' }, '/product/21', {
      en: 'Size by depth | A room of 5 m takes 65 inches, 7 m takes 75, 9 m takes 86 and 12 m takes 98.',
      ar: 'المقاس حسب العمق | غرفة عمقها 5 م لها 65 بوصة، و7 م لها 75، و9 م لها 86، و12 م لها 98.',
    }),
    story({ file: 'images/interactive-screen-classroom-detail.jpg', shows: 'board, words' }, '/product/20', {
      en: 'It reads Arabic | Handwriting in Arabic and English becomes text at about 95%, without the internet.',
      ar: 'تقرأ العربية | الخط العربي والإنجليزي يصير نصًّا بدقة نحو 95% من دون إنترنت.',
    }),
    story({ file: 'images/interactive-screen-classroom.jpg', shows: 'classroom, board' }, '/contact', {
      en: 'One page for the school | On at 7:00, updates at night, 500 boards at a glance.',
      ar: 'صفحة واحدة للمدرسة | تشغيل الساعة 7:00 وتحديث في الليل و500 سبورة في نظرة.',
    }),
  ],
  slides: [
    story({ file: 'images/classroom-morning-lesson.jpg', shows: 'pupils, board' }, '/product/20', {
      en: 'Primary school | A pen of 8 mm for small hands and glass of 7H for large ideas.',
      ar: 'المرحلة الابتدائية | قلم رأسه 8 مم للأيدي الصغيرة وزجاج 7H للأفكار الكبيرة.',
    }),
    story({ file: 'images/interactive-screen-classroom-detail.jpg', shows: 'board, lesson' }, '/product/21', {
      en: 'Secondary school | 40 points: eight solutions on the board at the same time.',
      ar: 'المرحلة الثانوية | 40 نقطة: ثمانية حلول على السبورة في وقت واحد.',
    }),
    story({ file: 'images/interactive-screen-studio-pattern.jpg', shows: 'screen, stand' }, '/product/22', {
      en: 'Universities | 98 inches, a camera of 48 megapixels and the students at home.',
      ar: 'الجامعات | 98 بوصة وكاميرا 48 ميغابكسل، والطلاب في بيوتهم معنا.',
    }),
    story({ file: 'images/interactive-screen-studio-results.jpg', shows: 'screen, wheels' }, '/product/19', {
      en: 'Training rooms | 65 inches on wheels, from desk to desk.',
      ar: 'غرف التدريب | 65 بوصة على عجلات من طاولة إلى أخرى.',
    }),
  ],
  tiles: [
    story({ file: 'images/classroom-morning-lesson.jpg', shows: 'classroom, pupils' }, '/projects', {
      en: 'Monday, first lesson | Awake in 3 seconds, on yesterday’s page.',
      ar: 'الحصة الأولى | تستيقظ في 3 ثوانٍ على صفحة الأمس.',
    }),
    story({ file: 'images/interactive-screen-classroom-detail.jpg', shows: 'board, lesson' }, '/product/21', {
      en: 'The ink | 5 ms behind the tip.',
      ar: 'الحبر | يلحق الحبر بالقلم خلال 5 ملي ثانية.',
    }),
    story({ file: 'images/interactive-screen-studio-lesson.jpg', shows: 'screen, lesson' }, '/product/22', {
      en: 'The touch | Up to 50 points at once.',
      ar: 'اللمس | حتى 50 نقطة معًا.',
    }),
    story({ file: 'images/interactive-screen-studio-welcome.jpg', shows: 'screen, wheels' }, '/product/19', {
      en: 'The wheels | From room to room, with one USB-C cable.',
      ar: 'العجلات | من غرفة إلى غرفة، وكابل USB-C واحد.',
    }),
    story({ file: 'images/interactive-screen-studio-sea.jpg', shows: 'screen, stand' }, '/product/21', {
      en: 'The stand | 600 mm up and down.',
      ar: 'الحامل | 600 مم صعودًا ونزولًا.',
    }),
    story({ file: 'images/interactive-screen-studio-results.jpg', shows: 'screen, figures' }, '/product/20', {
      en: 'The sharing | 9 phones on one board.',
      ar: 'المشاركة | 9 هواتف على سبورة واحدة.',
    }),
    story({ file: 'images/classroom-morning-lesson.jpg', shows: 'pupils, board' }, '/projects', {
      en: 'The last row | 12 m away, and it reads.',
      ar: 'الصف الأخير | يقرأ من 12 م.',
    }),
  ],
  tickets: [
    story('icons/classroom.png', '/register', {
      en: 'Three days on trial | A board in your school, with a teacher who shows it.',
      ar: 'تجربة ثلاثة أيام | سبورة في مدرستك مع معلم يعرضها.',
    }),
    story('icons/lifetime.png', '/contact', {
      en: 'A weekend | 30 boards hung, cabled and tested.',
      ar: 'عطلة أسبوع | 30 سبورة معلّقة وموصولة ومختبرة.',
    }),
    story('icons/people.png', '/contact', {
      en: 'Training | 90 minutes, and again after 4 weeks.',
      ar: 'التدريب | 90 دقيقة، ثم مرة أخرى بعد 4 أسابيع.',
    }),
    story('icons/protection.png', '/return-policy', {
      en: 'Care | 24 months of warranty and parts for 5 years.',
      ar: 'الصيانة | ضمان 24 شهرًا وقطع غيار 5 سنوات.',
    }),
  ],
  questions: [
    story({ file: 'images/interactive-screen-classroom.jpg', shows: 'classroom, board' }, '/contact', {
      en: 'Board or projector? | A board has 400 cd/m² in daylight, no lamp and no shadow of the teacher. Over 5 years it also costs less.',
      ar: 'سبورة أم جهاز إسقاط؟ | للسبورة 400 شمعة/م² في ضوء النهار، بلا مصباح ولا ظل للمعلم. وعلى مدى 5 سنوات تكلفتها أقل أيضًا.',
    }),
    asked('/contact', {
      en: 'Are children’s eyes safe? | The panel does not flicker, blue light is filtered, and brightness follows the room from 400 cd/m² down.',
      ar: 'هل هي آمنة لعيون الأطفال؟ | اللوحة بلا وميض والضوء الأزرق مرشّح، والسطوع يتبع إضاءة الغرفة نزولًا من 400 شمعة/م².',
    }),
    asked('/product/21', {
      en: 'Does each board need a computer? | No. Android 13 is inside. A Windows computer can slide into the slot of any board.',
      ar: 'هل تحتاج كل سبورة إلى حاسوب؟ | لا. نظام Android 13 في الداخل، ويمكن إدخال حاسوب Windows في منفذ أي سبورة.',
    }),
    asked('/register', {
      en: 'Can a ministry buy for many schools? | Yes. Delivery by region, one report, and installation of 60 boards a day with six teams.',
      ar: 'هل يمكن التوريد لمدارس كثيرة؟ | نعم. توصيل حسب المنطقة وتقرير واحد وتركيب 60 سبورة في اليوم بستة فرق.',
    }),
  ],
};
