/** A word of the trade in both languages, with the Arabic forms that an editor replaces by it. */
type Term = { en: string; ar: string; instead?: readonly string[] };

/** The words of the demo company, as its Gulf customers use them. The content check refuses the forms of `instead`. */
export const GLOSSARY: readonly Term[] = [
  { en: 'LED screen, LED wall', ar: 'شاشة LED، جدار LED', instead: ['شاشة ليد', 'إل إي دي'] },
  { en: 'pixel', ar: 'بكسل', instead: ['بيكسل'] },
  { en: 'pixel pitch', ar: 'تباعد البكسلات', instead: ['خطوة البكسل', 'خطوة بكسل', 'درجة البكسل'] },
  { en: 'fine-pitch wall', ar: 'جدار LED دقيق', instead: ['دقيق الخطوة', 'دقيقة الخطوة'] },
  { en: 'brightness, cd/m²', ar: 'السطوع، شمعة/م²', instead: ['النصوع', 'كانديلا', 'نيت'] },
  { en: 'refresh rate', ar: 'معدل التحديث', instead: ['معدّل الإنعاش', 'تردد التحديث'] },
  { en: 'protection rating (IP)', ar: 'درجة الحماية', instead: ['تصنيف الحماية', 'معيار الحماية'] },
  { en: 'viewing distance', ar: 'مسافة المشاهدة', instead: ['مسافة الرؤية'] },
  { en: 'viewing angle', ar: 'زاوية المشاهدة', instead: ['زاوية الرؤية'] },
  { en: 'contrast', ar: 'التباين' },
  { en: 'greyscale', ar: 'التدرّج الرمادي' },
  { en: 'cabinet, module', ar: 'كابينة (كبائن)، وحدة', instead: ['كابينات', 'خزانة الشاشة', 'موديول'] },
  { en: 'power supply', ar: 'مزوّد الطاقة', instead: ['مزود الطاقة'] },
  { en: 'resin layer (GOB)', ar: 'طبقة GOB، راتنج' },
  { en: 'sensor', ar: 'حسّاس', instead: ['حساسات', 'الحساس'] },
  { en: 'projector', ar: 'جهاز الإسقاط', instead: ['بروجكتر', 'جهاز عرض', 'جهاز العرض'] },
  { en: 'interactive screen', ar: 'شاشة تفاعلية' },
  { en: 'floor-standing, wall, counter kiosk', ar: 'كشك أرضي، كشك جداري، كشك طاولة', instead: ['كشك مكتبي', 'أكشاك مكتبية'] },
  { en: 'with or without touch', ar: 'باللمس أو من دونه', instead: ['بدونه', 'بدون لمس'] },
  { en: 'shopping mall', ar: 'مجمّع تجاري', instead: ['مول', 'مركز تسوّق', 'مركز التسوّق'] },
  { en: 'drive-through', ar: 'طلبات السيارات', instead: ['خدمة السيارات'] },
  { en: 'prayer times', ar: 'مواقيت الصلاة' },
  { en: 'shift', ar: 'مناوبة', instead: ['نوبات', 'نوبة الليل'] },
  { en: 'cost', ar: 'تكلفة', instead: ['كلفة'] },
  { en: 'at most', ar: 'بحد أقصى', instead: ['كحد أقصى', 'كحد أدنى'] },
  { en: 'millimetre, millisecond', ar: 'مليمتر، ملي ثانية', instead: ['ملّي', 'ميلي'] },
  { en: 'Android, Windows (product names stay Latin)', ar: 'Android، Windows', instead: ['أندرويد', 'ويندوز'] },
  { en: 'Vision (the series), Vision 115 (a model)', ar: 'سلسلة فيجن، Vision 115' },
];
