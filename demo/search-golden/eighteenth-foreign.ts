/** Near misses on purpose, of other words again, written after the seventeenth was mended and before the search was asked. */
export const STRANGE_EIGHTEENTH: readonly string[] = [
  ...'stage door johnny|glass ceiling|road rage|board game cafe|wall mounted toilet|facade engineer salary|mosque prayer times|airport lost property|hotel slippers|mall valet'.split(
    '|',
  ),
  ...'kiosk chewing gum|led hoodie|curved monitor arm|touch up paint|poster paint|window sill|mesh underwear|film negative scanner|vision correction surgery|home tuition'.split(
    '|',
  ),
  ...'باب مسرح|سقف زجاجي للسيارة|غضب الطريق|مقهى العاب لوحية|مرحاض جداري|راتب مهندس واجهات|مواقيت الصلاة|مفقودات المطار|نعال فندق|خدمة صف سيارات المول'.split(
    '|',
  ),
  ...'علك كشك|هودي ليد|ذراع شاشة كمبيوتر|دهان ترميم|الوان بوستر|عتبة شباك|ملابس شبكية|ماسح افلام قديمة|عملية تصحيح نظر|مدرس منزلي'.split('|'),
];
