import { BOARD, CURVE, FACADE, FINE, GLASS, HOME, KIOSK, MEET, OUT, PRICED, RENT, ROAD, SHOP, STADIUM } from './families.ts';
import type { GoldenSet } from './golden.ts';

/** The same two, and who writes for them in bad English. */
export const SENTENCES: GoldenSet = {
  en: [
    ['hi i need a screen for my shop window in tahlia street, people outside must see it at noon', SHOP],
    ['we do weddings and conferences, what led wall can we hang in one hour', RENT],
    ['how much is a big led screen for outside my building', `${FACADE} ${OUT} ${PRICED}`],
    ['customers should order their food by themselves on a screen', KIOSK],
    ['i want show my menu on screen at cafe near the cashier', `${KIOSK} ${SHOP}`],
    ['the glass front of our showroom should play videos but we still want to look outside', GLASS],
    ['screen go around the column in the hall possible?', CURVE],
    ['do you have something i can rent for two days in dubai', RENT],
    ['what happens if a panel dies after one year', `a16 g2 g1 s2 s1 s10 c1 c2 s4 s5 s6 s14 s13 c6 a14 a15 a4 a20 ${FINE} 9 10 12 14`],
    ['which screen is ok in the sun and the dust of jeddah corniche', `${OUT} a5 a6 a7`],
    ['photographer says the screen flickers in his camera', 'a3 5 12 1 3 s2 a11'],
    ['how far should people stand from the screen', 'a1 s1 1 2 3 4 g4'],
  ],
  ar: [
    ['كم سعر شاشة خارجية', `${OUT} ${PRICED}`],
    ['السلام عليكم ابغى شاشة احطها قدام المحل تبان بالشمس', `${SHOP} ${OUT}`],
    ['عندي قاعة افراح وابي شاشة ورا الكوشة', `${RENT} ${CURVE} ${FINE}`],
    ['ابغى الزباين يطلبون الاكل من الشاشة بنفسهم', KIOSK],
    ['الواجهة حقت المعرض قزاز وابي العرض يبان واللي داخل يشوف برا', GLASS],
    ['فيه شاشة تنحط على الكاونتر عند الكاشير', '17 s10 c4'],
    ['تأجرون شاشات ليوم واحد بجدة', RENT],
    ['المصور يقول الشاشة تطلع فيها خطوط بالكاميرا', 'a3 5 12 a11 s2'],
    ['لو خربت قطعة بعد سنة وش تسوون', `a16 g2 g1 g12 s2 s1 s10 c1 c2 a14 a15 a4 a20 s4 s5 s6 ${FINE} 9 10 12 14`],
    ['كم لازم يبعد الجالس عن الشاشة', 'a1 g4 s1 1 2 3 4'],
    ['ودي اسوي شاشة مدورة في وسط الصالة', CURVE],
    ['نبي لوحة على طريق الملك فهد تبان للسيارات', ROAD],
  ],
};

export const MISSPELLINGS: GoldenSet = {
  en: [
    ['trasparent led', GLASS],
    ['kisok', KIOSK],
    ['stdium p10', STADIUM],
    ['rental sreen', RENT],
    ['otdoor led screen', OUT],
    ['intractive bord', BOARD],
    ['glowmat counter', '17'],
    ['facad mesh', '11'],
    ['meting room', MEET],
    ['pixle pitch', 'a1 1 2 3 4 s1 a4'],
    ['waranty', 'a16 a4 g2 s1 s2 s3 s4 s5 s6 s7 s8 s9 s10 s11 s12 s13 s14 c1 c2 c3 c4 c5 c6 a14'],
    ['cotact us', 'g1'],
  ],
  ar: [
    ['شاشه تفعليه', BOARD],
    ['شاشات خارجيه ليت', OUT],
    ['شاشة شفاقة', GLASS],
    ['كشق طلبات', KIOSK],
    ['قلو ميت', '15 16 17 18'],
    ['شاشات تاجر', RENT],
    ['غرفة اجتمعات', MEET],
    ['سينيما منزليه', HOME],
    ['الاضائه العاليه سطوع شاشه', `a2 ${OUT} a5`],
    ['واجهت مبنى', FACADE],
    ['شاشة ملعبب', STADIUM],
    ['مستشار الشاشت', 'g4'],
  ],
};
