import { BOARD, CONTROL, CURVE, FACADE, FINE, GLASS, HOME, KIOSK, MEET, OUT, RENT, ROAD, SHOP, STADIUM } from './families.ts';
import type { GoldenSet } from './golden.ts';

/** What strangers tell, written after the ninth set was mended and before the search was asked. */
export const SENTENCES: GoldenSet = {
  en: [
    ['guests queue at reception and we want them to check in alone', KIOSK],
    ['the director wants one screen for the whole length of the meeting table', `${MEET} ${FINE}`],
    ['we need scores and replays for six thousand spectators', STADIUM],
    ['our hotel front is glass and must not lose its view', GLASS],
    ['something for the roundabout that lorries can read at noon', `${ROAD} ${OUT} a5`],
    ['our church band moves from town to town', RENT],
    ['pupils at the back cannot read what the teacher writes', `${BOARD} a17`],
    ['the map of the city must be shown without a gap to the duty officers', `${CONTROL} ${FINE}`],
    ['my husband wants a cinema in the cellar', HOME],
    ['how do I clean fingerprints off the kiosk', `${KIOSK} a20 a19`],
    ['light should run around the pillars of the hall', CURVE],
    ['the whole front of the mall should become an advertisement', FACADE],
  ],
  ar: [
    ['الضيوف يصفون طابور عند الاستقبال ونبيهم يسجلون لحالهم', KIOSK],
    ['المدير يبي شاشة وحدة بطول طاولة الاجتماعات', `${MEET} ${FINE}`],
    ['نحتاج النتيجة والاعادة تنعرض لستة الاف متفرج', STADIUM],
    ['واجهة فندقنا زجاج وما نبي نخسر الاطلالة', GLASS],
    ['شي للدوار تقراه الشاحنات وقت الظهر', `${ROAD} ${OUT} a5`],
    ['فرقتنا تتنقل من مدينة لمدينة', RENT],
    ['الطلاب ورا ما يقرون اللي تكتبه المعلمة', `${BOARD} a17`],
    ['خريطة المدينة لازم تنعرض بدون فواصل لضباط المناوبة', `${CONTROL} ${FINE}`],
    ['زوجي يبي سينما في القبو', HOME],
    ['كيف انظف بصمات الاصابع عن الكشك', `${KIOSK} a20 a19`],
    ['نبي الاضاءة تلف حول اعمدة القاعة', CURVE],
    ['نبي واجهة المول كلها تصير اعلان', `${FACADE} ${SHOP}`],
  ],
};

export const MISSPELLINGS: GoldenSet = {
  en: [
    ['interactiv whitebord', BOARD],
    ['kioosk', KIOSK],
    ['stauim led', STADIUM],
    ['billbord', ROAD],
    ['glas film', GLASS],
    ['meetting room screen', MEET],
    ['cotrol room', CONTROL],
    ['home cinma', HOME],
    ['stge p2.6', '5'],
    ['facede p8', '10'],
  ],
  ar: [
    ['سبورا تفاعلية', BOARD],
    ['كشسك', KIOSK],
    ['ملعبب', STADIUM],
    ['لوحة اعلانيت', ROAD],
    ['فلم زجاجي', GLASS],
    ['شاشة اجتماعتا', MEET],
    ['غرفة تحكمم', CONTROL],
    ['سينما منزليية', HOME],
    ['ستيدج ٢٫٦', '5'],
    ['واجهة بي ٨', '10'],
  ],
};
