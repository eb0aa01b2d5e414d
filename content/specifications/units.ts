import type { Unit } from './define.ts';

/** How measures are written in each language. */
export const UNITS = {
  millimetre: { en: 'mm', ar: 'مم', typed: ['ملم', 'ميليمتر'] },
  metre: { en: 'm', ar: 'م', typed: ['متر', 'أمتار'] },
  inch: { en: 'inch', ar: 'بوصة', typed: ['inches', 'in', '"', '″', '”', 'إنش', 'انش', 'بوصه', 'بوصات'] },
  pixel: { en: 'pixels', ar: 'بكسل' },
  candela: { en: 'cd/m²', ar: 'شمعة/م²', typed: ['cd', 'nit', 'nits', 'شمعة', 'شمعه'] },
  ratio: { en: ':1', ar: ':1' },
  hertz: { en: 'Hz', ar: 'هرتز' },
  bit: { en: 'bit', ar: 'بت' },
  degree: { en: '°', ar: '°', typed: ['درجة', 'درجه'] },
  percent: { en: '%', ar: '%', typed: ['٪'] },
  point: { en: { one: 'point', other: 'points' }, ar: { one: 'نقطة', two: 'نقطتان', few: 'نقاط', many: 'نقطة', other: 'نقطة' } },
  kilogram: { en: 'kg', ar: 'كجم', typed: ['كغ', 'كغم', 'كيلو'] },
  kilogramPerArea: { en: 'kg/m²', ar: 'كجم/م²' },
  watt: { en: 'W', ar: 'واط', typed: ['وات'] },
  wattPerArea: { en: 'W/m²', ar: 'واط/م²' },
  celsius: { en: '°C', ar: '°م', typed: ['درجة مئوية', 'م°'] },
  gigabyte: { en: 'GB', ar: 'غيغابايت', typed: ['جيجا', 'جيجابايت'] },
  hour: { en: { one: 'hour', other: 'hours' }, ar: { one: 'ساعة', two: 'ساعتان', few: 'ساعات', many: 'ساعة', other: 'ساعة' } },
  week: { en: { one: 'week', other: 'weeks' }, ar: { one: 'أسبوع', two: 'أسبوعان', few: 'أسابيع', many: 'أسبوعًا', other: 'أسبوع' } },
  month: { en: { one: 'month', other: 'months' }, ar: { one: 'شهر', two: 'شهران', few: 'أشهر', many: 'شهرًا', other: 'شهر' } },
  perArea: { en: 'per m²', ar: 'للمتر المربع' },
} as const satisfies Record<string, Unit>;
