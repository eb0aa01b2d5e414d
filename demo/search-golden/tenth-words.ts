import { BOARD, CONTROL, CURVE, FACADE, FINE, GLASS, HOME, KIOSK, MEET, OUT, RENT, ROAD, SHOP, STADIUM } from './families.ts';
import type { GoldenSet } from './golden.ts';

/** A tenth, small set, written after the ninth was mended and before the search was asked. */
export const WORDS: GoldenSet = {
  en: [
    ['visitor sign in screen', KIOSK],
    ['perfume shop display', `${SHOP} ${GLASS} j6`],
    ['press conference backdrop', `${RENT} ${FINE} a3`],
    ['graduation ceremony screen', RENT],
    ['tender evaluation room', `${MEET} ${FINE}`],
    ['emergency operations centre', CONTROL],
    ['running track led', STADIUM],
    ['flyover billboard', ROAD],
    ['hospital outside wall', `${FACADE} ${OUT}`],
    ['tunnel shaped screen', CURVE],
    ['glass lift display', GLASS],
    ['games room big tv', HOME],
  ],
  ar: [
    ['شاشة تسجيل دخول الزوار', KIOSK],
    ['شاشة محل عطور', `${SHOP} ${GLASS} j6`],
    ['خلفية مؤتمر صحفي', `${RENT} ${FINE} a3`],
    ['شاشة حفل تخرج', RENT],
    ['غرفة لجنة', `${MEET} ${FINE}`],
    ['مركز طوارئ', CONTROL],
    ['ليد مضمار جري', STADIUM],
    ['لوحة جسر', ROAD],
    ['جدار المستشفى من برا', `${FACADE} ${OUT}`],
    ['شاشة على شكل نفق', CURVE],
    ['شاشة مصعد زجاجي', GLASS],
    ['تلفزيون كبير لغرفة الالعاب', `${HOME} ${BOARD}`],
  ],
};

export const FIGURES: GoldenSet = {
  en: [
    ['six thousand nits', '11'],
    ['5500 nt', '13'],
    ['p1.54', '27'],
    ['500 mm by 1000 mm panel', '11'],
    ['192 x 192 px', '5'],
    ['147 inch', '26'],
    ['IP54 back', '6'],
    ['4 mm two sided', '13'],
    ['380 kilograms', '28'],
    ['price 21,400', '24'],
    ['SAR 66k', '13'],
    ['60 percent transparency', '11'],
  ],
  ar: [
    ['ستة الاف نت', '11'],
    ['٥٥٠٠ نيت', '13'],
    ['بي ١٫٥٤', '27'],
    ['كابينة ٥٠٠ في ١٠٠٠', '11'],
    ['١٩٢ × ١٩٢ بكسل', '5'],
    ['١٤٧ بوصة', '26'],
    ['كشك ٢١٫٥', '17'],
    ['٤ ملم وجهين', '13'],
    ['٣٨٠ كيلوجرام', '28'],
    ['بسعر ٢١٤٠٠', '24'],
    ['٦٦ الف ريال', '13'],
    ['شفافية ستين بالمية', '11'],
  ],
};
