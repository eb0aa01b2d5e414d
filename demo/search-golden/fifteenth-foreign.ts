/** Near misses on purpose, of other words than the fourteenth, written after it was mended and before the search was asked. */
export const STRANGE_FIFTEENTH: readonly string[] = [
  ...'outdoor wedding dress|stage fright|kiosk coffee beans|pixel phone|led headlights|glass cleaner|control cable|meeting planner diary|roadside assistance|facade grouting'.split(
    '|',
  ),
  ...'window seat flight|ribbon cake|curved sofa|home insurance|perimeter fence|signal booster|wall mounted fan|display fridge|touch typing course|museum souvenir'.split(
    '|',
  ),
  ...'فستان عرس خارجي|رهبة المسرح|حبوب قهوة للكشك|جوال بكسل|كشافات ليد للسيارة|منظف زجاج|سلك تحكم|دفتر اجتماعات|مساعدة على الطريق|ترويبة واجهات'.split(
    '|',
  ),
  ...'مقعد نافذة طيران|كيك شريط|كنبة منحنية|تأمين منزل|سور محيط|مقوي اشارة|مروحة جدارية|ثلاجة عرض|دورة طباعة باللمس|هدايا متحف'.split('|'),
];
