import { fold } from '#api/kernel/normalise.ts';
import { withoutArticle } from './stem.ts';

/** What a short name is about stands last in English and first in Arabic: "stadium seats" are seats, «كراسي ملعب» are chairs. */
const FEW_WORDS = 4;
/** With the two words that say where. */
const MOST_LOCAL = 5;
const ALWAYS = {
  en: 'seat seats seating game games toy toys uniform uniforms membership vacancy vacancies scholarship hotel hotels rooms nearby whistle jersey carpet carpets mattress pillow towel towels heater cooler score scores parking breakfast dinner appointment template templates scholarship course courses lounge art arts loan discount assistance insurance fright makeup actor actors costume costumes grill grills blinds putty insulation jar jars bottle bottles cup cups trip tax valve valves taxi taxis shuttle luggage reunion fence fencing grout grouting booster boosters souvenir souvenirs diary diaries beans cake cakes sofa sofas exam exams quiz internship internships shopping lease map maps election elections street pickup degree degrees diploma ideas idea mirror mirrors donation donations coach eyelashes noodles buffet conditioner conditioners bed beds studies marker markers eraser erasers pen pens pencil pencils duster barrier barriers trolley trolleys nozzle nozzles gown gowns seeds tyres locker lockers helmet helmets racket rackets tiles goalpost goalposts net nets detector detectors extinguisher extinguishers mannequin mannequins hanger hangers balloon balloons invitation invitations tent tents chandelier chandeliers carpenter plumber marketing accounting tuition tutoring surgery therapy treatment recruitment embassy consulate recorder recorders player players editor editors switch switches charger chargers battery batteries bulb bulbs recipe recipes lyrics song songs weather timetable calories salary salaries lawyer lawyers dentist dentists apartment apartments dealership wallpapers certificate certificates syllabus homework textbook textbooks magazine magazines paper papers dictionary fine fines glasses visa visas passport passports migration astrology horoscope exchange remittance towing exterminator soundtrack album albums ringtone ringtones emulator antivirus domain hosting crypto',
  ar: 'كراسي مقاعد العاب لعبه زي ملابس اشتراك وظايف وظيفه اقرب تذكره تذاكر فرش سجاد ستاير ستاره بدله كفر اغطيه صافره نتايج مواقف بطاقه فطور عشاء موعد نموذج خصم مساعده تامين مكياج ممثل ممثلين معجون سرير تاكسي حقيبه كيك كنبه كنب مروحه هدايا دفتر سور مقوي تذكار اختبار بصمه مسرحيه خريطه خرايط انتخابات بورصه قناع تبرع تبرعات عربه بوفيه افكار مرايه مراه مرايا رموش مكيف بكالوريوس قلم اقلام ممحاه ممحايات حاجز حواجز عربيه عربيات خوذه مضرب مضارب طفايه طفايات بالونات دعوات خيمه خيام ثريا ثريات مانيكان صبابين قهوجي ضيافه تسويق محرر مترجم ترجمه جراحه علاج توظيف سفاره قنصليه مسجل شاحن شواحن بطاريه بطاريات لمبه لمبات وصفه وصفات كلمات اغنيه اغاني طقس جدول سعرات راتب رواتب محامي طبيب شقه شقق خلفيات شهاده شهادات مجله مجلات ورق قاموس مخالفه مخالفات نظارات نظاره فيزا تاشيره جواز حواله حوالات سطحه ونش نغمه نغمات استضافه دومين فاحص حديد درج ادراج فرامه مدرس مصمم حراس حارس سكن',
};
/** These are asked for a screen as well: "screen cleaning". */
const ELSEWHERE = {
  en: 'cleaning cleaner cleaners curtain curtains repair repairs repairing holder holders cover covers polish wiper wipers tinting removal mechanic card cards fee fees license licence permit permits trainer test results roll app apps sale cable cables wire wires cord cords',
  ar: 'تنظيف منظف تصليح اصلاح حامل حوامل غطاء تلميع مساحات تظليل رسوم حاسبه ترخيص رخصه مدرب فحص كيبل كابل كيابل سلك اسلاك وصله وصلات مكبر مكبرات',
};
/** Whoever looks for one in the neighbourhood, or of today, looks for the place itself. */
const LOCAL =
  /(?<!\p{L})(?:near (?:me|by|here|(?:the )?\p{L}+$)|nearby|today|tonight|قريبه? من(?:ي| (?:ال)?\p{L}+$)|قريب من هنا|اقرب|(?:ال)?قريبه?$|اليوم$|الليله$)(?!\p{L})/u;

/** "A screen for the street" is a screen. */
const LINKS: ReadonlySet<string> = new Set('for in on at to of with a an the my our near'.split(' '));

/** «جهاز بصمة حضور»: what it is stands after these. */
const DEVICE: ReadonlySet<string> = new Set(fold('جهاز اجهزه ماكينه مكينه اله قطعه').split(' '));

/** Whoever serves buyers at such a place sells no machine of it: «مكينة خياطة». */
const SERVED_AT: ReadonlySet<string> = new Set(['=shop', '=coffee', '=home', '=clinic']);

export function namesMachine([first = '', last]: readonly string[], groups: readonly string[]): boolean {
  return last !== undefined && DEVICE.has(withoutArticle(first)) && groups.length > 0 && groups.every((name) => SERVED_AT.has(name));
}

const heads = (lists: { en: string; ar: string }) => ({ en: new Set(lists.en.split(' ')), ar: new Set(fold(lists.ar).split(' ')) });
const [always, elsewhere] = [heads(ALWAYS), heads(ELSEWHERE)];

/** Whether a short query names a thing or a place of others, after something that we know: "board games", "clinic near me". */
export function namesOtherHead(folded: string, words: readonly string[], isMade: boolean, isNamed: (word: string) => boolean): boolean {
  if (!isMade && words.length <= MOST_LOCAL && LOCAL.test(folded)) return true;
  if (words.length < 2 || words.length > FEW_WORDS) return false;
  const [first = '', last = ''] = [
    words[words.length > 2 && DEVICE.has(words[0] ?? '') ? 1 : 0],
    LINKS.has(words.at(-2) ?? '') ? '' : words.at(-1),
  ];
  const isIn = (head: typeof always) => head.en.has(last) || head.ar.has(withoutArticle(first));
  if (words.length > 2 && DEVICE.has(words[0] ?? '') && isNamed(first)) return false;
  return isIn(always) || (!isMade && isIn(elsewhere));
}

export function isOthersHead(word: string): boolean {
  return [always, elsewhere].some(({ en, ar }) => en.has(word) || ar.has(word));
}
