import { BOARD, CONTROL, CURVE, FINE, KIOSK, MEET, OUT, RENT, ROAD, SHOP } from './families.ts';
import type { GoldenSet } from './golden.ts';

/** Who buys for a school, a committee of a mosque, a manager of computers in Riyadh. Written before the search was asked. */
export const WORDS: GoldenSet = {
  en: [
    ['smart board for kindergarten', BOARD],
    ['huddle room screen', MEET],
    ['teams room display with camera', MEET],
    ['noc video wall', CONTROL],
    ['auditorium led wall', `${FINE} a17 ${RENT} c5 25 26 27 28`],
    ['training room display', `${BOARD} ${MEET}`],
    ['mosque courtyard screen', `j1 ${OUT} ${FINE}`],
    ['principal announcement screen', `${KIOSK} ${BOARD} ${SHOP} j7`],
    ['ops pc slot', '19 20 21 22 23 24 25 26 27 28'],
    ['wireless screen sharing', MEET],
    ['server room monitoring', CONTROL],
    ['school gate sign', `${ROAD} ${BOARD} ${OUT} j7`],
    ['data sheet', 'a4 d1 d2 d3 d4 d5 d6 d7 d8 d9 d10 d11 d12 d13 d14 d15 d16 d17 d18 d19 d20 d21 d22 d23 d24 d25 d26 d27 d28 d29 d30'],
    ['our sales team meeting', `g10 g1 ${MEET}`],
  ],
  ar: [
    ['سبورة ذكية للروضة', BOARD],
    ['شاشة اجتماعات مع كاميرا', MEET],
    ['شاشة عرض للمصلين', `j1 ${FINE}`],
    ['شاشة خطبة الجمعة', `j1 ${FINE}`],
    ['حائط شاشات غرفة عمليات', CONTROL],
    ['شاشة قاعة تدريب', `${BOARD} ${MEET}`],
    ['شاشة مسرح المدرسة', `${RENT} ${BOARD} ${FINE} j7`],
    ['شاشة استقبال الوزارة', `${KIOSK} ${FINE} ${CURVE} ${MEET}`],
    ['لوحة باب المدرسة', `${ROAD} ${BOARD} ${OUT} j7`],
    ['جهاز ارشاد الزوار', KIOSK],
    ['مشاركة الشاشة لاسلكي', MEET],
    [
      'ورقة المواصفات pdf',
      'a4 d1 d2 d3 d4 d5 d6 d7 d8 d9 d10 d11 d12 d13 d14 d15 d16 d17 d18 d19 d20 d21 d22 d23 d24 d25 d26 d27 d28 d29 d30',
    ],
    ['ابغى احجز موعد', 'g10 g1'],
    ['عقد صيانة سنوي', `a16 g1 g10 s1 s10 c1 c2 s4 s5 s6 a14 a15 ${FINE}`],
  ],
};

export const FIGURES: GoldenSet = {
  en: [
    ['65" 20 points touch', '19'],
    ['105in', '22'],
    ['48mp camera', '22'],
    ['147 inches vision', '26'],
    ['P1.5 600x337.5', '3'],
    ['420 w/m2', '1'],
    ['16GB ram 256gb', '22'],
    ['15000:1', '1'],
    ['2546x1432', '25'],
    ['IK10', '18'],
  ],
  ar: [
    ['٦٥ بوصة ٢٠ نقطة', '19'],
    ['شاشه ١٠٥ انش', '22'],
    ['كاميرا ٤٨ ميجا', '22'],
    ['فيجن ١٤٧', '26'],
    ['٦٠٠×٣٣٧٫٥', '1 2 3 4'],
    ['٤٢٠ واط للمتر', '1'],
    ['رام ١٦ جيجا ٢٥٦', '22'],
    ['تباين ١٥٠٠٠', '1'],
    ['٣٨٤٠ في ٢١٦٠', '15 16 18 19 20 21 22 23 24 28'],
    ['٨٦انش', '21'],
  ],
};
