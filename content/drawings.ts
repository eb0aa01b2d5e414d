import { choice } from './fields/choice.ts';
import type { Bilingual } from './fields/field.ts';
import type { Specifications } from './specifications/kinds.ts';

/** Line drawings of a product, made of its specifications: for what no photograph shows. */
export const DRAWINGS = {
  front: { en: 'From the front, beside a person', ar: 'من الأمام، وإلى جانبه شخص' },
  side: { en: 'From the side, with its depth', ar: 'من الجانب، مع السماكة' },
  back: { en: 'From the back', ar: 'من الخلف' },
  exploded: { en: 'A cabinet taken apart', ar: 'الكابينة مفككة' },
  cables: { en: 'The order of the cables', ar: 'ترتيب الكابلات' },
  pitch: { en: 'Pixel pitch to scale', ar: 'تباعد البكسلات بمقياس واحد' },
  distance: { en: 'Viewing distance', ar: 'مسافة المشاهدة' },
  mounting: { en: 'Ways to mount it', ar: 'طرق التركيب' },
  service: { en: 'The side it is serviced from', ar: 'جهة الصيانة' },
  protection: { en: 'Protection against dust and water', ar: 'الحماية من الغبار والماء' },
  temperature: { en: 'Operating temperature', ar: 'حرارة التشغيل' },
} as const satisfies Record<string, Bilingual>;

export type DrawingName = keyof typeof DRAWINGS;

/** The specifications each is drawn from, one of which is enough; without any the picture stays. */
export const DRAWN_FROM: Readonly<Record<DrawingName, readonly (keyof Specifications)[]>> = {
  front: ['body', 'cabinet'],
  side: ['body', 'cabinet'],
  back: ['body', 'cabinet'],
  exploded: ['cabinet'],
  cables: ['cabinet'],
  pitch: ['pixel-pitch'],
  distance: ['viewing-distance'],
  mounting: ['mounting'],
  service: ['service'],
  protection: ['protection-back'],
  temperature: ['temperature'],
};

/** What a story shows instead of its picture, on the page of a product whose specifications say enough for it. */
export const drawing = () =>
  choice(DRAWINGS, {
    label: { en: 'Line drawing', ar: 'رسم خطي' },
    help: {
      en: 'Drawn from the specifications in place of the picture. Without the figures it needs, the picture is shown.',
      ar: 'يُرسم من المواصفات مكان الصورة. وإن نقصت أرقامه تظهر الصورة.',
    },
  });

/** The words inside the drawings. */
export const DRAWN_TEXTS = {
  door: { en: 'Service door', ar: 'باب الصيانة' },
  lock: { en: 'Lock', ar: 'القفل' },
  vents: { en: 'Vents', ar: 'فتحات التهوية' },
  cable: { en: 'One cable', ar: 'كابل واحد' },
  handles: { en: 'Handles', ar: 'المقابض' },
  powerUnit: { en: 'Power and data', ar: 'الطاقة والبيانات' },
  locks: { en: 'Quick locks', ar: 'أقفال سريعة' },
  frame: { en: 'Die-cast frame', ar: 'إطار مصبوب' },
  modules: { en: 'LED modules', ar: 'وحدات LED' },
  controller: { en: 'Controller', ar: 'المتحكم' },
  data: { en: 'Data', ar: 'البيانات' },
  power: { en: 'Power', ar: 'الكهرباء' },
  front: { en: 'Front', ar: 'الأمام' },
  back: { en: 'Back', ar: 'الخلف' },
  from: { en: 'from {value}', ar: 'من {value}' },
} as const satisfies Record<string, Bilingual>;

export type DrawnWord = keyof typeof DRAWN_TEXTS;
