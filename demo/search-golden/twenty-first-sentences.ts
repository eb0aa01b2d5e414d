import { CONTROL, CURVE, FACADE, FINE, GLASS, HOME, KIOSK, OUT, PRICED, RENT, ROAD, SHOP, STADIUM } from './families.ts';
import type { GoldenSet } from './golden.ts';

/** The same four. */
export const SENTENCES: GoldenSet = {
  en: [
    ['the tower elevation shall be illuminated with pictures but offices need their view', `${FACADE} ${GLASS}`],
    ['we specify a curved wall of 3 m radius in the atrium', CURVE],
    ['how much weight per square meter should the structural engineer assume', `a14 g12 a13 g4 ${FACADE} ${FINE} 12 14`],
    ['screen for watch football match in my house very big', `${HOME} ${STADIUM}`],
    ['my shop is inside mall i want people stop and look', `${SHOP} ${KIOSK} a9`],
    ['please i need machine for customer make order in bakery', KIOSK],
    ['what is different between cob and smd', 'a20 2 1 s1'],
    ['does heat of summer destroy the outdoor screen', `a6 a5 ${OUT}`],
    ['which documents will you hand over at completion', 'a16'],
    ['we need emergency operations centre wall readable from 4 metres', `${CONTROL} a1`],
    ['advertise on both sides of a pole near the petrol station', ROAD],
    ['kam si3r shasha kharijiya', `${OUT} ${PRICED}`],
  ],
  ar: [
    ['نبي الواجهة تضوي بصور بس المكاتب لازم تشوف برا', `${FACADE} ${GLASS}`],
    ['المصمم راسم جدار منحني بنصف قطر ٣ متر في البهو', CURVE],
    ['كم الوزن للمتر المربع عشان المهندس الانشائي', `a14 g12 a13 g4 ${FACADE} ${FINE} 12 14`],
    ['ابي اتابع المباراة في البيت على شاشة ضخمة', `${HOME} ${STADIUM}`],
    ['محلي داخل المول وابي الناس توقف وتطالع', `${SHOP} ${KIOSK} a9`],
    ['ابي مكينة الزبون يطلب منها في المخبز', KIOSK],
    ['وش الفرق بين cob و smd', 'a20 2 1 s1'],
    ['هل حر الصيف يخرب الشاشة الخارجية', `a6 a5 ${OUT}`],
    ['وش الاوراق اللي تسلمونها لنا اخر المشروع', 'a16'],
    ['مركز طوارئ ونبي الجدار ينقرا من ٤ متر', `${CONTROL} a1`],
    ['اعلان على عمود من الجهتين جنب محطة بنزين', ROAD],
    ['كيف اكتب عربي واضح على شاشة البكسل', 'a10 a1'],
  ],
};

export const MISSPELLINGS: GoldenSet = {
  en: [
    ['fasade led', FACADE],
    ['transperant screen', GLASS],
    ['curvd screen', CURVE],
    ['perimiter led', STADIUM],
    ['viewing distence', 'a1 s1 1 2 3 4 g4'],
    ['outdor kiosk', '18 c4 s9'],
    ['brightnes', 'a2 c2 9 10 11 12 13 14 a5 s4 s5 s6'],
    ['ledwallrental', RENT],
    ['roadsid p6.6', '14'],
    ['glowmete outdoor', '18'],
    ['instalation survey', 'a13 g10 g1 a14'],
    ['retrun policy', 'g2'],
  ],
  ar: [
    ['واجهة ميدياا', FACADE],
    ['شاشات شفافف', GLASS],
    ['شاشه منحنيه للبهوو', CURVE],
    ['محيط الملعبب', STADIUM],
    ['مسافه المشاهده', 'a1 s1 1 2 3 4 g4'],
    ['كشك خارجيي', '18 c4 s9'],
    ['السطوغ', 'a2 c2 9 10 11 12 13 14 a5 s4 s5 s6'],
    ['تاجيرشاشات', RENT],
    ['روود سايد', ROAD],
    ['قلوميت اوت دور', '18'],
    ['المعاينه والتركيب', 'a13 g10 g1 a14 c6'],
    ['سياسه الارحاع', 'g2'],
  ],
};
