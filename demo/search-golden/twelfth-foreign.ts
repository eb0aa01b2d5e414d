/** What other shops, employers and makers of other displays have, written after the eleventh set was mended. */
export const STRANGE_TWELFTH: readonly string[] = [
  ...'teapot|rice sack|pillow case|bath tub|kitchen tongs|washing powder|air freshener|clothes hanger|mosquito net|carpet cleaner'.split(
    '|',
  ),
  ...'minibus|quad bike|car rental|brake pads|gear oil|truck driver|parking fine|petrol coupon|caravan|number plate'.split('|'),
  ...'chef vacancy|hr manager|internship program|minimum wage|resignation letter|security guard job|teacher salary|job offer letter|work permit|overtime pay'.split(
    '|',
  ),
  ...'apple pie|tuna sandwich|mango juice|chilli sauce|baby formula|chewing gum|coconut milk|beef steak|lentil soup|sesame oil'.split('|'),
  ...'iphone 16|sim tray|cracked phone|bluetooth speaker|mobile plan|earphone case|smart band|dual sim|fast charger|tablet cover'.split(
    '|',
  ),
  ...'invoice software|photo editor|pdf converter|cloud storage|website builder|chat bot|accounting app|firewall|mail server|crm'.split(
    '|',
  ),
  ...'mini projector|projector bulb|electronic ink|hologram projector|amoled panel|qled|micro projector|e-paper sign|3d glasses|plasma screen'.split(
    '|',
  ),
  ...'gym membership|stamp album|tooth implant|hand cream|bird cage|flower shop near me|plane model|train tickets|stock price|land for sale'.split(
    '|',
  ),
  ...'ابريق شاي|كيس رز|غطاء مخدة|بانيو|مسحوق غسيل|معطر جو|علاقة ملابس|ناموسية|غسيل سجاد|مكنسة يدوية'.split('|'),
  ...'باص صغير|دباب بحري|تاجير سيارات|فحمات فرامل|زيت قير|سائق شاحنة|مخالفة مرورية|كرفان|لوحة سيارة|اطار سيارة'.split('|'),
  ...'شيف مطلوب|مدير موارد بشرية|برنامج تدريب|الحد الادنى للاجور|خطاب استقالة|وظيفة حارس|راتب معلم|عرض وظيفي|رخصة عمل|بدل سكن'.split('|'),
  ...'فطيرة تفاح|ساندويتش تونة|عصير مانجو|صلصة حارة|حليب اطفال|علكة|حليب جوز هند|شوربة عدس|زيت سمسم|لحم بقر'.split('|'),
  ...'ايفون ١٦|جوال مكسور|سماعة بلوتوث|شاحن سريع|ساعة ذكية|كفر ايباد|سوار رياضي|شريحتين|وصلة شاحن|جراب هاتف'.split('|'),
  ...'برنامج فواتير|محرر صور|تحويل بي دي اف|تخزين سحابي|تصميم موقع|روبوت محادثة|جدار ناري|خادم بريد|متجر الكتروني|كلمة سر'.split('|'),
  ...'بروجكتر صغير|عدسة بروجكتر|ورق الكتروني|جهاز هولوجرام|شاشة اموليد|كيو ليد|نظارات ثلاثية الابعاد|شاشة بلازما|اوليد|بروجكتر ٤ك'.split('|'),
  ...'قفص طيور|زراعة اسنان|كريم يدين|محل ورد قريب|مجسم طائرة|تذاكر قطار|سعر السهم|ارض للبيع|البوم صور|طاولة بلياردو'.split('|'),
];
