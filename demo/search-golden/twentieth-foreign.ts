/** Things of other shops, as buyers for schools, mosques and offices type them; written before the search was asked. */
export const STRANGE_TWENTIETH: readonly string[] = [
  ...'office chairs|a4 paper|school bus|prayer rug|server rack|cat6 cable|antivirus|windows 11 license|3d printer|water dispenser|ceiling fan|document scanner|fingerprint attendance|smart lock|ip phone|air conditioner|carpet for mosque|whiteboard marker|student desk|external hard disk|gaming laptop|electric scooter|noise cancelling headphones|fire extinguisher'.split(
    '|',
  ),
  ...'كراسي مكتبية|ورق تصوير|باص مدرسة|سجاد مصلى|سيرفر|كيبل شبكة|برنامج محاسبة|طابعة ليزر|برادة ماء|مروحة سقف|جهاز بصمة حضور|سنترال|مكيف سبليت|مكبرات صوت مساجد|قلم سبورة|طاولة طالب|هارد خارجي|لابتوب قيمنق|سكوتر كهربائي|سماعات راس|طفاية حريق|غسالة ملابس|كفرات|عطر رجالي'.split(
    '|',
  ),
];
