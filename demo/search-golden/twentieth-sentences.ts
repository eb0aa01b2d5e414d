import { BOARD, CONTROL, FINE, HOME, KIOSK, MEET } from './families.ts';
import type { GoldenSet } from './golden.ts';

/** The same three. */
export const SENTENCES: GoldenSet = {
  en: [
    ['we are replacing projectors in 24 classrooms, what do you recommend', `${BOARD} a18`],
    ['can the teacher write on it with finger and save the page', BOARD],
    ['our meeting room has 12 seats and we call london every day', MEET],
    ['the imam wants the sermon text shown in arabic and english', `j1 ${FINE} a10`],
    ['women prayer hall should see the imam on a screen', `j1 ${FINE}`],
    ['the operators watch cameras 24 hours a day, nothing may burn in', CONTROL],
    ['can it join our network without internet and who updates android', `${KIOSK} ${BOARD} ${MEET}`],
    ['children will bang on it, will the glass break', `a20 ${BOARD}`],
    ['how do we hang a 98 kg screen on gypsum wall', `a14 a13 22 s7 s8 19 20 21 24 ${BOARD}`],
    ['do you train the staff after installation', `a16 ${BOARD} g1`],
    ['sun comes from the windows and students cannot see the board', `${BOARD} a2 s7`],
    ['i want to compare the 75 and the 86', 'g5 20 21'],
  ],
  ar: [
    ['نبي نستبدل البروجكترات في الفصول وش الافضل', `${BOARD} a18`],
    ['هل المعلم يقدر يكتب عليها بيده ويحفظ', BOARD],
    ['غرفة اجتماعات ١٢ شخص ونكلم الفرع في دبي', MEET],
    ['نبي الخطبة تطلع مكتوبة للصم في المسجد', `j1 ${FINE} a10`],
    ['مصلى النساء ما يشوفون الامام نبي شاشة', `j1 ${FINE}`],
    ['غرفة المراقبة تشتغل ٢٤ ساعة والشاشات القديمة احترقت', CONTROL],
    ['الاطفال يضربون على الشاشة هل تنكسر', `a20 ${BOARD}`],
    ['الجدار جبس هل يتحمل وزن الشاشة', `a14 a13 g12 ${BOARD} ${KIOSK} ${MEET} ${FINE}`],
    ['تدربون المعلمين بعد التركيب', `a16 ${BOARD} g1`],
    ['الشمس تجي من الشباك والطلاب ما يشوفون السبورة', `${BOARD} a2`],
    ['وش الفرق بين ٧٥ و ٨٦', 'g5 20 21'],
    ['كم تصرف كهرباء في الشهر', 'a15 g12 g4 s1 c5 8 15 16 1 2 3 4'],
  ],
};

export const MISSPELLINGS: GoldenSet = {
  en: [
    ['interactve whitebord', BOARD],
    ['classrom screen', BOARD],
    ['bordroom display', MEET],
    ['controll romm', CONTROL],
    ['mosk screen', `j1 ${FINE}`],
    ['visoin 147', '26'],
    ['projecter replacement', `a18 ${BOARD} ${MEET} ${HOME}`],
    ['conferance room', MEET],
    ['shcool', `${BOARD} j7`],
    ['lamah p1.2', '2'],
    [
      'specifcation sheet',
      'a4 d1 d2 d3 d4 d5 d6 d7 d8 d9 d10 d11 d12 d13 d14 d15 d16 d17 d18 d19 d20 d21 d22 d23 d24 d25 d26 d27 d28 d29 d30',
    ],
    ['whtsapp', 'g1'],
  ],
  ar: [
    ['سبوره تفاعلبه', BOARD],
    ['فصول دارسية', BOARD],
    ['شاشة اجتماعت', MEET],
    ['غرفة تحكيم ومراقبه', CONTROL],
    ['شاشة مسحد', `j1 ${FINE}`],
    ['فيحن ١٤٧', '26'],
    ['مدرسه ذكيهشاشات', BOARD],
    ['الشاشات التفاعليهه', BOARD],
    ['لمحه بي١٫٢', '2'],
    ['ورقه الموصفات', 'a4 d1 d2 d3 d4 d5 d6 d7 d8 d9 d10 d11 d12 d13 d14 d15 d16 d17 d18 d19 d20 d21 d22 d23 d24 d25 d26 d27 d28 d29 d30'],
    ['واتسب', 'g1'],
    ['ساسية الارجاع', 'g2'],
  ],
};
