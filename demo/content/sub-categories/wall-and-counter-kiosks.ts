import { asked, story } from '#demo/story.ts';
import { stripOf, type SubCategoryPage } from '../sub-category-page.ts';

export const wallAndCounterKiosks: SubCategoryPage = {
  subCategory: {
    id: 10,
    en: {
      name: 'Wall & counter kiosks',
      title: 'Service without a queue',
      text: 'GlowMate Wall hangs 42 mm off the wall in 43, 55 and 65 inches. GlowMate Counter takes orders on 15.6 or 21.5 inches, with card reader, scanner and printer.',
      seo_title: 'Wall and counter kiosks',
      seo_description:
        'Wall kiosks of 43, 55 and 65 inch, 42 mm deep, and counter kiosks of 15.6 and 21.5 inch with card reader, scanner and printer.',
    },
    ar: {
      name: 'أكشاك الجدار والطاولة',
      title: 'خدمة بلا طابور',
      text: 'يُعلَّق GlowMate Wall على بُعد 42 مم من الجدار بمقاس 43 و55 و65 بوصة. ويأخذ GlowMate Counter الطلبات على 15.6 أو 21.5 بوصة، مع قارئ بطاقات وماسح وطابعة.',
      seo_title: 'أكشاك جدارية وأكشاك طاولة',
      seo_description: 'أكشاك جدارية بمقاس 43 و55 و65 بوصة وعمق 42 مم، وأكشاك طاولة 15.6 و21.5 بوصة مع قارئ بطاقات وماسح وطابعة.',
    },
    shared: { path: '/sub-category/10' },
    files: { banner: { file: 'images/kiosk-wall-guide.jpg', shows: 'kiosk, wall' } },
  },
  products: stripOf(16, 17),
  cards: [
    story({ file: 'images/kiosk-wall-welcome.jpg', shows: 'kiosk, wall' }, '/product/16', {
      en: 'Out of the way | 42 mm deep: it informs a corridor without narrowing it.',
      ar: 'لا يعيق الطريق | عمقه 42 مم: يرشد الممر ولا يضيّقه.',
    }),
    story({ file: 'images/kiosk-counter-menu.jpg', shows: 'kiosk, menu' }, '/product/17', {
      en: 'An order in 45 seconds | Choose, pay, take the receipt, in Arabic or English.',
      ar: 'طلب في 45 ثانية | اختر وادفع وخذ الإيصال، بالعربية أو الإنجليزية.',
    }),
    story({ file: 'images/airport-gate-detail.jpg', shows: 'gates, displays' }, '/product/16', {
      en: 'Nine in step | A row of wall kiosks plays as one picture, up to 9 screens.',
      ar: 'تسع شاشات بتزامن | صف من الأكشاك الجدارية يعرض صورة واحدة، حتى 9 شاشات.',
    }),
  ],
  slides: [
    story({ file: 'images/kiosk-counter-menu.jpg', shows: 'kiosk, counter' }, '/product/17', {
      en: 'Cafés | Two kiosks beside one till carry the lunch hour, 45 seconds an order.',
      ar: 'المقاهي | كشكان بجانب الصندوق يتوليان زحام الغداء، و45 ثانية لكل طلب.',
    }),
    story({ file: 'images/kiosk-counter-welcome.jpg', shows: 'kiosk, welcome' }, '/product/17', {
      en: 'Counters | Seated or standing, from 0 to 60°.',
      ar: 'الطاولات | جالسًا أو واقفًا، من 0 إلى 60°.',
    }),
    story({ file: 'images/kiosk-wall-dunes.jpg', shows: 'kiosk, lift' }, '/product/16', {
      en: 'Lift lobbies | Floors, rooms and names on 43 inches upright.',
      ar: 'ردهات المصاعد | الطوابق والغرف والأسماء على شاشة 43 بوصة عمودية.',
    }),
    story({ file: 'images/airport-gates-row.jpg', shows: 'gates, displays' }, '/product/16', {
      en: 'Gates | A row of 65 inches above the desk.',
      ar: 'البوابات | صف من شاشات 65 بوصة فوق المكتب.',
    }),
  ],
  tiles: [
    story({ file: 'images/kiosk-wall-perfume.jpg', shows: 'kiosk, corridor' }, '/projects', {
      en: 'A corridor that answers | 55 inches at eye level.',
      ar: 'ممر يجيب | 55 بوصة على مستوى العين.',
    }),
    story({ file: 'images/kiosk-wall-welcome.jpg', shows: 'kiosk, wall' }, '/product/16', {
      en: 'The edge | 42 mm with the bracket.',
      ar: 'الحافة | 42 مم مع الحامل.',
    }),
    story({ file: 'images/kiosk-counter-pattern.jpg', shows: 'kiosk, foot' }, '/product/17', {
      en: 'The counter | 210 × 297 mm of foot.',
      ar: 'الطاولة | قاعدة 210 × 297 مم.',
    }),
    story({ file: 'images/kiosk-counter-welcome.jpg', shows: 'kiosk, welcome' }, '/product/17', {
      en: 'The touch | 10 points, thin gloves too.',
      ar: 'اللمس | 10 نقاط، ومع القفازات الرقيقة أيضًا.',
    }),
    story({ file: 'images/kiosk-counter-sea.jpg', shows: 'kiosk, card reader' }, '/product/17', {
      en: 'The payment | Card below, a receipt of 80 mm at 250 mm a second.',
      ar: 'الدفع | البطاقة في الأسفل، وإيصال 80 مم بسرعة 250 مم في الثانية.',
    }),
    story({ file: 'images/kiosk-wall-sea.jpg', shows: 'kiosk, wall' }, '/product/16', {
      en: 'The recess | 200 × 200 mm hides every cable.',
      ar: 'التجويف | 200 × 200 مم يخفي كل الكابلات.',
    }),
    story({ file: 'images/kiosk-counter-sea.jpg', shows: 'kiosk, counter' }, '/projects', {
      en: 'Less waiting | One kiosk beside the till, no line.',
      ar: 'انتظار أقل | كشك بجانب الصندوق، بلا طابور.',
    }),
  ],
  tickets: [
    story('icons/kiosk-touch.png', '/register', {
      en: 'Test with your system | 5 days with your till software before you order.',
      ar: 'اختبار مع نظامك | 5 أيام مع برنامج المبيعات قبل الطلب.',
    }),
    story('icons/lifetime.png', '/contact', {
      en: 'Installation | 15 minutes a screen, with a printed template.',
      ar: 'التركيب | 15 دقيقة لكل شاشة مع قالب مطبوع.',
    }),
    story('icons/receipt.png', '/contact', {
      en: 'Menu design | Your dishes photographed and laid out in 10 working days.',
      ar: 'تصميم القائمة | تصوير أطباقك وتنسيقها خلال 10 أيام عمل.',
    }),
    story('icons/protection.png', '/return-policy', {
      en: 'Warranty | 24 months, printer and scanner 12.',
      ar: 'الضمان | 24 شهرًا، والطابعة والماسح 12.',
    }),
  ],
  questions: [
    story({ file: 'images/kiosk-wall-guide.jpg', shows: 'kiosk, wall, directions' }, '/contact', {
      en: 'Will guests use it? | Where the first screen asks one question with four answers and no more, most find their way without help the first time.',
      ar: 'هل يستخدمه الضيوف؟ | حين تسأل الشاشة الأولى سؤالًا واحدًا بأربع إجابات لا أكثر، يجد معظمهم طريقهم من دون مساعدة من أول مرة.',
    }),
    asked('/contact', {
      en: 'Is it accessible? | Yes: buttons within 900 to 1,200 mm of the floor, large type, and Arabic or English by one touch.',
      ar: 'هل يناسب ذوي الإعاقة؟ | نعم: أزرار على ارتفاع من 900 إلى 1,200 مم، وخط كبير، والعربية أو الإنجليزية بلمسة.',
    }),
    asked('/product/16', {
      en: 'Upright or across? | Both. The bracket turns by 90° and the picture follows.',
      ar: 'عمودي أم أفقي؟ | كلاهما. يدور الحامل 90° وتتبعه الصورة.',
    }),
    asked('/contact', {
      en: 'Does it keep card numbers? | No. Payment stays inside the certified terminal of your bank.',
      ar: 'هل يحتفظ بأرقام البطاقات؟ | لا. يبقى الدفع داخل جهاز مصرفك المعتمد.',
    }),
  ],
};
