import type { SpecificationKind } from './define.ts';
import { UNITS } from './units.ts';

export const power = {
  'power-greatest': {
    group: 'power',
    label: { en: 'Greatest power', ar: 'استهلاك الكهرباء الأقصى' },
    value: 'number',
    unit: UNITS.watt,
    many: 'by-size',
    better: 'lower',
  },
  'power-average': {
    group: 'power',
    label: { en: 'Average power', ar: 'استهلاك الكهرباء المتوسط' },
    value: 'number',
    unit: UNITS.watt,
    many: 'by-size',
    better: 'lower',
  },
  'area-power-greatest': {
    group: 'power',
    label: { en: 'Greatest power per square metre', ar: 'استهلاك المتر المربع الأقصى' },
    value: 'number',
    unit: UNITS.wattPerArea,
    better: 'lower',
  },
  'area-power-average': {
    group: 'power',
    label: { en: 'Average power per square metre', ar: 'استهلاك المتر المربع المتوسط' },
    value: 'number',
    unit: UNITS.wattPerArea,
    better: 'lower',
  },
} as const satisfies Record<string, SpecificationKind>;
