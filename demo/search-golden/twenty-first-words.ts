import { CURVE, FACADE, FINE, GLASS, HOME, KIOSK, RENT, ROAD, SHOP, STADIUM } from './families.ts';
import type { GoldenSet } from './golden.ts';

/** An architect, a consultant with a specification, somebody who learnt English on the job, and who writes Arabic in Latin letters. Written before the search was asked. */
export const WORDS: GoldenSet = {
  en: [
    ['media facade mesh', FACADE],
    ['transparent led curtain wall', `${GLASS} ${FACADE}`],
    ['concave led reception', CURVE],
    ['front serviceable fine pitch', FINE],
    ['outdoor ip65 totem double side', ROAD],
    ['perimeter led football', STADIUM],
    ['led for villa majlis', HOME],
    ['museum immersive room', `${CURVE} j8`],
    ['airport information display', `${KIOSK} ${FINE} j3 ${ROAD}`],
    ['load calculation steel structure', 'a14 g12 a13 c6 s4 s6'],
    ['perfume shop window screen', `${SHOP} j6`],
    ['church hall display', `j1 ${FINE} ${RENT} ${HOME}`],
    ['light pollution neighbours', 'a8'],
    ['shasha lil majlis', HOME],
  ],
  ar: [
    ['واجهة ميديا للبرج', FACADE],
    ['شاشة شبكية شفافة للواجهة', `${FACADE} ${GLASS}`],
    ['شاشة مقعرة للاستقبال', CURVE],
    ['صيانة امامية بيتش دقيق', FINE],
    ['عمود اعلاني وجهين', ROAD],
    ['شاشات محيط الملعب', STADIUM],
    ['شاشة كبيرة لمجلس الفيلا', HOME],
    ['غرفة غامرة متحف', `${CURVE} j8`],
    ['شاشة معلومات الرحلات', `${KIOSK} ${FINE} j3 ${ROAD}`],
    ['هيكل حديد تحميل', 'a14 g12 a13 c6 s4 s6'],
    ['شاشة محل عطور', `${SHOP} j6`],
    ['ازعاج الجيران من الاضاءة بالليل', 'a8'],
    ['مقارنة بين منتجين', 'g5'],
    ['كل الشاشات', 'g11 c1 c2 c3 c4 c5 c6'],
  ],
};

export const FIGURES: GoldenSet = {
  en: [
    ['pixel pitch 1.875mm', '4'],
    ['960x960 cabinet outdoor', '9 10 12 14'],
    ['IP67', '11'],
    ['8000cd/m²', '14'],
    ['bending radius 150', '29'],
    ['refresh 7680', '5 12'],
    ['1000x400', '30'],
    ['70inch kiosk', '15'],
    ['15.6" counter', '17'],
    ['3941 x 2217 mm', '27'],
  ],
  ar: [
    ['بيتش ١٫٨٧٥', '4'],
    ['كبينة 960*960', '9 10 12 14'],
    ['اي بي ٦٧', '11'],
    ['٨٠٠٠ شمعه', '14'],
    ['نصف قطر ١٥٠', '29'],
    ['تردد ٧٦٨٠', '5 12'],
    ['١٠٠٠×٤٠٠', '30'],
    ['كشك ٧٠ بوصة', '15'],
    ['١٥٫٦ انش كاونتر', '17'],
    ['فيجن ١٧٨ انش', '27'],
  ],
};
