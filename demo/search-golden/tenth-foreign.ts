/** What other shops sell, written with the tenth set. */
export const STRANGE_TENTH: readonly string[] = [
  ...'bus pass|wrist splint|goat cheese|wall plug|bath mat|dining set|hand blender|road bike|face wash|tax advisor'.split('|'),
  ...'gift voucher|wood stove|sleeping bag|spare tyre|egg tray|bread maker|desk lamp|phone contract|roof rack|park ranger'.split('|'),
  ...'knitting wool|sports bra|contact number embassy|pet insurance|tea set|oil change|lawn seed|nursery fees|hair clips|bunk bed'.split(
    '|',
  ),
  ...'تذكرة باص|جبيرة يد|جبن ماعز|فيش كهرباء|سجادة حمام|طقم سفرة|خلاط يدوي|دراجة هوائية|غسول وجه|مستشار ضريبي'.split('|'),
  ...'قسيمة هدية|حطب تدفئة|كيس نوم|اطار احتياطي|طبق بيض|خبازة كهربائية|اباجورة مكتب|شريحة جوال|حمالة سقف سيارة|حارس منتزه'.split('|'),
  ...'صوف حياكة|ملابس رياضية|رقم السفارة|تامين حيوانات|طقم شاي|تغيير زيت|بذور عشب|رسوم حضانة|مشابك شعر|سرير دورين'.split('|'),
];
