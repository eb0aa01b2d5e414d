type Label = { label: string; unit: string };

/** The lines a spec sheet can have, in its order. Values are numbers and codes, so they are the same in both languages. */
export const PARAMETERS = {
  pitch: { en: { label: 'Pixel pitch', unit: 'mm' }, ar: { label: 'تباعد البكسلات', unit: 'مم' } },
  diagonal: { en: { label: 'Diagonal', unit: 'inch' }, ar: { label: 'القطر', unit: 'بوصة' } },
  picture: { en: { label: 'Picture size', unit: 'mm' }, ar: { label: 'مقاس الصورة', unit: 'مم' } },
  resolution: { en: { label: 'Resolution', unit: 'pixels' }, ar: { label: 'الدقة', unit: 'بكسل' } },
  unit: { en: { label: 'Cabinet, width × height × depth', unit: 'mm' }, ar: { label: 'الكابينة: العرض × الارتفاع × العمق', unit: 'مم' } },
  unitPixels: { en: { label: 'Pixels per cabinet', unit: '' }, ar: { label: 'بكسلات الكابينة', unit: '' } },
  unitWeight: { en: { label: 'Weight of a cabinet', unit: 'kg' }, ar: { label: 'وزن الكابينة', unit: 'كجم' } },
  module: { en: { label: 'Module', unit: 'mm' }, ar: { label: 'الوحدة', unit: 'مم' } },
  modulePixels: { en: { label: 'Pixels per module', unit: '' }, ar: { label: 'بكسلات الوحدة', unit: '' } },
  bend: { en: { label: 'Smallest bending radius', unit: 'mm' }, ar: { label: 'أصغر نصف قطر للانحناء', unit: 'مم' } },
  transparency: { en: { label: 'Transparency', unit: '%' }, ar: { label: 'الشفافية', unit: '%' } },
  thickness: { en: { label: 'Thickness', unit: 'mm' }, ar: { label: 'السماكة', unit: 'مم' } },
  brightness: { en: { label: 'Brightness', unit: 'cd/m²' }, ar: { label: 'السطوع', unit: 'شمعة/م²' } },
  contrast: { en: { label: 'Contrast', unit: '' }, ar: { label: 'التباين', unit: '' } },
  refresh: { en: { label: 'Refresh rate', unit: 'Hz' }, ar: { label: 'معدل التحديث', unit: 'هرتز' } },
  greyscale: { en: { label: 'Greyscale', unit: 'bit' }, ar: { label: 'التدرّج الرمادي', unit: 'بت' } },
  angle: { en: { label: 'Viewing angle', unit: '°' }, ar: { label: 'زاوية المشاهدة', unit: '°' } },
  distance: { en: { label: 'Viewing distance from', unit: 'm' }, ar: { label: 'مسافة المشاهدة من', unit: 'م' } },
  touch: { en: { label: 'Touch points', unit: '' }, ar: { label: 'نقاط اللمس', unit: '' } },
  system: { en: { label: 'System', unit: '' }, ar: { label: 'نظام التشغيل', unit: '' } },
  memory: { en: { label: 'Memory and storage', unit: 'GB' }, ar: { label: 'الذاكرة والتخزين', unit: 'غيغابايت' } },
  camera: { en: { label: 'Camera', unit: '' }, ar: { label: 'الكاميرا', unit: '' } },
  audio: { en: { label: 'Loudspeakers', unit: 'W' }, ar: { label: 'السماعات', unit: 'واط' } },
  ports: { en: { label: 'Connections', unit: '' }, ar: { label: 'المنافذ', unit: '' } },
  areaPower: { en: { label: 'Power, maximum and average', unit: 'W/m²' }, ar: { label: 'استهلاك الطاقة الأقصى والمتوسط', unit: 'واط/م²' } },
  power: { en: { label: 'Power, maximum and average', unit: 'W' }, ar: { label: 'استهلاك الطاقة الأقصى والمتوسط', unit: 'واط' } },
  weight: { en: { label: 'Weight', unit: 'kg' }, ar: { label: 'الوزن', unit: 'كجم' } },
  protection: { en: { label: 'Protection, front and rear', unit: '' }, ar: { label: 'درجة الحماية من الأمام والخلف', unit: '' } },
  temperature: { en: { label: 'Operating temperature', unit: '°C' }, ar: { label: 'حرارة التشغيل', unit: '°م' } },
  life: { en: { label: 'Life to half brightness', unit: 'h' }, ar: { label: 'العمر حتى نصف السطوع', unit: 'ساعة' } },
  warranty: { en: { label: 'Warranty', unit: 'months' }, ar: { label: 'الضمان', unit: 'شهرًا' } },
} as const satisfies Record<string, Record<'en' | 'ar', Label>>;

export type ProductParameters = Partial<Record<keyof typeof PARAMETERS, string>>;
