/** What architects, consultants and travellers ask of others; written before the search was asked. */
export const STRANGE_TWENTY_FIRST: readonly string[] = [
  ...'curtain wall aluminium|marble tiles|elevator maintenance|false ceiling|swimming pool pump|chandelier|sim card|hotel near airport|taxi to mall|visa renewal|diesel generator|led street light|paint for facade|glass door|hvac duct|parquet floor|car accessories|gold price|flight tickets|baby stroller|protein powder|wedding dress|used iphone'.split(
    '|',
  ),
  ...'حوائط ستائرية المنيوم|بلاط رخام|صيانة مصاعد|اسقف مستعارة|مضخة مسبح|ثريا كريستال|شريحة اتصال|فندق قريب من المطار|تكسي للمول|تجديد اقامة|مولد ديزل|انارة شوارع ليد|دهان واجهات|باب زجاج|دكت تكييف|باركيه خشب|زينة سيارات|عود وبخور|سعر الذهب|تذاكر طيران|عربية اطفال|بروتين|فستان زفاف|ايفون مستعمل'.split(
    '|',
  ),
];
