import { BOARD, CURVE, FINE, GLASS, HOME, KIOSK, MEET, OUT, RENT, ROAD, SHOP } from './families.ts';
import type { GoldenSet } from './golden.ts';

/** A restaurant chain, a bank, an exhibition builder, a car dealer, a museum, a television channel, a property developer. Written before the search was asked. */
export const WORDS: GoldenSet = {
  en: [
    ['drive thru menu board', `${OUT} ${KIOSK} ${ROAD}`],
    ['self ordering kiosk', KIOSK],
    ['bank branch queue display', `${KIOSK} ${FINE} ${SHOP}`],
    ['exhibition stand screen', `${RENT} ${SHOP} ${FINE} ${CURVE}`],
    ['car showroom wall', `${FINE} ${SHOP} ${CURVE} ${GLASS}`],
    ['museum immersive room', `${CURVE} ${FINE}`],
    ['news studio wall', `${FINE} ${RENT} ${CURVE}`],
    ['sales centre screen', `${FINE} ${BOARD} ${MEET} ${SHOP} ${KIOSK}`],
    ['tower facade lighting screen', 's4 9 10 11 c2 j4'],
    ['construction hoarding display', OUT],
    ['column wrap screen', CURVE],
    ['balcony media mesh', `${GLASS} s4 9 10 11 c2 j4`],
    ['boardroom video conferencing', MEET],
    ['cinema at home', HOME],
  ],
  ar: [
    ['شاشة قائمة طعام', `${KIOSK} ${SHOP} ${OUT}`],
    ['جهاز طلب ذاتي', KIOSK],
    ['شاشة انتظار بنك', `${KIOSK} ${FINE} ${SHOP}`],
    ['شاشة بوث معرض', `${RENT} ${SHOP} ${FINE} ${CURVE}`],
    ['شاشة معرض سيارات', `${FINE} ${SHOP} ${CURVE} ${GLASS} ${RENT}`],
    ['قاعة عرض غامرة', `${CURVE} ${FINE}`],
    ['خلفية اخبار', `${FINE} ${RENT} ${CURVE}`],
    ['شاشة مركز مبيعات عقاري', `${FINE} ${BOARD} ${MEET} ${SHOP} ${KIOSK}`],
    ['شاشة برج', 's4 9 10 11 c2 j4'],
    ['شاشة اسطوانية', CURVE],
    ['شبكة ليد للمبنى', 's4 9 10 11 c2 j4'],
    ['شاشة اجتماعات عن بعد', MEET],
    ['شاشة كبيرة للفيلا', HOME],
    ['لوحة يونيبول', ROAD],
  ],
};

export const FIGURES: GoldenSet = {
  en: [
    ['65 inch', '19 15 16'],
    ['0.9 mm', '1'],
    ['160 degrees radius 2 mm', '29 s13 c6'],
    ['5500 cd/m2 totem', '13'],
    ['178 inch 2560x1440', '27'],
    ['60% transparency', '11'],
    ['8000 nit billboard', '14'],
    ['between 100000 and 150000 riyal', '26'],
    ['screens up to 10000 sar', '19 20 15 16 17 23'],
    ['pitch finer than 1.5', '1 2 25'],
    ['3.9mm', '6'],
    ['IK10', '18'],
  ],
  ar: [
    ['شاشة ٦٥ بوصة', '19 15 16'],
    ['٠٫٩ ملم', '1'],
    ['توتم ٥٥٠٠ نت', '13'],
    ['١٧٨ بوصة', '27'],
    ['شفاف ٩٠ بالمية', '30'],
    ['لوحة ٨٠٠٠ شمعة', '14'],
    ['بين ١٠٠ الف و ١٥٠ الف ريال', '26'],
    ['حدود ٣٠ الف ريال سبورة', '22'],
    ['اقل من ١٫٥ ملم', '1 2 25'],
    ['٣٫٩ ملي', '6'],
    ['٢٣١ انش', '28'],
    ['٤٠٠٠ نت للفترينة', '7'],
  ],
};
