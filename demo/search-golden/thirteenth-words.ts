import { BOARD, CONTROL, CURVE, FACADE, FINE, GLASS, HOME, KIOSK, MEET, OUT, RENT, ROAD, SHOP, STADIUM } from './families.ts';
import type { GoldenSet } from './golden.ts';

/** A thirteenth set, written after the twelfth was mended and before the search was asked. */
export const WORDS: GoldenSet = {
  en: [
    ['dental clinic queue screen', KIOSK],
    ['shopfront led display', `${SHOP} ${GLASS}`],
    ['lecture hall wall', `${FINE} ${BOARD} ${MEET}`],
    ['football pitch perimeter', STADIUM],
    ['desert road sign', `${ROAD} ${OUT}`],
    ['corporate boardroom wall', `${FINE} ${MEET}`],
    ['curved ribbon lobby', `${CURVE} ${STADIUM} ${KIOSK}`],
    ['event company panels', RENT],
    ['airport control tower wall', `${CONTROL} j3 ${FACADE}`],
    ['bakery menu display', `${KIOSK} ${SHOP} 8`],
    ['interactive whiteboard 86', '21'],
    ['glass balcony led', GLASS],
    ['hotel tower media facade', FACADE],
    ['family majlis tv', HOME],
  ],
  ar: [
    ['شاشة دور عيادة', KIOSK],
    ['ليد واجهة معرض', `${SHOP} ${GLASS} ${FACADE}`],
    ['جدار مدرج', `${FINE} ${BOARD} ${MEET} ${STADIUM}`],
    ['محيط ملعب كرة', STADIUM],
    ['لوحة طريق صحراوي', `${ROAD} ${OUT}`],
    ['جدار غرفة اجتماعات الشركة', `${FINE} ${MEET}`],
    ['شريط منحني للاستقبال', `${CURVE} ${STADIUM} ${KIOSK}`],
    ['الواح لشركة فعاليات', RENT],
    ['جدار برج المراقبة', `${CONTROL} j3 ${FACADE}`],
    ['شاشة منيو مخبز', `${KIOSK} ${SHOP} 8`],
    ['سبورة تفاعلية ٨٦', '21'],
    ['ليد بلكونة زجاج', GLASS],
    ['واجهة اعلامية لبرج فندق', FACADE],
    ['تلفزيون مجلس العائلة', HOME],
  ],
};

export const FIGURES: GoldenSet = {
  en: [
    ['6,500 nits', '9'],
    ['P1.5625', '3'],
    ['200x200 px', '7'],
    ['5114 mm', '28'],
    ['98in', '22'],
    ['6.4kg', '17'],
    ['IP43', '7 8 29'],
    ['SAR 3,400', '17'],
    ['960 x 1920', '13'],
  ],
  ar: [
    ['٦٥٠٠ نت', '9'],
    ['بيتش ١٫٥٦٢٥', '3'],
    ['٢٠٠ في ٢٠٠ بكسل', '7'],
    ['٥١١٤ مم', '28'],
    ['٩٨ بوصه', '22'],
    ['٦٫٤ كيلو', '17'],
    ['اي بي ٤٣', '7 8 29'],
    ['٣٤٠٠ ريال', '17'],
    ['٩٦٠ في ١٩٢٠', '13'],
  ],
};
