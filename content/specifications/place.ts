import type { SpecificationKind } from './define.ts';
import { PLACES } from './places.ts';
import { UNITS } from './units.ts';

// In the order of protection: solids first, then water.
const IP_CODES = ['IP20', 'IP30', 'IP40', 'IP43', 'IP50', 'IP54', 'IP55', 'IP65', 'IP66', 'IP67', 'IP68'] as const;
const IK_CODES = ['IK06', 'IK07', 'IK08', 'IK09', 'IK10'] as const;

function codes(names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, { en: name, ar: name }]));
}

export const place = {
  suits: {
    group: 'place',
    label: { en: 'Made for', ar: 'مكان الاستخدام' },
    value: 'choice',
    many: 'list',
    options: PLACES,
  },
  'protection-front': {
    group: 'place',
    label: { en: 'Protection, front', ar: 'درجة الحماية من الأمام' },
    value: 'choice',
    options: codes(IP_CODES),
  },
  'protection-back': {
    group: 'place',
    label: { en: 'Protection, back', ar: 'درجة الحماية من الخلف' },
    value: 'choice',
    options: codes(IP_CODES),
  },
  impact: {
    group: 'place',
    label: { en: 'Resistance to blows', ar: 'مقاومة الصدمات' },
    value: 'choice',
    options: codes(IK_CODES),
  },
  temperature: {
    group: 'place',
    label: { en: 'Operating temperature', ar: 'حرارة التشغيل' },
    value: 'range',
    unit: UNITS.celsius,
    asked: 'covers',
    min: -60,
    max: 100,
  },
} as const satisfies Record<string, SpecificationKind>;
