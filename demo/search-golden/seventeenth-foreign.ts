/** Near misses on purpose, of other words again, written after the sixteenth was mended and before the search was asked. */
export const STRANGE_SEVENTEENTH: readonly string[] = [
  ...'stage coach|glass noodles|road map of europe|board of trustees election|wall street|facade mask|mosque donation|airport pickup|hotel breakfast buffet|mall cinema tickets'.split(
    '|',
  ),
  ...'kiosk rent in park|led face mask|curved eyelashes|touch football|poster bed|window air conditioner|mesh router|film studies degree|vision board ideas|home gym mirror'.split(
    '|',
  ),
  ...'عربة مسرح|شعيرية زجاجية|خريطة طرق اوروبا|انتخابات مجلس الامناء|بورصة وول ستريت|قناع واجهة|تبرع مسجد|استقبال من المطار|بوفيه فطور فندق|تذاكر سينما المول'.split(
    '|',
  ),
  ...'ايجار كشك في حديقة|قناع ليد للوجه|رموش منحنية|كرة قدم بدون لمس|سرير باعمدة|مكيف شباك|راوتر شبكي|بكالوريوس افلام|افكار لوحة احلام|مراية نادي منزلي'.split(
    '|',
  ),
];
