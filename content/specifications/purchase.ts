import type { SpecificationKind } from './define.ts';
import { UNITS } from './units.ts';

export const purchase = {
  'price-from-sa': {
    group: 'purchase',
    label: { en: 'Price from, Saudi Arabia', ar: 'أقل سعر في السعودية' },
    value: 'money',
    many: 'by-size',
    better: 'lower',
    country: 'sa',
  },
  'price-from-ae': {
    group: 'purchase',
    label: { en: 'Price from, United Arab Emirates', ar: 'أقل سعر في الإمارات' },
    value: 'money',
    many: 'by-size',
    better: 'lower',
    country: 'ae',
  },
  'area-price-from-sa': {
    group: 'purchase',
    label: { en: 'Price of a square metre from, Saudi Arabia', ar: 'أقل سعر للمتر المربع في السعودية' },
    value: 'money',
    unit: UNITS.perArea,
    better: 'lower',
    country: 'sa',
  },
  'area-price-from-ae': {
    group: 'purchase',
    label: { en: 'Price of a square metre from, United Arab Emirates', ar: 'أقل سعر للمتر المربع في الإمارات' },
    value: 'money',
    unit: UNITS.perArea,
    better: 'lower',
    country: 'ae',
  },
  'lead-time': {
    group: 'purchase',
    label: { en: 'Delivery within', ar: 'مدة التوريد' },
    value: 'range',
    unit: UNITS.week,
    min: 0,
    max: 104,
  },
  life: {
    group: 'purchase',
    label: { en: 'Life to half brightness', ar: 'العمر حتى نصف السطوع' },
    value: 'number',
    unit: UNITS.hour,
    better: 'higher',
  },
  warranty: {
    group: 'purchase',
    label: { en: 'Warranty', ar: 'الضمان' },
    value: 'number',
    unit: UNITS.month,
    better: 'higher',
  },
} as const satisfies Record<string, SpecificationKind>;
