/** What other shops sell, from all walks of life, written with the ninth set. */
export const STRANGE_NINTH: readonly string[] = [
  ...'passport renewal|wedding photographer|second hand bicycle|organic eggs|garden hose|running watch|leather sofa|dog groomer|exam timetable|bank holiday'.split(
    '|',
  ),
  ...'tyre pressure|ceiling plaster|marriage certificate|tooth whitening|sewing machine|rice cooker|baby monitor|car wax|fire extinguisher|smoke detector'.split(
    '|',
  ),
  ...'metal detector|water heater|wooden pallets|garage opener|swimming lessons|piano stool|hair dryer|nail polish|shaving cream|vacuum cleaner'.split(
    '|',
  ),
  ...'stock market|tax return|divorce lawyer|kidney doctor|blood test|flu vaccine|cough syrup|school uniform|lunch box|pencil case'.split(
    '|',
  ),
  ...'frozen chicken|olive oil|green tea|birthday cake|ice cream|energy drink|bottled water|paper cups|plastic bags|shopping trolley'.split(
    '|',
  ),
  ...'تجديد جواز|مصور زواج|دراجة مستعملة|بيض عضوي|خرطوم حديقة|ساعة رياضية|كنب جلد|مربي كلاب|جدول الاختبارات|اجازة البنوك'.split('|'),
  ...'ضغط الاطارات|جبس سقف|عقد زواج|تبييض اسنان|ماكينة خياطة|طباخة رز|سرير اطفال|شمع سيارة|طفاية حريق|كاشف دخان'.split('|'),
  ...'كاشف معادن|سخان مويه|طبليات خشب|محرك باب كراج|تعليم سباحة|كرسي بيانو|استشوار|طلاء اظافر|كريم حلاقة|مكنسة كهربائية'.split('|'),
  ...'سوق الاسهم|اقرار ضريبي|محامي طلاق|دكتور كلى|تحليل دم|تطعيم انفلونزا|دواء كحة|زي مدرسي|علبة غداء|مقلمة'.split('|'),
  ...'دجاج مجمد|زيت زيتون|شاي اخضر|كيكة عيد ميلاد|ايس كريم|مشروب طاقة|موية معبأة|اكواب ورق|اكياس بلاستيك|عربة تسوق'.split('|'),
];
