import { asked, type GoldenSet } from './golden.ts';

/** What each lists: exactly these products. */
export const LISTED: GoldenSet = {
  en: [
    ...asked('10 12 13 11 14 9', 'more than 5000 nits'),
    ...asked('10 14', 'brightness above 7000 cd/m2'),
    ...asked('28 1 25 2', 'pixel pitch under 1.5 mm'),
    ...asked('28 27 1 26 3 8 4 25 2', 'pitch less than 2mm'),
    ...asked('15 17 16', 'kiosk under 5000 riyal'),
    ...asked('20 19', 'board less than 10000 SAR'),
    ...asked('30 13 14 9 6', 'pitch between 3 and 7 mm'),
    ...asked('21 22', 'interactive board over 80 inch'),
    ...asked('28 27 26 25', 'over 100 inch'),
    ...asked('30 1 3 5 11 29 4 6 7 2', 'weight under 10 kg per cabinet'),
    ...asked('10 12 5 11 14 9 6', 'less than 8000 riyal per square meter'),
    ...asked('18 15 16 23', 'from 43 to 55 inch'),
    ...asked('12 5', 'refresh more than 5000 hz'),
    ...asked('21 20 22 24 19 23', 'delivery in less than 3 weeks'),
    ...asked('10 18 12 13 11 14 9', 'works above 50 degrees'),
  ],
  ar: [
    ...asked('10 12 13 11 14 9', 'اكثر من ٥٠٠٠ شمعة'),
    ...asked('10 14', 'سطوع فوق 7000 نت'),
    ...asked('28 1 25 2', 'تباعد اقل من 1.5 مم'),
    ...asked('28 27 1 26 3 8 4 25 2', 'تباعد تحت ٢ ملم'),
    ...asked('15 17 16', 'كشك باقل من ٥٠٠٠ ريال'),
    ...asked('20 19', 'سبورة تحت 10000 ريال'),
    ...asked('30 13 14 9 6', 'تباعد بين 3 و 7 مم'),
    ...asked('21 22', 'سبورة اكبر من 80 بوصة'),
    ...asked('28 27 26 25', 'اكبر من ١٠٠ بوصه'),
    ...asked('30 1 3 5 11 29 4 6 7 2', 'كابينة وزنها اقل من ١٠ كيلو'),
    ...asked('10 12 5 11 14 9 6', 'المتر باقل من 8000 ريال'),
    ...asked('18 15 16 23', 'من ٤٣ الى ٥٥ بوصة'),
    ...asked('12 5', 'تحديث اعلى من 5000 هرتز'),
    ...asked('21 20 22 24 19 23', 'توصيل خلال اقل من ٣ اسابيع'),
    ...asked('10 18 12 13 11 14 9', 'تتحمل فوق 50 درجة'),
  ],
};

export const FOREIGN: readonly string[] =
  'washing machine|blankets|boiler|carpet|diesel generator|fire extinguisher|cleaning company|pest control|samosa|shampoo|air purifier|fridge|microwave|vacuum cleaner|toyota hilux|windshield wipers|xbox|iphone 15 pro max|playstation|sunscreen|mattress|kitchen sink|chandelier|swimming pool pump|gym treadmill|baby stroller|stationery|electric scooter|security guard uniform|drone|honey|umrah package|dentist appointment|visa renewal|bluetooth headphones|lawn mower|thermometer|sewing thread|padlock|cat litter|غساله اتوماتيك|بطانيات|سخان مويه|موكيت|مولد ديزل|طفاية حريق|خادمه|رش حشرات|برادة مويه|مناديل|ثلاجه|مكرويف|مكنسه|هايلكس غمارتين|كفرات هانكوك|اكس بوكس|كفر ايفون|بلايستيشن|شنط سفر|سرير نفرين|دولاب مطبخ|نجفه|مضخة مسبح|دمبلز|حفاضات|قرطاسيه|سكوتر|ثوب شتوي|درون|عسل سدر|عمره بالباص|دكتور جلديه|تجديد اقامه|معجون اسنان|مكينة قص عشب|ترمومتر|مكينة خياطه|شاي كرك|اكل قطط|ماكينة حلاقه'.split(
    '|',
  );
