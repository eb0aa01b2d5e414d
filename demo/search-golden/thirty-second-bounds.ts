import { asked, type GoldenSet } from './golden.ts';

/** What each lists: exactly these products. */
export const LISTED: GoldenSet = {
  en: [
    ...asked('10 12 11 6', 'under 7000 dirhams per sqm'),
    ...asked('15 17 16', 'kiosk below AED 3,000'),
    ...asked('26 25', 'vision screen between 80,000 and 150,000 aed'),
    ...asked('20 19 23', 'interactive screen up to 12k dirhams'),
    ...asked('10 12 11 14 9', 'at least 6000 nits'),
    ...asked('30 18 5 6 7', 'between 1000 and 4500 nits'),
    ...asked('1', 'pitch below 1 mm'),
    ...asked('10 12 11', 'pitch 8 mm or more'),
    ...asked('5 29 7', '2 to 3 mm pitch'),
    ...asked('28 27 26', 'screens larger than 140"'),
    ...asked('30 1 3 5 11 29 4 7 2', 'cabinets lighter than 7 kg'),
    ...asked('30 11', 'more than 50% transparent'),
    ...asked('12 5', '7000 hz and up'),
    ...asked('21 20 22', '40 touch points or more'),
    ...asked('1 2', 'contrast over 7500:1'),
  ],
  ar: [
    ...asked('10 12 11 6', 'أقل من ٧٠٠٠ درهم للمتر المربع'),
    ...asked('15 17 16', 'كشك تحت 3000 درهم'),
    ...asked('26 25', 'شاشة فيجن بين 80 ألف و150 ألف درهم'),
    ...asked('20 19 23', 'شاشة تفاعلية لا تتجاوز 12 ألف درهم'),
    ...asked('10 12 11 14 9', 'سطوع لا يقل عن ٦٠٠٠ شمعة'),
    ...asked('30 18 5 6 7', 'سطوع من 1000 إلى 4500 شمعة'),
    ...asked('1', 'تباعد دون ١ مم'),
    ...asked('10 12 11', 'تباعد 8 مم فأكثر'),
    ...asked('5 29 7', 'تباعد بين ٢ و٣ مم'),
    ...asked('28 27 26', 'شاشات أكبر من 140 بوصة'),
    ...asked('30 1 3 5 11 29 4 7 2', 'كابينات أخف من 7 كجم'),
    ...asked('30 11', 'شفافية أعلى من 50٪'),
    ...asked('12 5', 'معدل تحديث 7000 هرتز وما فوق'),
    ...asked('21 20 22', '٤٠ نقطة لمس أو أكثر'),
    ...asked('1 2', 'تباين أعلى من 7500'),
  ],
};

export const FOREIGN: readonly string[] =
  'minibar|duvet|bath towels|pillow|hair dryer|espresso beans|champagne|wine cellar|dj mixer|turntable|smoke machine|confetti cannon|bouncy castle|cupcakes|mascara|florist|helium balloons|tuxedo|limousine|yacht charter|cutlery|blender|dishwasher|golf cart|bicycle|sunbed|barbecue grill|jacuzzi|sauna stove|massage oil|tennis racket|bagpipes|cryptocurrency|henna|mortgage|guitar strings|violin|dog grooming|lipstick|hearing aid|ميني بار|مفارش أسرة|مناشف حمام|وسائد|مجفف شعر|حبوب اسبريسو|كؤوس شمبانيا|بشت رجالي|دي جي ميكسر|آلة دخان|بالونات هيليوم|كيك شوكولاته|كحل|باقات ورد|ليموزين|يخت|ملاعق وشوك|ماكينة ثلج|جلاية صحون|غولف كار|زلاجة|بلياردو|شواية فحم|جاكوزي|ساونا|زيت مساج|مضرب تنس|طوابع بريد|بيتكوين|حناء|قرض عقاري|أوتار غيتار|كمنجة|حلاقة كلاب|روج|مسكرة|أدوية صداع|بذور طماطم|سمك طازج|خيمة تخييم'.split(
    '|',
  );
