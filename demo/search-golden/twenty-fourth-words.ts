import { BOARD, CONTROL, CURVE, FINE, GLASS, HOME, KIOSK, MEET, OUT, RENT, ROAD, SHOP, STADIUM } from './families.ts';
import type { GoldenSet } from './golden.ts';

/** A hospital, a mall, a tender, a petrol station, a wedding hall, a university, a sports club. Written before the search was asked. */
export const WORDS: GoldenSet = {
  en: [
    ['patient check-in kiosk', KIOSK],
    ['hospital lobby screen', `${FINE} ${KIOSK} ${SHOP} ${MEET}`],
    ['nurse station touch screen', `${KIOSK} ${BOARD}`],
    ['food court menu display', `${KIOSK} ${SHOP} ${FINE}`],
    ['petrol station sign', ROAD],
    ['forecourt totem', `${ROAD} ${OUT}`],
    ['wedding hall screen', `${RENT} ${FINE} ${CURVE}`],
    ['bridal stage backdrop', `${RENT} ${FINE} ${CURVE}`],
    ['lecture hall board', BOARD],
    ['student union info point', `${KIOSK} ${BOARD}`],
    ['scoreboard', STADIUM],
    ['padel court screen', `${STADIUM} ${OUT}`],
    ['emergency operations room', CONTROL],
    ['atrium glass railing screen', `${GLASS} ${CURVE}`],
  ],
  ar: [
    ['شاشة استقبال مستشفى', `${FINE} ${KIOSK} ${SHOP} ${MEET}`],
    ['جهاز تسجيل المرضى', KIOSK],
    ['شاشة مول', `${FINE} ${SHOP} ${KIOSK} ${CURVE} ${GLASS} ${OUT}`],
    ['لوحة محطة بنزين', `${ROAD} ${OUT}`],
    ['عمود اعلاني مضيء', ROAD],
    ['شاشة قاعة افراح', `${RENT} ${FINE} ${CURVE}`],
    ['كوشة', `${RENT} ${FINE} ${CURVE}`],
    ['شاشة قاعة محاضرات', `${BOARD} ${FINE} ${MEET}`],
    ['سبورة تفاعلية للجامعة', BOARD],
    ['لوحة نتائج المباراة', STADIUM],
    ['شاشة صالة رياضية', `${STADIUM} ${FINE} ${RENT}`],
    ['غرفة مراقبة', CONTROL],
    ['شاشة على الزجاج', `${GLASS} ${SHOP}`],
    ['بيت سينما', HOME],
  ],
};

export const FIGURES: GoldenSet = {
  en: [
    ['43 inch touch kiosk', '15 16 s9 s10 c4'],
    ['7680 hz', '5 12'],
    ['P10', '12'],
    ['8000 cd/m2', '14'],
    ['98"', '22'],
    ['4 mm pitch', '13 6'],
    ['90 % transparent', '30'],
    ['IP65 3000 nits kiosk', '18'],
    ['21.5 inch', '17'],
    ['under 9,000 riyals board', '19'],
    ['at least 7000 nits', '10 12 14'],
    ['50 touch points', '22'],
  ],
  ar: [
    ['٨٦ بوصة', '21'],
    ['شاشة ٥٥ انش', '23 15 16 18'],
    ['٧٥٠٠ شمعة', '10'],
    ['بكسل ٢٫٥ ملم', '7'],
    ['٢٩٥ انش', '28'],
    ['وزن ٣٨ كيلو', '8 19'],
    ['٩٦٠ في ١٩٢٠', '13'],
    ['اقل من ٣٠٠٠ ريال', '16 17'],
    ['اكثر من ٦٠٠٠ نت', '9 10 12 14'],
    ['١١٥ بوصه', '25'],
    ['شفافية ٦٠٪', '11'],
    ['بيتش ١٫٢', '2'],
  ],
};
