import { asked, story } from '#demo/story.ts';
import { stripOf, type SubCategoryPage } from '../sub-category-page.ts';

export const visionBoardroom: SubCategoryPage = {
  subCategory: {
    id: 11,
    en: {
      name: 'Vision boardroom',
      title: 'The decision, at full size',
      text: 'All-in-one LED screens of 115, 147, 178, 231 and 295 inches for boardrooms and halls. Player, sound and processor inside, one switch, GOB over every pixel, IR touch and 4K camera as options.',
      seo_title: 'Vision boardroom LED screens, 115 to 295 inch',
      seo_description:
        'All-in-one LED screens of 115, 147, 178, 231 and 295 inch for boardrooms: 600 cd/m², GOB, optional IR touch and 4K camera.',
    },
    ar: {
      name: 'فيجن لقاعات مجالس الإدارة',
      title: 'القرار بحجمه الكامل',
      text: 'شاشات LED متكاملة بمقاس 115 و147 و178 و231 و295 بوصة لقاعات مجالس الإدارة والقاعات الكبيرة. المشغّل والصوت والمعالج في الداخل، ومفتاح واحد، وطبقة GOB فوق كل بكسل، واللمس وكاميرا 4K اختياريان.',
      seo_title: 'شاشات فيجن لقاعات مجالس الإدارة من 115 إلى 295 بوصة',
      seo_description:
        'شاشات LED متكاملة بمقاس 115 و147 و178 و231 و295 بوصة لقاعات مجالس الإدارة: سطوع 600 شمعة/م² وحماية GOB، مع خياري اللمس وكاميرا 4K.',
    },
    shared: { path: '/sub-category/11' },
    files: { banner: { file: 'films/row-vision.mp4', shows: 'boardroom, Vision' } },
  },
  products: stripOf(25, 26, 27, 28),
  cards: [
    story({ file: 'images/vision-boardroom-results.jpg', shows: 'boardroom, Vision' }, '/product/25', {
      en: 'Lamps on | 600 cd/m² and a black surface keep 300:1 of contrast in a room of 300 lux.',
      ar: 'والقاعة مضاءة | 600 شمعة/م² وسطح أسود يحفظان تباين 300:1 في غرفة إضاءتها 300 لوكس.',
    }),
    story({ file: 'images/vision-115-studio-dunes.jpg', shows: 'Vision, stand' }, '/product/26', {
      en: 'One product | No rack, no processor room, no steel: 35 mm deep and one power cable.',
      ar: 'منتج واحد | لا خزانة أجهزة ولا غرفة معالجات ولا هيكل: عمق 35 مم وكابل كهرباء واحد.',
    }),
    story({ file: 'images/vision-115-studio-sea.jpg', shows: 'Vision, wheels' }, '/the-vision', {
      en: 'Add what you need | 20 points of IR touch, a 4K camera of 120°, a stand on wheels.',
      ar: 'أضف ما تحتاج | 20 نقطة لمس، وكاميرا 4K بزاوية 120°، وحامل بعجلات.',
    }),
  ],
  slides: [
    story({ file: 'images/vision-115-studio-sea.jpg', shows: 'Vision, stand' }, '/product/25', {
      en: 'For 16 people | Vision 115, hung in half a day.',
      ar: 'لـ16 شخصًا | Vision 115 تُعلَّق في نصف يوم.',
    }),
    story({ file: 'images/vision-boardroom-detail.jpg', shows: 'boardroom, Vision' }, '/product/26', {
      en: 'For 20 people | Vision 147, 3.25 m wide.',
      ar: 'لـ20 شخصًا | Vision 147 بعرض 3.25 م.',
    }),
    story({ file: 'images/vision-boardroom-dunes.jpg', shows: 'boardroom, Vision' }, '/product/27', {
      en: 'For 150 people | Vision 178 with 2,560 × 1,440 pixels.',
      ar: 'لـ150 شخصًا | Vision 178 بدقة 2,560 × 1,440 بكسل.',
    }),
    story({ file: 'images/vision-hall-results.jpg', shows: 'hall, audience' }, '/product/28', {
      en: 'For the hall | Vision 295, true 4K across 6.53 m.',
      ar: 'للقاعة الكبرى | Vision 295 بدقة 4K حقيقية على 6.53 م.',
    }),
  ],
  tiles: [
    story({ file: 'images/vision-boardroom-sea.jpg', shows: 'boardroom, Vision' }, '/the-vision', {
      en: 'Before the meeting | From dark to the first slide in 15 seconds.',
      ar: 'قبل الاجتماع | من العتمة إلى أول شريحة في 15 ثانية.',
    }),
    story({ file: 'images/vision-115-studio-dunes.jpg', shows: 'Vision, thin edge' }, '/product/25', {
      en: 'The edge | 35 mm of black metal.',
      ar: 'الحافة | 35 مم من المعدن الأسود.',
    }),
    story({ file: 'images/led-pixels-macro-grid.jpg', shows: 'pixels' }, '/product/25', {
      en: 'The skin | GOB, 3H, wiped clean.',
      ar: 'السطح | GOB بصلابة 3H، يُمسح بسهولة.',
    }),
    story({ file: 'images/vision-115-studio-pattern.jpg', shows: 'Vision, stand' }, '/product/25', {
      en: 'The touch | 20 points by IR.',
      ar: 'اللمس | 20 نقطة بالأشعة تحت الحمراء.',
    }),
    story({ file: 'images/vision-115-studio-dunes.jpg', shows: 'Vision, wheels' }, '/product/25', {
      en: 'The stand | From hall to hall in 10 minutes.',
      ar: 'الحامل | من قاعة إلى أخرى في 10 دقائق.',
    }),
    story({ file: 'images/installation-detail.jpg', shows: 'half-built wall, cases' }, '/register', {
      en: 'The delivery | 3 crates that fit the lift.',
      ar: 'التوصيل | 3 صناديق تدخل المصعد.',
    }),
    story({ file: 'images/vision-hall-results.jpg', shows: 'hall, Vision' }, '/product/28', {
      en: 'The largest | 295 inches, one switch.',
      ar: 'الأكبر | 295 بوصة ومفتاح واحد.',
    }),
  ],
  tickets: [
    story('icons/boardroom.png', '/register', {
      en: 'See it | 45 minutes in the showroom with your slides.',
      ar: 'شاهدها | 45 دقيقة في صالة العرض مع شرائحك.',
    }),
    story('icons/vision-all-in-one.png', '/the-vision', {
      en: 'The series | Five sizes from 115 to 295 inches on one page.',
      ar: 'السلسلة | خمسة مقاسات من 115 إلى 295 بوصة في صفحة واحدة.',
    }),
    story('icons/lifetime.png', '/contact', {
      en: 'Hung for you | 4 hours for 115 inches, three days for 295.',
      ar: 'نعلّقها لك | 4 ساعات لمقاس 115 بوصة، وثلاثة أيام لمقاس 295.',
    }),
    story('icons/protection.png', '/return-policy', {
      en: 'Care | 24 months on site, spare modules in the crate.',
      ar: 'الصيانة | 24 شهرًا في الموقع، ووحدات احتياطية في الصندوق.',
    }),
  ],
  questions: [
    story({ file: 'images/vision-115-studio-dunes.jpg', shows: 'Vision, stand' }, '/contact', {
      en: 'Which size for my room? | Room depth in metres divided by 5 gives the picture’s height: 7 m asks for 1.4 m, which is Vision 115.',
      ar: 'أي مقاس لقاعتي؟ | اقسم عمق القاعة بالأمتار على 5 تحصل على ارتفاع الصورة: 7 م تطلب 1.4 م، أي Vision 115.',
    }),
    asked('/contact', {
      en: 'Does it work like a television? | Yes: one remote, HDMI, wireless sharing, sound. Nobody has to know what a processor is.',
      ar: 'هل تعمل كالتلفاز؟ | نعم: جهاز تحكم واحد وHDMI ومشاركة لاسلكية وصوت. ولا يلزم أحدًا أن يعرف ما المعالج.',
    }),
    asked('/register', {
      en: 'What must the wall carry? | 92 kg for 115 inches, 148 for 147, 225 for 178. The 231 and 295 stand on the floor.',
      ar: 'ما الوزن على الجدار؟ | 92 كجم لمقاس 115 بوصة، و148 لمقاس 147، و225 لمقاس 178. ومقاسا 231 و295 يرتكزان على الأرض.',
    }),
    asked('/return-policy', {
      en: 'How long will it last? | 100,000 hours to half brightness: with 10 hours a day, more than 25 years.',
      ar: 'كم تدوم؟ | 100,000 ساعة حتى نصف السطوع: مع 10 ساعات في اليوم أكثر من 25 سنة.',
    }),
  ],
};
