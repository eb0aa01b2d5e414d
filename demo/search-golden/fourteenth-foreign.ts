/** Near misses on purpose: each shares a word with what we sell or say, written before the search was asked. */
export const STRANGE_FOURTEENTH: readonly string[] = [
  ...'screen printing t-shirts|wall paint|window tinting|glass table|stage makeup|poster paper a3|facade cleaning service|stadium tickets|road bike|board shorts'.split(
    '|',
  ),
  ...'curve running shoes|film festival|meet the team dating|vision insurance|mesh office chair|touch lamp|led strip for car|outdoor furniture|indoor plants|screen protector iphone'.split(
    '|',
  ),
  ...'طباعة على القمصان|دهان جدران|تظليل نوافذ سيارات|طاولة زجاج|مكياج مسرحي|ورق بوستر|تنظيف واجهات|تذاكر الملعب|لوحة سيارة مميزة|سبورة خشب صغيرة للاطفال'.split(
    '|',
  ),
  ...'حذاء ركض|مهرجان افلام|تأمين نظر|كرسي مكتب شبك|لمبة لمس|شريط ليد للسيارة|اثاث خارجي|نباتات داخلية|حماية شاشة ايفون|ستارة مسرح'.split(
    '|',
  ),
];
