/** What municipalities, malls, families and producers of television buy elsewhere; written before the search was asked. */
export const STRANGE_TWENTY_THIRD: readonly string[] = [
  ...'traffic cones|street sweeper|garbage truck|asphalt|shopping trolley|security camera|sofa set|dishwasher|vacuum cleaner|cinema tickets|popcorn machine|studio lights|camera tripod|boom microphone|video editing course|drone camera|lego|cat food|apple tv'.split(
    '|',
  ),
  ...'اقماع مرور|كناسة شوارع|شاحنة نفايات|اسفلت|سلم كهربائي|عربة تسوق|كاميرا امنية|طقم كنب|غسالة صحون|مكنسة كهربائية|تذاكر سينما|مكينة فشار|اضاءة استوديو|حامل كاميرا|مايك لاسلكي|دورة مونتاج|طائرة درون|ليقو|اكل قطط|ابل تي في'.split(
    '|',
  ),
];
