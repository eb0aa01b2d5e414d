import { fold } from '#api/kernel/normalise.ts';
import { withoutArticle } from './stem.ts';

/** What a short name is about stands last in English and first in Arabic: "stadium seats" are seats, «كراسي ملعب» are chairs. */
const FEW_WORDS = 3;
/** With the two words that say where. */
const MOST_LOCAL = 5;
const ALWAYS = {
  en: 'seat seats seating game games toy toys uniform uniforms membership vacancy vacancies scholarship hotel hotels rooms nearby whistle jersey carpet carpets mattress pillow towel towels heater cooler score scores parking breakfast dinner appointment template templates scholarship course courses lounge art arts loan discount',
  ar: 'كراسي مقاعد العاب لعبه زي ملابس اشتراك وظايف وظيفه اقرب تذكره تذاكر فرش سجاد ستاير ستاره بدله كفر اغطيه صافره نتايج مواقف بطاقه فطور عشاء موعد نموذج خصم',
};
/** These are asked for a screen as well: "screen cleaning". */
const ELSEWHERE = {
  en: 'cleaning cleaner cleaners curtain curtains repair repairs repairing holder holders cover covers polish wiper wipers tinting removal mechanic card cards fee fees license licence permit permits donation donations trainer coach test exam exams results roll app apps sale',
  ar: 'تنظيف منظف تصليح اصلاح حامل حوامل غطاء تلميع مساحات تظليل رسوم حاسبه ترخيص رخصه تبرع تبرعات مدرب فحص مراه مرايا',
};
/** Whoever looks for one in the neighbourhood, or of today, looks for the place itself. */
const LOCAL = /(?<!\p{L})(?:near (?:me|by|here)|nearby|today|tonight|قريبه? مني|قريب من هنا|اقرب|(?:ال)?قريبه?$|اليوم$|الليله$)(?!\p{L})/u;

const heads = (lists: { en: string; ar: string }) => ({ en: new Set(lists.en.split(' ')), ar: new Set(fold(lists.ar).split(' ')) });
const [always, elsewhere] = [heads(ALWAYS), heads(ELSEWHERE)];

/** Whether a short query names a thing or a place of others, after something that we know: "board games", "clinic near me". */
export function namesOtherHead(folded: string, words: readonly string[], isMade: boolean): boolean {
  if (!isMade && words.length <= MOST_LOCAL && LOCAL.test(folded)) return true;
  if (words.length < 2 || words.length > FEW_WORDS) return false;
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const isIn = (head: typeof always) => head.en.has(last) || head.ar.has(withoutArticle(first));
  return isIn(always) || (!isMade && isIn(elsewhere));
}
