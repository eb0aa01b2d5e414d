/** What hospitals, malls, tenders, petrol stations, wedding halls, universities and clubs buy elsewhere; written before the search was asked. */
export const STRANGE_TWENTY_FOURTH: readonly string[] = [
  ...'wheelchair|hospital bed|ultrasound machine|stethoscope|patient monitor|mannequin|mall parking barrier|fuel pump|petrol pump nozzle|car wash brush|engine oil|wedding dress|bridal bouquet|banquet chairs|catering trays|lab microscope|student desk|graduation gown|library shelves'.split(
    '|',
  ),
  ...'كرسي متحرك|سرير مستشفى|سماعة طبيب|جهاز اشعة|عربات تسوق|مانيكان ملابس|مضخة وقود|زيت محرك|غسيل سيارات|فستان زفاف|باقة ورد|كراسي حفلات|ضيافة قهوة|ميكروسكوب مختبر|طاولات طلاب|رفوف مكتبة|ملابس رياضية|حذاء جري|عشب صناعي'.split(
    '|',
  ),
];
