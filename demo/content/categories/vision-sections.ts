import { card, question, tile, type CategorySections } from '../category-page.ts';

export const visionSections: CategorySections = {
  tiles: [
    tile({ file: 'images/vision-boardroom-dunes.jpg', shows: 'boardroom, table' }, '/sub-category/11', 'white', {
      en: 'Boardrooms | No cables on the table.',
      ar: 'قاعات مجالس الإدارة | لا كابلات على الطاولة.',
    }),
    tile({ file: 'images/home-theatre-dunes.jpg', shows: 'living room, Vision' }, '/sub-category/12', 'white', {
      en: 'Home theatres | Deep black beside a lamp.',
      ar: 'السينما المنزلية | أسود عميق بجانب مصباح مضاء.',
    }),
    tile({ file: 'images/vision-hall-sea.jpg', shows: 'hall, audience' }, '/product/25', 'white', {
      en: 'Auditoriums and classrooms | The same picture from every seat.',
      ar: 'المدرّجات وقاعات الدراسة | الصورة نفسها من كل مقعد.',
    }),
    tile({ file: 'images/vision-hall-results.jpg', shows: 'hall, audience' }, '/product/28', 'white', {
      en: 'Halls | Six and a half metres of 4K.',
      ar: 'القاعات الكبرى | ستة أمتار ونصف من 4K.',
    }),
    tile({ file: 'images/vision-115-studio-silk.jpg', shows: 'Vision, wheels' }, '/product/25', 'white', {
      en: 'On castors | A screen that rolls from hall to hall.',
      ar: 'على عجلات | شاشة تنتقل من قاعة إلى أخرى.',
    }),
    tile({ file: 'images/home-morning-lagoon.jpg', shows: 'living room, sofa, garden' }, '/product/26', 'white', {
      en: 'Villas | Safe where children live.',
      ar: 'الفلل | آمنة حيث يعيش الأطفال.',
    }),
    tile({ file: 'images/vision-majlis-dunes.jpg', shows: 'majlis, people' }, '/product/28', 'white', {
      en: 'Majlis | A match, a call and a family film on one wall.',
      ar: 'المجالس | مباراة ومكالمة وفيلم عائلي على جدار واحد.',
    }),
  ],
  cards: [
    card(
      { file: 'images/vision-115-studio-dunes.jpg', shows: 'Vision, stand' },
      {
        en: 'Everything inside | Screen, processor, player, loudspeakers and power in one body, from 35 mm deep. Two sockets and a network cable are all the room has to provide.',
        ar: 'كل شيء في داخلها | الشاشة والمعالج والمشغّل والسماعات والطاقة في جسم واحد عمقه من 35 مم. ولا يلزم الغرفة سوى مقبسين وكابل شبكة.',
      },
    ),
    card(
      { file: 'images/led-pixels-macro-grid.jpg', shows: 'pixels' },
      {
        en: 'GOB protection | Clear resin seals every LED. A knock, a wet cloth or a curious finger does no harm, and the surface stays matt.',
        ar: 'حماية GOB | راتنج شفاف يغلّف كل بكسل، فلا تضرها صدمة ولا قماش مبلل ولا إصبع فضولي، ويبقى السطح مطفأ اللمعة.',
      },
    ),
    card(
      { file: 'images/vision-boardroom-dunes.jpg', shows: 'boardroom, Vision' },
      {
        en: 'Up in a day | Panels arrive levelled and numbered. Four people hang a 178 before evening, and nobody has to align a seam.',
        ar: 'تُركَّب في يوم | تصل الألواح مضبوطة ومرقّمة. يعلّق أربعة أشخاص مقاس 178 قبل المساء، ولا يضبط أحد فاصلًا.',
      },
    ),
  ],
  questions: [
    question(
      { file: 'images/vision-boardroom-dunes.jpg', shows: 'boardroom, table' },
      {
        en: 'Which Vision fits my room? | By table length: 115 inches up to 5 m, 147 up to 7 m, 178 up to 9 m, and 231 or 295 for halls. For a sofa, divide its distance in metres by 0.03.',
        ar: 'أي مقاس يناسب غرفتي؟ | بحسب طول الطاولة: 115 بوصة حتى 5 م، و147 حتى 7 م، و178 حتى 9 م، و231 أو 295 للقاعات. وللأريكة اقسم بُعدها بالأمتار على 0.03.',
      },
    ),
    question(
      { file: 'images/vision-majlis-dunes.jpg', shows: 'majlis, daylight, Vision' },
      {
        en: 'Is it better than a projector? | In daylight, clearly: 600 cd/m² against a surface that stays black. There is no lamp to replace, no shadow to avoid and nothing to warm up.',
        ar: 'هل هي أفضل من جهاز الإسقاط؟ | في ضوء النهار بلا شك: 600 شمعة/م² على سطح يبقى أسود. ولا مصباح يُستبدل ولا ظل يُتجنّب ولا انتظار للإحماء.',
      },
    ),
    question(
      { file: 'images/vision-115-studio-sea.jpg', shows: 'Vision, stand' },
      {
        en: 'How does touch work at this size? | An IR frame sends beams across the surface; a finger, a pen or a glove interrupts them. It follows 20 points and can be ordered for every size.',
        ar: 'كيف يعمل اللمس بهذا المقاس؟ | إطار IR يرسل أشعة عبر السطح فيقطعها إصبع أو قلم أو قفاز. يتابع 20 نقطة ويُطلب مع كل المقاسات.',
      },
    ),
    question(
      { file: 'images/workshop-bench-detail.jpg', shows: 'modules' },
      {
        en: 'What if something fails? | Every module, power supply and card comes out from the front with one magnetic tool. A spare module is in the box.',
        ar: 'ماذا لو تعطل جزء؟ | تُسحب كل وحدة ومزوّد طاقة وبطاقة من الأمام بأداة مغناطيسية واحدة. وفي الصندوق وحدة احتياطية.',
      },
    ),
  ],
};
