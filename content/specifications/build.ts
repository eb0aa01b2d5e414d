import type { SpecificationKind } from './define.ts';
import { UNITS } from './units.ts';

export const build = {
  cabinet: {
    group: 'build',
    label: { en: 'Cabinet or module, width × height × depth', ar: 'الكابينة أو الوحدة' },
    value: 'size',
    sides: 3,
    unit: UNITS.millimetre,
  },
  'cabinet-pixels': {
    group: 'build',
    label: { en: 'Pixels of a cabinet or module', ar: 'بكسلات الكابينة أو الوحدة' },
    value: 'size',
    sides: 2,
    unit: UNITS.pixel,
  },
  'cabinet-weight': {
    group: 'build',
    label: { en: 'Weight of a cabinet or module', ar: 'وزن الكابينة أو الوحدة' },
    value: 'number',
    unit: UNITS.kilogram,
  },
  'half-cabinet': {
    group: 'build',
    label: { en: 'Half cabinets too', ar: 'نصف كابينة أيضًا' },
    value: 'choice',
    many: 'list',
    options: {
      width: { en: 'Of half the width', ar: 'بنصف العرض' },
      height: { en: 'Of half the height', ar: 'بنصف الارتفاع' },
    },
  },
  body: {
    group: 'build',
    label: { en: 'Body, width × height × depth', ar: 'الجسم' },
    value: 'size',
    sides: 3,
    unit: UNITS.millimetre,
    many: 'by-size',
  },
  weight: {
    group: 'build',
    label: { en: 'Weight', ar: 'الوزن' },
    value: 'number',
    unit: UNITS.kilogram,
    many: 'by-size',
    better: 'lower',
  },
  'bending-radius': {
    group: 'build',
    label: { en: 'Smallest bending radius', ar: 'أصغر نصف قطر للانحناء' },
    value: 'number',
    unit: UNITS.millimetre,
    better: 'lower',
  },
  mounting: {
    group: 'build',
    label: { en: 'Mounting', ar: 'التركيب' },
    value: 'choice',
    many: 'list',
    options: {
      floor: { en: 'On the floor', ar: 'على الأرض' },
      wall: { en: 'On a wall', ar: 'على الجدار' },
      hung: { en: 'Hung', ar: 'معلّق' },
      structure: { en: 'On a structure', ar: 'على هيكل' },
      glass: { en: 'On glass', ar: 'على الزجاج' },
      counter: { en: 'On a counter', ar: 'على طاولة' },
    },
  },
  service: {
    group: 'build',
    label: { en: 'Service from', ar: 'جهة الصيانة' },
    value: 'choice',
    options: {
      front: { en: 'The front', ar: 'الأمام' },
      back: { en: 'The back', ar: 'الخلف' },
      both: { en: 'The front or the back', ar: 'الأمام أو الخلف' },
    },
    alsoMeans: { both: ['front', 'back'] },
  },
} as const satisfies Record<string, SpecificationKind>;
