import { BOARD, CONTROL, CURVE, FACADE, FINE, GLASS, HOME, KIOSK, MEET, RENT, ROAD, SHOP, STADIUM } from './families.ts';
import type { GoldenSet } from './golden.ts';

/** Written after the twelfth set was mended and before the search was asked. */
export const SENTENCES: GoldenSet = {
  en: [
    ['our municipality wants drivers to read warnings on the bridge', ROAD],
    ['the clinic needs patients to register without a receptionist', KIOSK],
    ['we need a wall for the stage that two people can put up', RENT],
    ['people in the mall should look through the screen into the shop', `${GLASS} ${SHOP}`],
    ['a teacher asks for a board with four pens at once', BOARD],
    ['our generals watch maps day and night', CONTROL],
    ['video calls with Riyadh from a room for ten', MEET],
    ['make the round bar shine with moving pictures', CURVE],
    ['fans want replays above the goal', STADIUM],
    ['a cinema at home for eight guests', HOME],
    ['the bank tower should show the national flag at night', FACADE],
    ['what does ip54 mean for a shop window', `a7 ${SHOP}`],
  ],
  ar: [
    ['البلدية تبي السواقين يقرون التحذيرات على الجسر', ROAD],
    ['العيادة تبي المرضى يسجلون بدون موظف استقبال', KIOSK],
    ['نحتاج جدار للمسرح يركبه شخصين', RENT],
    ['ابي الناس في المول يشوفون المحل من خلال الشاشة', `${GLASS} ${SHOP}`],
    ['المعلم يبي سبورة باربع اقلام مرة وحدة', BOARD],
    ['القادة يراقبون الخرائط ليل ونهار', CONTROL],
    ['مكالمات فيديو مع الرياض من غرفة لعشرة', MEET],
    ['نبي البار الدائري يضوي بصور متحركة', CURVE],
    ['الجمهور يبي الاعادة فوق المرمى', STADIUM],
    ['سينما في البيت لثمانية ضيوف', HOME],
    ['برج البنك يعرض العلم الوطني بالليل', FACADE],
    ['وش معنى اي بي ٥٤ لواجهة المحل', `a7 ${SHOP}`],
  ],
};

export const MISSPELLINGS: GoldenSet = {
  en: [
    ['glowmate countr', '17'],
    ['vison 115', '25'],
    ['facade msh', '11'],
    ['stadium ribbn', '12'],
    ['postter p1.8', '8'],
    ['interctive board', BOARD],
    ['biilboard', ROAD],
    ['transparet film', GLASS],
    ['meetng board', `${MEET} ${BOARD}`],
    ['curvd wall', CURVE],
    ['controol room', CONTROL],
    ['rentall screen', RENT],
    ['roadsidee', ROAD],
    ['fine pich wall', FINE],
  ],
  ar: [
    ['جلوميت كاونترر', '17'],
    ['فيجنن ١١٥', '25'],
    ['فساد ميش', '11'],
    ['ستاديوم ريبن', '12'],
    ['بوستر بي ١٫٨', '8'],
    ['سبوره تفاعلبة', BOARD],
    ['لوحه اعلانيةة', ROAD],
    ['غشاء شفااف', GLASS],
    ['شاشة اجتماعت', MEET],
    ['جدار منحنى', CURVE],
    ['غرفه تحمك', CONTROL],
    ['شاشات تاجيرر', RENT],
    ['رودسايد ٦', '14'],
    ['كشكك ذاتي', KIOSK],
  ],
};
