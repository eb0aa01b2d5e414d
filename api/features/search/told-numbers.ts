import { wordsIn } from './analyse.ts';
import { attributeIn } from './figures/attributes.ts';
import { unitNamed } from './figures/units.ts';
import { JOINING } from './joining.ts';

/** So many words tell a story; two name a thing. */
export const STORY = 5;

/** Who would use a screen, and not how large it is: "200 students", «١٢ شخص». */
const COUNTED =
  /(?<![\d.,])\d{1,5}(?=\s+(?:people|persons?|students?|pupils?|guests?|seats?|visitors?|employees?|staff|users?|participants?|worshippers?|fans|floors?|branches|shops|stores|restaurants|rooms?|classrooms?|schools?|tables?|شخصا?|اشخاص|طالبا?|طلاب|طالبات|موظف(?:ين)?|ضيوف?|مقاعد|مقعد|كرسي|كراسي|زوار|زائر|مصلي(?:ن)?|مشجع|متفرج|فرع|فروع|غرف|غرفه|فصول|فصل|مدارس|طوابق|ادوار|دور|محلات|مطاعم)(?!\p{L}))/gu;
const NUMBER = String.raw`(?<![\d.,×x\p{L}])(?:\d{1,3}|two|three|four|five|six|seven|eight|ten|twelve|twenty|thirty|forty|fifty|عشره|عشرين|ثلاثين|اربعين|خمسين|ستين|ميه|ثلاثه?|اربعه?|خمسه?|سته?|سبعه?|ثمان(?:يه)?|تسعه?)`;
/** Whoever tells of a stage of twelve metres, or of a wall of twenty square metres, asks for no product of that size. */
const LENGTH = new RegExp(
  String.raw`${NUMBER}\s*(?:(?:square\s+|sq\.?\s*)?(?:metres?|meters?|mtrs?|m|feet|foot)|sqm|m2|متر|امتار|م)(?:\s+مربعه?)?(?![\p{L}²2])`,
  'gu',
);
/** How long a screen is needed for is no time of delivery and no warranty. */
const DURATION =
  /(?<![\d.,])(?:\d{1,3}\s*(?:hours?|days?|nights?|weeks?|months?|years?|ساع(?:ه|ات)|يوما?|ايام|ليالي?|اسبوع|اسابيع|شهر|شهور|اشهر|سن(?:ه|وات|ين))|يومين|اسبوعين|شهرين|سنتين)(?!\p{L})/gu;
const KEEPS_DURATION =
  /(?<!\p{L})(?:deliver\w*|lead|ship\w*|warrant\w*|guarantee\w*|last\w*|life\w*|ready|(?:ال)?(?:توريد|توصيل|تسليم|شحن|ضمان|كفاله|عمر)\p{L}*|توصل|يوصل|تعيش|تدوم|مضمون\p{L}*)(?!\p{L})/u;
const IS_LENT =
  /(?<!\p{L})(?:rent|rental|renting|hire|event|wedding|conference|exhibition|(?:ال|لل)?(?:تاجير|ايجار|استيجار|فعاليه|عرس|زواج|معرض|حفله|موتمر)|استاجر|نستاجر|ناجر)(?!\p{L})/u;
/** A stage of "8 x 4" is told in metres: no screen is so small. */
const AREA =
  /(?<![\d.,×x*\p{L}])\d{1,2}(?:\.\d+)?\s*(?:x|×|\*|by|في)\s*\d{1,2}(?:\.\d+)?(?![\d.,×x*]|\s*(?:\p{L}*inch|بوص|انش|mm|cm|مم|سم|x|×))(?!\p{L})/gu;
/** "At 80 km/h", «بعد ١١ الليل». */
const MOMENT =
  /(?<![\d.,])\d{1,3}(?:\s*(?:km\/?h|kmh|kph|mph|am|pm|o'?clock|كم\/س)(?!\p{L})|(?=\s+(?:ال)?(?:صباح|ليل|مساء|ظهر|عصر)ا?(?!\p{L})))/gu;
/** "We watch 150 cameras": what is counted is told, where neither a name stands before it nor a figure of a screen follows. */
const AMOUNT = /(?<!\p{L})(\p{L}*)(\s*)(?<![\d.,×x*\p{L}-])\d{1,4}(?=\s+(\p{L}+)|\s*$)/gu;
/** After these a number is a size or a limit. */
const SIZED =
  /^(?:p|ip|ik|board|boards|facade|stage|totem|window|poster|roadside|stadium|curve|size|sizes|model|screen|screens|tv|display|inch|and|or|to|x|by|between|over|under|above|below|than|least|most|max|maximum|min|minimum|from|up|around|about|budget|of|is|costs?|price|pitch|brightness|و|او|الي|حتي|بين|من|عن|علي|فوق|تحت|حوالي|تقريبا|حدود|بحدود|معي|معاي|ميزاني\p{L}*|سعر\p{L}*|(?:ال)?شاش(?:ه|ات)|سبور(?:ه|ات)|بورد|مقاس\p{L}*|حجم\p{L}*|بوصه|موديل|سطوع\p{L}*|بيتش)$/u;
const NO_COUNT = /^(?:thousand|million|hundred|k|الف|الاف|مليون|ملايين|and|or|to|by|x|في|او|الي|حتي|kay|ك|كي)$/u;

/** A folded query without the numbers that only tell of people, rooms, lengths and days. */
export function withoutTold(folded: string): string {
  const isStory = wordsIn(folded).length > STORY;
  const counted = folded.replace(COUNTED, ' ');
  const timeless = (isStory || IS_LENT.test(folded)) && !KEEPS_DURATION.test(folded) ? counted.replace(DURATION, ' ') : counted;
  if (!isStory) return timeless;
  return timeless
    .replace(MOMENT, ' ')
    .replace(AREA, ' ')
    .replace(LENGTH, ' ')
    .replace(AMOUNT, (whole: string, before: string, blank: string, next: string | undefined) =>
      isCounted(before, next ?? '') ? before + blank : whole,
    );
}

function isCounted(before: string, next: string): boolean {
  if (SIZED.test(before) || unitNamed(next) !== undefined || attributeIn(next) !== undefined || NO_COUNT.test(next)) return false;
  // A name and its number, "Nova 55 for our shop": nothing that could be counted follows.
  return JOINING.has(before) || (next !== '' && !JOINING.has(next));
}
