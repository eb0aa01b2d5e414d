import { BOARD, CURVE, FINE, GLASS, HOME, KIOSK, MEET, OUT, RENT, SHOP, STADIUM } from './families.ts';
import type { GoldenSet } from './golden.ts';

/** The same four. */
export const SENTENCES: GoldenSet = {
  en: [
    ['guests should see which conference is in which hall when they enter the hotel', `${KIOSK} ${FINE}`],
    ['we run three cafes and want change prices on all screens together', `${KIOSK} ${SHOP} s10 a12`],
    ['patients wait too long, i want to show their number', KIOSK],
    ['led around the football pitch for sponsors', STADIUM],
    ['beside the swimming pool it gets wet and hot, which screen survives', `${OUT} a6 a7 a5`],
    ['screen for the ballroom that looks good on wedding photos', `${RENT} ${FINE} a3 a11 ${CURVE}`],
    ['i saw your project at the mosque, we want the same', `j1 g7 ${FINE}`],
    ['can you send an engineer to measure the wall', 'a13 g10 g1'],
    [
      'is there guarantee and how many years',
      `s1 s2 s3 s4 s5 s6 s7 s8 s9 s10 s11 s12 s13 s14 c1 c2 c3 c4 c5 c6 ${FINE} 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 a16 g2`,
    ],
    ['where can i see your screens in dubai', 'g1 g7'],
    ['do you have something cheap for small shop', `${SHOP} ${KIOSK} g11 g4`],
    ['the led in our lobby should follow the curved staircase', CURVE],
  ],
  ar: [
    ['الضيوف لازم يعرفون أي قاعة فيها المؤتمر', `${KIOSK} ${FINE}`],
    ['عندي ثلاث كوفيات وابي اغير الاسعار بكل الشاشات مره وحدة', `${KIOSK} ${SHOP} a12`],
    ['المراجعين يسألون عن دورهم ونبي رقم يطلع على الشاشة', KIOSK],
    ['شاشات حول الملعب للرعاة', STADIUM],
    ['جنب المسبح رطوبة وحر وش الشاشة اللي تتحمل', `${OUT} a6 a7 a5`],
    ['قاعة اعراس وابي الشاشة تطلع حلوه بالتصوير', `${RENT} ${FINE} a3 a11 ${CURVE}`],
    ['شفت مشروعكم في الجامع ونبي مثله', `j1 g7 ${FINE}`],
    ['ترسلون مهندس يقيس الجدار', 'a13 g10 g1'],
    [
      'فيه ضمان وكم سنة',
      `s1 s2 s3 s4 s5 s6 s7 s8 s9 s10 s11 s12 s13 s14 c1 c2 c3 c4 c5 c6 ${FINE} 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 a16 g2`,
    ],
    ['وين اقدر اشوف شاشاتكم في دبي', 'g1 g7'],
    ['عندكم شي رخيص لمحل صغير', `${SHOP} ${KIOSK} g11 g4`],
    ['الدرج عندنا دائري ونبي الشاشة تمشي معه', CURVE],
  ],
};

export const MISSPELLINGS: GoldenSet = {
  en: [
    ['kiosc', KIOSK],
    ['stadim ribon', STADIUM],
    ['curvedscreen', CURVE],
    ['rentl stage led', RENT],
    ['visoin boardroom', `s11 ${HOME} ${MEET}`],
    ['hotell loby display', `${KIOSK} ${CURVE} ${FINE}`],
    ['interactiv panell', `${BOARD} ${MEET}`],
    ['resturant menu bord', `${KIOSK} ${SHOP}`],
    ['glas film', GLASS],
    ['postr p1.8', '8'],
    ['calcultor', 'g4 g12'],
    ['privcy', 'g3'],
  ],
  ar: [
    ['كشكك', KIOSK],
    ['ستاديم ربن', STADIUM],
    ['شاشهمنحنيه', CURVE],
    ['ستيدج تاجير', RENT],
    ['فيجين مجالس الاداره', `s11 ${HOME} ${MEET}`],
    ['لوبي فندقق', `${KIOSK} ${CURVE} ${FINE}`],
    ['شاشة تفاعلييه', `${BOARD} ${MEET}`],
    ['مطعمم منيو', `${KIOSK} ${SHOP}`],
    ['غشاء زجاح', GLASS],
    ['بوستير', `8 s3 ${KIOSK}`],
    ['حاسبه الشاشات', 'g4 g12'],
    ['الخصوصيهه', 'g3'],
  ],
};
