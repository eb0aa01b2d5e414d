/** What restaurants, banks, builders of stands, car dealers, museums, channels and developers buy elsewhere; written before the search was asked. */
export const STRANGE_TWENTY_FIFTH: readonly string[] = [
  ...'deep fryer|pizza oven|restaurant uniforms supplier|cash counting machine|safe deposit box|credit card|exhibition carpet|brochure printing|car polish|spare tyre|oil painting|display case glass|camera lens|microphone stand|teleprompter|land for sale|villa plans|cement mixer|elevator maintenance contract|swimming pool pump'.split(
    '|',
  ),
  ...'قلاية بطاطس|فرن بيتزا|مكينة عد فلوس|بطاقة ائتمان|خزنة نقود|سجاد معارض|طباعة بروشورات|تلميع سيارات|كفر احتياط|لوحة زيتية|عدسة كاميرا|حامل مايك|ارض للبيع|مخططات فلل|خلاطة اسمنت|صيانة مصاعد|مضخة مسبح|زي موظفين|كراسي انتظار|تمثال'.split(
    '|',
  ),
];
