/** Near misses on purpose, of other words than the two before, written after the fifteenth was mended and before the search was asked. */
export const STRANGE_SIXTEENTH: readonly string[] = [
  ...'event photographer|indoor football shoes|glass repair|wall climbing|advertising internship|vision test|touch id|stadium seat number|rental car|poster frame'.split(
    '|',
  ),
  ...'school bag|mall parking|control panel lift|film roll|outdoor camping|shop lease|board exam|led zeppelin|window shopping|screen actors'.split(
    '|',
  ),
  ...'مصور مناسبات|جزمة كورة صالات|تصليح زجاج|تسلق جدران|تدريب في الاعلان|فحص نظر|بصمة اللمس|رقم مقعد الملعب|تأجير سيارات|برواز بوستر'.split(
    '|',
  ),
  ...'شنطة مدرسة|مواقف المول|لوحة تحكم مصعد|فيلم كاميرا|تخييم خارجي|محل للتقبيل|اختبار مجلس الامة|حلويات عرض|تسوق نوافذ|مسرحية كوميدية'.split(
    '|',
  ),
];
