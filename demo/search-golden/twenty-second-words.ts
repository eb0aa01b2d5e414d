import { CURVE, FACADE, FINE, GLASS, HOME, KIOSK, MEET, OUT, RENT, ROAD, SHOP, STADIUM } from './families.ts';
import type { GoldenSet } from './golden.ts';

/** A hotelier of Abu Dhabi, a sports club, an owner of cafés, a clinic. Written before the search was asked. */
export const WORDS: GoldenSet = {
  en: [
    ['hotel ballroom led wall', `${FINE} ${RENT} ${MEET} ${HOME}`],
    ['digital directory for clinic', KIOSK],
    ['padel court led', STADIUM],
    ['cafe menu tv', `${KIOSK} ${SHOP}`],
    ['poolside outdoor screen', `${OUT} ${HOME}`],
    ['queue display hospital', KIOSK],
    ['lobby welcome screen', `${KIOSK} ${CURVE} ${FINE} ${SHOP}`],
    ['car showroom led', `${SHOP} ${FINE} ${CURVE} ${GLASS}`],
    ['rooftop advertising screen', `${FACADE} ${ROAD} ${OUT}`],
    ['self service payment kiosk', KIOSK],
    ['video conference all in one', `${MEET} c5`],
    ['gym screen', `${STADIUM} ${KIOSK} ${FINE}`],
    ['spare parts', 'g12 c1 c5 19 a16 s1 s10'],
    ['delete my personal data', 'g3'],
  ],
  ar: [
    ['شاشة قاعة افراح فندق', `${FINE} ${RENT} ${MEET} ${HOME} ${CURVE}`],
    ['دليل عيادات الكتروني', KIOSK],
    ['شاشة ملعب بادل', STADIUM],
    ['شاشة منيو كوفي', `${KIOSK} ${SHOP}`],
    ['شاشة جنب المسبح', `${OUT} ${HOME}`],
    ['شاشة ارقام انتظار', KIOSK],
    ['شاشة ترحيب مدخل', `${KIOSK} ${CURVE} ${FINE} ${SHOP}`],
    ['شاشة معرض سيارات', `${SHOP} ${FINE} ${CURVE} ${GLASS}`],
    ['شاشة اعلانات فوق السطح', `${FACADE} ${ROAD} ${OUT}`],
    ['كشك دفع ذاتي', KIOSK],
    ['جهاز مؤتمرات فيديو متكامل', `${MEET} c5`],
    ['شاشة نادي رياضي', `${STADIUM} ${KIOSK} ${FINE}`],
    ['قطع الغيار', 'g12 c1 c5 19 a16 s1 s10'],
    ['حذف بياناتي الشخصية', 'g3'],
  ],
};

export const FIGURES: GoldenSet = {
  en: [
    ['21.5inch touch', '17'],
    ['weight 38 kg', '19 8'],
    ['P10 ribbon 7000nits', '12'],
    ['transparent 60%', '11'],
    ['75"outdoor', '18'],
    ['4GB 32GB android 13', '15 16 8'],
    ['55in meeting', '23'],
    ['640x1920', '8'],
    ['295 inch', '28'],
    ['4k 120 degree camera', '23'],
  ],
  ar: [
    ['٢١٫٥ بوصة لمس', '17'],
    ['٣٨ كيلو', '19 8'],
    ['بي ١٠ ٧٠٠٠ نت', '12'],
    ['شفافه ٦٠%', '11'],
    ['٧٥ انش خارجي', '18'],
    ['٤ جيجا رام ٣٢ تخزين', '15 16 8'],
    ['٥٥ بوصه اجتماعات', '23'],
    ['٦٤٠×١٩٢٠', '8'],
    ['٢٩٥ بوصة', '28'],
    ['وزن ٢٨ كجم', '23 16 14'],
  ],
};
