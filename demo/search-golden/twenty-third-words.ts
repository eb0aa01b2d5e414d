import { BOARD, CONTROL, CURVE, FINE, GLASS, HOME, KIOSK, OUT, RENT, ROAD, SHOP } from './families.ts';
import type { GoldenSet } from './golden.ts';

/** A municipality, an owner of a mall, a family with a villa, a producer of television. Written before the search was asked. */
export const WORDS: GoldenSet = {
  en: [
    ['highway billboard led', `${ROAD} ${OUT}`],
    ['mall atrium hanging screen', `${FINE} ${CURVE} ${RENT} ${SHOP} ${KIOSK}`],
    ['home theatre wall', HOME],
    ['tv studio backdrop', `${RENT} ${FINE} ${CURVE}`],
    ['city square screen', `${OUT} j4`],
    ['traffic control center', CONTROL],
    ['touch table for kids', `${KIOSK} ${BOARD}`],
    ['bus stop display', `${ROAD} ${KIOSK}`],
    ['glass balustrade led film', GLASS],
    ['about your company', 'g8'],
  ],
  ar: [
    ['لوحات طرق سريعة', `${ROAD} ${OUT}`],
    ['شاشة معلقة وسط المول', `${FINE} ${CURVE} ${RENT} ${SHOP} ${KIOSK}`],
    ['سينما منزلية للفيلا', HOME],
    ['خلفية استوديو تلفزيوني', `${RENT} ${FINE} ${CURVE}`],
    ['شاشة ساحة عامة', `${OUT} j4`],
    ['غرفة تحكم مروري', CONTROL],
    ['شاشة العاب تفاعلية للاطفال', `${KIOSK} ${BOARD}`],
    ['شاشة موقف باص', `${ROAD} ${KIOSK}`],
    ['فيلم ليد على القزاز', GLASS],
    ['نبذة عن الشركة', 'g8'],
  ],
};

export const FIGURES: GoldenSet = {
  en: [
    ['6.667 pitch', '14'],
    ['115" home', '25'],
    ['160kmh wind 8000 nit', '14 s6'],
    ['600 nits 178 inch', '27'],
    ['p2 flexible', '29'],
    ['IP65 3000nits kiosk', '18'],
  ],
  ar: [
    ['بيتش ٦٫٦', '14'],
    ['١١٥ بوصه للبيت', '25'],
    ['٦٥٠٠ شمعة واجهة', '9'],
    ['فيجن ٢٣١', '28'],
    ['بي ٢ مرن', '29'],
    ['كشك ٣٠٠٠ شمعه', '18'],
  ],
};
