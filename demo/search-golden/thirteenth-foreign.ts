/** What other shops, employers and makers of other displays have, written after the twelfth set was mended. */
export const STRANGE_THIRTEENTH: readonly string[] = [
  ...'dish soap|hand towel|wine glass|garden chair|pressure washer|kitchen scale|wool carpet|toilet paper|shoe polish|hot plate'.split('|'),
  ...'motorcycle helmet|brake fluid|jeep|school bus|diesel engine|car wash shampoo|cargo ship|bike lock|engine mount|fuel tank'.split('|'),
  ...'civil engineer job|nanny wanted|driver vacancy|cashier salary|resume writing|labour law|night shift|sales intern|payroll clerk|freelancer'.split(
    '|',
  ),
  ...'fried rice|apple cider|lamb kebab|cream cheese|black coffee beans|energy bar|mint tea|baked potato|pickle jar|sugar cubes'.split('|'),
  ...'samsung phone|android phone|phone repair|mobile case|usb stick|smart watch strap|iphone charger|prepaid card|call recorder|landline'.split(
    '|',
  ),
  ...'tax software|excel|video player|web hosting|email marketing|backup software|antivirus|game engine|online course|payment gateway'.split(
    '|',
  ),
  ...'oled monitor|laser projector 4k|e-paper|e ink reader|hologram box|plasma|crt tv|vr glasses|flip dot board|projector mount'.split('|'),
  'bicycle',
  'refrigerator',
  'toaster',
  'wifi 6',
  'tortoise',
  'carrot',
  'umbrella',
  'kettle',
  ...'صابون صحون|منشفة يد|كرسي حديقة|غسالة ضغط|ميزان مطبخ|سجاد صوف|ورق تواليت|ملمع احذية|طاولة مكواة|قدر طبخ'.split('|'),
  ...'خوذة دراجة|زيت فرامل|جيب شيروكي|باص مدرسة|محرك ديزل|شامبو سيارات|سفينة شحن|قفل دراجة|قاعدة محرك|خزان وقود'.split('|'),
  ...'وظيفة مهندس مدني|مطلوب مربية|وظائف سائقين|راتب كاشير|كتابة سيرة ذاتية|نظام العمل|دوام ليلي|متدرب مبيعات|موظف رواتب|عمل حر'.split('|'),
  ...'رز مقلي|عصير تفاح|كباب غنم|جبنة كريم|حبوب قهوة|شاي نعناع|بطاطس مشوية|مخلل خيار|سكر مكعبات|عسل جبلي'.split('|'),
  ...'جوال سامسونج|تصليح جوالات|كفر جوال|فلاش يو اس بي|سير ساعة|شاحن ايفون|بطاقة مسبقة الدفع|مسجل مكالمات|هاتف ثابت|سماعة راس'.split('|'),
  ...'برنامج ضرائب|اكسل|مشغل فيديو|استضافة مواقع|تسويق بالايميل|برنامج نسخ احتياطي|مضاد فيروسات|محرك العاب|دورة اونلاين|بوابة دفع'.split('|'),
  ...'شاشة اوليد|بروجكتر ليزر|ورق الكتروني|صندوق هولوجرام|بلازما|نظارة في ار|حامل بروجكتر|دراجة|ثلاجة|سلحفاة|جزرة|مظلة|غلاية|محمصة خبز'.split(
    '|',
  ),
];
