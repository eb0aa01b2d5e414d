/** What a company of displays does not sell, everyday and trade words, both languages; written before the search was asked. */
export const STRANGE_NINETEENTH: readonly string[] = [
  ...'projector lamp|oled tv|macbook|cctv camera|hdmi cable|wifi router|drone|rent a car|gaming chair|solar panel|tablet case|coffee machine|barcode printer|cash drawer|laptop stand|smart watch|neon sign|fire alarm|air purifier|usb flash drive'.split(
    '|',
  ),
  ...'لمبة بروجكتر|ثلاجة عرض|تلفزيون سامسونج|كيبل hdmi|كاميرات مراقبة|راوتر واي فاي|ايجار سيارات|كرسي مكتب|الواح شمسية|ماكينة قهوة|طابعة باركود|ساعة ذكية|حماية شاشة جوال|لوحة نيون|جهاز انذار|مكبر صوت للسيارة|فلاش ميموري|طاولة طعام|عامل نظافة|ورق جدران'.split(
    '|',
  ),
];
