/** What other shops, employers and makers of other displays have, written before the search was asked. */
export const STRANGE_ELEVENTH: readonly string[] = [
  ...'ironing table|shower head|dish rack|laundry basket|door mat|pressure cooker|hand soap|bed sheets|cutlery set|candle holder'.split(
    '|',
  ),
  ...'pickup truck|used car|tyre shop near me|motor oil|car seat cover|jet ski|tow truck|driving licence|electric car charger|bus timetable'.split(
    '|',
  ),
  ...'sales manager vacancy|accounting internship|salary scale|cv template|part time job|nurse recruitment|interview questions|work visa|freelance designer|job fair'.split(
    '|',
  ),
  ...'chicken biryani|cheese cake|grilled fish|instant noodles|olive pickles|frozen peas|lamb chops|protein bar|camel milk|turkish delight'.split(
    '|',
  ),
  ...'phone case|sim swap|android tablet|wireless earphones|charging cable|selfie stick|mobile data plan|laptop stand|phone number lookup|power adaptor'.split(
    '|',
  ),
  ...'antivirus software|accounting software|excel course|photoshop|video editing app|erp system|windows licence|database hosting|vpn|password manager'.split(
    '|',
  ),
  ...'projector lamp|short throw projector|projection screen|laser projector|e-paper label|e ink display|hologram|hologram fan|holographic display|oled tv|vr headset'.split(
    '|',
  ),
  ...'flip dot display|smart mirror|plasma tv|crt monitor|gaming monitor 144hz|ar glasses|curved gaming monitor|nixie clock|3d printer|neon tubes'.split(
    '|',
  ),
  ...'math homework|bedtime story|football boots|yoga mat|dog food|eye drops|hair oil|plane tickets|hotel discount|prayer rug'.split('|'),
  ...'rental apartment|villa for sale|beach resort|currency exchange rate|gold price|weather tomorrow|translate to english|visa status|court case search|school fees'.split(
    '|',
  ),
  ...'طاولة كوي|دش حمام|سلة غسيل|دواسة باب|قدر ضغط|صابون يدين|مفارش سرير|طقم ملاعق|حامل شموع|مكواة بخار'.split('|'),
  ...'سيارة مستعملة|زيت محرك|غطاء مقعد سيارة|جت سكي|سطحة نقل|رخصة قيادة|شاحن سيارة كهربائية|مواعيد الباصات|دباب للبيع|ونيت غمارتين'.split(
    '|',
  ),
  ...'وظيفة مدير مبيعات|تدريب محاسبة|سلم الرواتب|نموذج سيرة ذاتية|دوام جزئي|توظيف ممرضات|اسئلة مقابلة|تاشيرة عمل|مصمم حر|معرض توظيف'.split(
    '|',
  ),
  ...'برياني دجاج|تشيز كيك|سمك مشوي|اندومي|مخلل زيتون|بازلاء مجمدة|ريش غنم|حليب ابل|حلقوم تركي|كبسة لحم'.split('|'),
  ...'كفر جوال|شريحة بيانات|تابلت اندرويد|سماعات لاسلكية|سلك شحن|عصا سيلفي|باقة انترنت|حامل لابتوب|فحص ايميي|جهاز هواوي'.split('|'),
  ...'برنامج محاسبة|برنامج حماية فيروسات|دورة اكسل|فوتوشوب|برنامج مونتاج|نظام اي ار بي|رخصة ويندوز|استضافة مواقع|في بي ان|تطبيق توصيل'.split(
    '|',
  ),
  ...'لمبة بروجكتر|شاشة بروجكتر|بروجكتر ليزر|حبر الكتروني|مروحة هولوجرام|شاشة هولوجرام|تلفزيون اوليد|هولوجرام|نظارة واقع افتراضي|مراية ذكية|طابعة ثلاثية'.split(
    '|',
  ),
  ...'واجب رياضيات|قصة قبل النوم|حذاء كرة|سجادة يوجا|اكل قطط|قطرة عين|زيت شعر|تذاكر طيران|خصم فندق|سجادة صلاة'.split('|'),
  ...'شقة للايجار|فيلا للبيع|منتجع بحري|سعر صرف الدولار|سعر الذهب|طقس بكرة|ترجمة انجليزي|استعلام تأشيرة|استعلام قضية|رسوم مدرسة'.split('|'),
  ...'دراجة|ثلاجة|غواصة|مسبح اطفال|خلاط|مظلة شمس|كمان|ديكور جبس|عسل سدر|مكيف سبليت'.split('|'),
];
