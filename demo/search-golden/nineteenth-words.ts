import { BOARD, CONTROL, CURVE, FACADE, FINE, GLASS, HOME, KIOSK, MEET, OUT, RENT, ROAD, SHOP } from './families.ts';
import type { GoldenSet } from './golden.ts';

/** A shopkeeper of Jeddah, a planner of events of Dubai: what they type on a phone. Written before the search was asked. */
export const WORDS: GoldenSet = {
  en: [
    ['drive thru menu board', `18 13 s6 s9 c4 8 c2 16 ${SHOP}`],
    ['curved led lobby', CURVE],
    ['stage backdrop', RENT],
    ['led billboard price', `${ROAD} ${FACADE}`],
    ['interactive flat panel', `${BOARD} ${MEET}`],
    ['see through screen for glass', GLASS],
    ['self ordering machine restaurant', KIOSK],
    ['exhibition booth screen', `${RENT} ${SHOP} 15 c4 s9`],
    ['pillar wrap led', CURVE],
    ['countertop tablet for reception', '17 s10 c4'],
    ['led backdrop for wedding', RENT],
    ['whatsapp number', 'g1'],
    ['can i return', 'g2'],
    ['site survey', 'a13 g10 g1'],
  ],
  ar: [
    ['ابي شاشة للمحل', `${SHOP} ${KIOSK}`],
    ['شاشة منيو مطعم', `${KIOSK} ${SHOP}`],
    ['شاشة خلفية مسرح', RENT],
    ['لوحة اعلانية شارع', `${ROAD} ${OUT}`],
    ['لوح تفاعلي للمدرسة', BOARD],
    ['شاشات كوشة عرس', `${RENT} ${CURVE}`],
    ['شاشة لف عمود', CURVE],
    ['شاشه شفافه للزجاج', GLASS],
    ['شاشة غرفة مراقبة', CONTROL],
    ['شاشة مصلى', `j1 ${FINE}`],
    ['شاشة سينما بالبيت', HOME],
    ['رقم الواتس', 'g1'],
    ['استرجاع المبلغ', 'g2'],
    ['معاينة الموقع', 'a13 g10 g1'],
  ],
};

export const FIGURES: GoldenSet = {
  en: [
    ['55 inch touch', '23 15 16 18'],
    ['p2.6 rental', '5 s2'],
    ['ip66 outdoor', '14'],
    ['4500nits', '6'],
    ['500x500 cabinet', '5 6 7'],
    ['86in board', '21'],
    ['7680hz', '5 12'],
    ['38kg', '19 8'],
    ['P1.25 cob', '2'],
    ['transparency 90%', '30'],
  ],
  ar: [
    ['شاشة 55 بوصه لمس', '23 15 16 18'],
    ['بي ٢٫٦ ايجار', '5 s2'],
    ['٧٥انش', '20 18'],
    ['سطوع ٤٥٠٠ شمعة', '6'],
    ['كابينة ٥٠٠×٥٠٠', '5 6 7'],
    ['٧٦٨٠ هرتز', '5 12'],
    ['وزن ٦٦ كيلو', '21 15'],
    ['شفافية ٦٠٪', '11'],
    ['١٠٠ واط usb c', '22 24'],
    ['ضمان ٢٤ شهر', '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30'],
  ],
};
