import { BOARD, CONTROL, CURVE, FINE, GLASS, HOME, KIOSK, OUT, PRICED, RENT, ROAD, SHOP } from './families.ts';
import type { GoldenSet } from './golden.ts';

/** The same four. */
export const SENTENCES: GoldenSet = {
  en: [
    ['drivers at 120 kmh must read it, what size and pitch', `${ROAD} a9 a1`],
    ['we turn a room in our villa into a cinema without projector', HOME],
    ['the studio cameras see stripes on our old wall', `a3 ${RENT} ${FINE} a11`],
    ['we hang screens over the escalators in the mall', `${SHOP} ${FINE} ${CURVE} ${RENT} ${KIOSK} j4`],
    ['sand storm and salt air, does ip65 really help', `a7 ${OUT}`],
    ['kids in the library should play and learn on a screen', `${BOARD} ${KIOSK}`],
    ['i want one wall for traffic cameras of the whole city', CONTROL],
    [
      'how long from order until it works',
      `g10 g1 a13 a16 ${FINE} s1 s2 s3 s4 s5 s6 c1 c2 c3 c4 c5 c6 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21`,
    ],
    ['can the film be removed from the glass later', GLASS],
    ['may i see a price before i talk to sales', `${PRICED} g4`],
  ],
  ar: [
    ['السواق يمشون ١٢٠ ولازم يقرون اللوحة', `${ROAD} a9 a1`],
    ['نبي نسوي غرفة سينما في الفيلا بدون بروجكتر', HOME],
    ['كاميرات الاستوديو تطلع خطوط على الشاشة', `a3 ${RENT} ${FINE} a11`],
    ['نعلق شاشات فوق السلالم الكهربائية بالمول', `${SHOP} ${FINE} ${CURVE} ${RENT} ${KIOSK}`],
    ['غبار ورطوبة وملوحة البحر هل يكفي ip65', `a7 ${OUT}`],
    ['الاطفال في المكتبة يلعبون ويتعلمون على شاشة', `${BOARD} ${KIOSK}`],
    ['نبي جدار واحد لكاميرات المرور في المدينة', CONTROL],
    [
      'كم ياخذ من الطلب الى التشغيل',
      `g10 g1 a13 a16 ${FINE} s1 s2 s3 s4 s5 s6 c1 c2 c3 c4 c5 c6 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21`,
    ],
    ['ينشال الفلم من الزجاج بعدين', GLASS],
    ['ابي اعرف السعر قبل ما اكلم المبيعات', `${PRICED} g4`],
  ],
};

export const MISSPELLINGS: GoldenSet = {
  en: [
    ['bilboard', ROAD],
    ['highwy led', ROAD],
    ['cinma home', HOME],
    ['studoi backdrop', `${RENT} ${FINE} ${CURVE}`],
    ['trafic control room', CONTROL],
    ['flexable led', CURVE],
    ['vison 231', '28'],
    ['curve flx', '29'],
    ['comparsion', 'g5'],
    ['shasha tafa3liya', BOARD],
  ],
  ar: [
    ['لوحه اعلانيه طرييق', ROAD],
    ['سينما منزلبه', HOME],
    ['استديو تصوبر', `${RENT} ${FINE} a11`],
    ['غرفه تحكمم', CONTROL],
    ['شاشه مرنهه', CURVE],
    ['فيجين ٢٣١', '28'],
    ['كيرف فلكس بي٢', '29'],
    ['مقارنهه', 'g5'],
    ['المشاريغ', 'g7'],
    ['واجهه زجاحيه', `${GLASS} ${SHOP}`],
  ],
};
