import { wordsIn } from './analyse.ts';
import { STORY } from './told-numbers.ts';

const LOST_WORD = ' wayfinding ';
/** Whoever tells that people look for a place asks for what shows the way, whatever the place is called. */
const LOST =
  /(?<!\p{L})(?:(?:can ?not|can'?t|cannot|could ?n'?t|unable to|struggle to|do(?:es)? ?n'?t) (?:find|locate)(?= (?:the|their|our|any|his|her|which))|(?:ask\p{L}*|know|tell|explain)(?: \p{L}+){0,3} where(?= )|(?:get|gets|getting|got|are|is) lost|lose their way|(?:م[اش]|لا) (?:يعرف|يلقا?|يلاقي?|يحصل|يدل)\p{L}* (?:وين|اين|فين|مكان|اماكن|طريق|موقع)|ي(?:سال|دور)\p{L}*(?: (?:دايم|دايما|علي|عن|كل|شوي|الموظف\p{L}*|الاستقبال)){0,2} (?:وين|اين|فين|مكان|اماكن)|يضيع(?:ون)?|تايهين|ضايعين)(?!\p{L})/gu;
/** «الدور الثاني» is a floor and no football league. */
const FLOOR =
  /(?<!\p{L})(?:ب|في )?(?:ال)?(?:دور|طابق) (?:ال)?(?:ارضي|اول|ثاني|ثالث|رابع|خامس|سادس|اخير|علوي|سفلي)(?!\p{L})|(?<!\p{L})(?:on )?(?:level|floor) (?:one|two|three|four|five|\d)(?!\p{L})/gu;
/** A contract is signed; it is no sign. */
const SIGNED = /(?<!\p{L})(?:i|we|you|they|to) (?:have )?sign(?:ed)?(?!\p{L})/gu;
/** "Before I talk to sales": whoever wants to talk to nobody asks for nobody. */
const UNASKED = new RegExp(
  String.raw`(?<!\p{L})(?:before|without|instead of|rather than|not)(?: (?:i|we|having to|having|have to|need to|needing to|to|must))* (?:talk|speak|call|contact|phone|meet|email|ring)(?:ing)?(?: (?:to|with))?(?: (?:a|an|the|your|any))?(?: (?:sales\p{L}*|someone|anyone|anybody|you|rep\p{L}*|agents?|team|person|people))*(?!\p{L})|(?<!\p{L})(?:قبل|بدون|من غير|دون) (?:(?:لا|ما|ان) )?(?:اكلم|نكلم|اتصل|نتصل|كلام|اتواصل|نتواصل|تواصل|اتصال)(?: (?:مع|علي|في))?(?: (?:ال|بال)?(?:مبيعات|احد|موظف|مندوب))?(?!\p{L})`,
  'gu',
);

const SELF_WORD = ' kiosk ';
/** Whoever comes, asks or pays without anybody's help is served by a kiosk; a screen that does so is a she in Arabic. */
const SELF =
  /(?<!\p{L})(?:ي|ت|ن)\p{L}{2,} (?:\p{L}+ ){0,2}(?:بنفسه|بنفسهم|لحاله|لحالهم|بروحه|بروحهم)(?!\p{L})|(?<!\p{L})(?:by themselves|by himself|by herself|on their own)(?!\p{L})/gu;

const VIEWED_WORD = ' مسافه المشاهده ';
/** «الجمهور على خمسة متر»: how far those stand who look. */
const VIEWED =
  /(?<!\p{L})(?:(?:ال)?(?:جمهور|مشاهد|ناس|متفرج|حضور|زوار|طلاب|ضيوف|اقرب|ابعد)\p{L}*|اللي|[يت]جلس\p{L}*)(?: \p{L}+){0,3} (?:علي|عن|بعد|[يت]بعد\p{L}*) (?:(?:\d+|\p{L}+) )?(?:متر|امتار|مترين)(?!\p{L})/gu;

const READ_WORD = ' content that works ';
/** What nobody reads to its end is too long, and not too dark. */
const UNREAD =
  /(?<!\p{L})(?:nobody|no one|noone|people (?:do not|don'?t)) (?:reads?|finish(?:es)?)|و?(?:ما احد|محد|مافي احد|ماحد) (?:يقرا|يقراه|يقراها|يكمل|يكمله|يكملها)(?!\p{L})/gu;

const SHOWN_WORDS = ' what to show ';
/** "What do I show on it every day", «وش اعرض عليها». */
const SHOWN =
  /(?<!\p{L})what (?:(?:can|do|should|shall|could|would|will|to) ){1,2}(?:(?:i|we|you|one) )?(?:show|display|play|put|run)(?= on(?!\p{L}))|(?<!\p{L})(?:وش|ايش|ماذا|شنو|شو) (?:(?:نقدر|اقدر|ممكن|لازم) )?[ان](?:عرض|شغل|حط|نزل)(?= (?:علي|في|بال)|\p{L}*$)/gu;

/** What becomes of a number that somebody left is told by the privacy policy; nobody is to be called. */
const LEFT_BEHIND =
  /(?<!\p{L})(?:keep|store|save|share|sell|with|about)(?= (?:\p{L}+ ){0,2}my )(?: \p{L}+){0,2} my (?:phone|mobile|e-?mail|number|address|details|name)(?: number| address)?(?!\p{L})/gu;
const LEFT_WORDS = ' my data ';

/** A folded question with what it tells of the way, of floors and contracts read as it is meant. */
export function withToldWays(folded: string): string {
  const said = folded.replace(UNASKED, ' ').replace(SIGNED, ' ');
  const text = (wordsIn(said).length > 0 ? said : folded).replace(SELF, (told) => told + SELF_WORD);
  if (wordsIn(folded).length < STORY) return text;
  return text
    .replace(FLOOR, ' ')
    .replace(LOST, LOST_WORD)
    .replace(VIEWED, (told) => told + VIEWED_WORD)
    .replace(SHOWN, SHOWN_WORDS)
    .replace(UNREAD, READ_WORD)
    .replace(LEFT_BEHIND, LEFT_WORDS);
}
