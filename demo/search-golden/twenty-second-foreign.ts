/** What hotels, clubs, cafés and clinics buy elsewhere; written before the search was asked. */
export const STRANGE_TWENTY_SECOND: readonly string[] = [
  ...'bed sheets|coffee beans|espresso machine|x-ray machine|blood pressure monitor|football shoes|tennis racket|gym mat|massage chair|ice cream machine|paper cups|uniforms for staff|towels|laundry service|dental chair|wheelchair|security guard|bicycle|yoga class|playstation 5|bluetooth speaker|router|printer ink|keyboard'.split(
    '|',
  ),
  ...'شراشف فنادق|بن قهوة|ماكينة اسبريسو|جهاز اشعة|جهاز ضغط الدم|احذية كرة قدم|مضرب تنس|سجادة رياضة|كرسي مساج|ماكينة ايسكريم|اكواب ورقية|زي موظفين|مناشف|خدمة غسيل|كرسي اسنان|كرسي متحرك|حارس امن|دراجة هوائية|حصة يوغا|بلايستيشن ٥|سماعة بلوتوث|راوتر|حبر طابعة|لوحة مفاتيح'.split(
    '|',
  ),
];
