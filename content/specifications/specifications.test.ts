import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SpecificationKind, SpecificationPart, SpecificationValue } from './define.ts';
import { SPECIFICATION_NAMES, SPECIFICATIONS, type SpecificationName } from './kinds.ts';
import { parseSpecification, typeSpecification } from './parse.ts';
import { miscounted } from './values.ts';
import { writeSpecification } from './write.ts';

function write(name: SpecificationName, value: SpecificationValue) {
  const kind: SpecificationKind = SPECIFICATIONS[name];
  return [writeSpecification(kind, value, 'en'), writeSpecification(kind, value, 'ar')];
}

function parse(name: SpecificationName, input: unknown) {
  return parseSpecification(SPECIFICATIONS[name], input);
}

function partOf(kind: SpecificationKind): fc.Arbitrary<SpecificationPart> {
  const decimals = (min: number, max: number) =>
    fc.integer({ min: Math.ceil(min * 100), max: Math.floor(max * 100) }).map((hundredths) => hundredths / 100);
  switch (kind.value) {
    case 'number':
      return decimals(kind.min ?? 0, Math.min(kind.max ?? 1e6, 1e6));
    case 'range':
      return fc.tuple(decimals(kind.min, kind.max), decimals(kind.min, kind.max)).map((ends) => ends.toSorted((a, b) => a - b));
    case 'size':
      return fc.array(decimals(0.1, 100_000), { minLength: kind.sides, maxLength: kind.sides });
    case 'choice':
      return fc.constantFrom(...Object.keys(kind.options));
    case 'name':
      return fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9 .×-]{0,20}[A-Za-z0-9]$/);
    case 'money':
      return fc.record({ amount: decimals(0, 1e6), currency: fc.constantFrom('SAR' as const, 'AED' as const) });
  }
}

test('what is typed, read and typed again is the same, for every kind', () => {
  for (const name of SPECIFICATION_NAMES) {
    const kind: SpecificationKind = SPECIFICATIONS[name];
    fc.assert(
      fc.property(fc.array(partOf(kind), { minLength: 1, maxLength: kind.many ? 5 : 1 }), (value) => {
        expect(parse(name, typeSpecification(kind, value))).toEqual({ value });
        expect(parse(name, value)).toEqual({ value });
      }),
      { numRuns: 30 },
    );
  }
});

test('people type sizes, ranges, thousands and lists in their own ways', () => {
  expect(parse('cabinet', '600x337.5 × 45')).toEqual({ value: [[600, 337.5, 45]] });
  expect(parse('temperature', '−10 – 45')).toEqual({ value: [[-10, 45]] });
  expect(parse('temperature', '-20 - -5')).toEqual({ value: [[-20, -5]] });
  expect(parse('temperature', '-10 إلى 45')).toEqual({ value: [[-10, 45]] });
  expect(parse('brightness', '6,500')).toEqual({ value: [6500] });
  expect(parse('sizes', '43, 55, 65')).toEqual({ value: [43, 55, 65] });
  expect(parse('sizes', '43 / 1,200')).toEqual({ value: [43, 1200] });
  expect(parse('ports', 'HDMI 2.0, 2 × USB، LAN')).toEqual({ value: ['HDMI 2.0', '2 × USB', 'LAN'] });
  expect(parse('price-from-ae', '2,675 AED')).toEqual({ value: [{ amount: 2675, currency: 'AED' }] });
  expect(parse('brightness', '٣٬٠٠٠')).toEqual({ value: [3000] });
  expect(parse('brightness', ['۳۰۰۰'])).toEqual({ value: [3000] });
  expect(parse('cabinet', '٦٠٠ × ٣٣٧٫٥ × ٤٥')).toEqual({ value: [[600, 337.5, 45]] });
  expect(parse('price-from-sa', '٢٦٧٥ SAR')).toEqual({ value: [{ amount: 2675, currency: 'SAR' }] });
  expect(parse('sizes', '٥٥ بوصة، ٦٥ إنش')).toEqual({ value: [55, 65] });
  expect(parse('sizes', '43" / 55 inches')).toEqual({ value: [43, 55] });
  expect(parse('brightness', '٧٠٠ شمعة/م²')).toEqual({ value: [700] });
  expect(parse('brightness', '700 nits')).toEqual({ value: [700] });
  expect(parse('cabinet', '600 مم × 337.5 مم × 45 مم')).toEqual({ value: [[600, 337.5, 45]] });
  expect(parse('temperature', '-10 – 45 °C')).toEqual({ value: [[-10, 45]] });
  expect(parse('price-from-sa', '٢٬٦٧٥ ريال')).toEqual({ value: [{ amount: 2675, currency: 'SAR' }] });
  expect(parse('price-from-sa', '2675 ر.س.')).toEqual({ value: [{ amount: 2675, currency: 'SAR' }] });
  expect(parse('price-from-ae', '٢٦٧٥ درهم إماراتي')).toEqual({ value: [{ amount: 2675, currency: 'AED' }] });
  expect(parse('brightness', ' ')).toEqual({ value: [] });
  expect(parse('brightness', null)).toEqual({ value: [] });
});

test('what cannot be read is refused by name', () => {
  expect(parse('brightness', 'bright')).toEqual({ problem: 'not-a-number' });
  expect(parse('brightness', '600 / 700')).toEqual({ problem: 'not-a-number' });
  expect(parse('brightness', [600, 700])).toEqual({ problem: 'too-many' });
  expect(parse('brightness', -1)).toEqual({ problem: 'out-of-range' });
  expect(parse('temperature', '45 – 0')).toEqual({ problem: 'not-a-range' });
  expect(parse('cabinet', '600 × 337.5')).toEqual({ problem: 'not-a-size' });
  expect(parse('touch', 'maybe')).toEqual({ problem: 'not-a-choice' });
  expect(parse('price-from-sa', '2675')).toEqual({ problem: 'not-a-price' });
  expect(parse('price-from-sa', '2675 ريال أو درهم')).toEqual({ problem: 'not-a-price' });
  expect(parse('price-from-sa', '2675 ريال عماني')).toEqual({ problem: 'not-a-price' });
  expect(parse('sizes', '55 inchworm')).toEqual({ problem: 'not-a-number' });
  expect(parse('price-from-sa', { amount: -5, currency: 'SAR' })).toEqual({ problem: 'out-of-range' });
  expect(parse('brightness', '700 بوصة')).toEqual({ problem: 'not-a-number' });
  expect(parse('price-from-sa', '2675 EUR')).toEqual({ problem: 'not-a-price' });
  expect(parse('ports', ['x'.repeat(61)])).toEqual({ problem: 'too-long', length: { most: 60, given: 61 } });
  expect(parse('sizes', '1 / '.repeat(21) + '1')).toEqual({ problem: 'too-many' });
});

test('values are written for readers of both languages, in Latin digits', () => {
  expect(write('temperature', [[0, 45]])).toEqual(['0 to 45 °C', 'من 0 إلى 45 °م']);
  expect(write('brightness', [6500])).toEqual(['6,500 cd/m²', '6,500 شمعة/م²']);
  expect(write('sizes', [43, 55, 65])).toEqual(['43, 55 and 65 inch', '43 و55 و65 بوصة']);
  expect(write('touch-points', [10])).toEqual(['10 points', '10 نقاط']);
  expect(write('touch-points', [20])).toEqual(['20 points', '20 نقطة']);
  expect(write('warranty', [24])).toEqual(['24 months', '24 شهرًا']);
  expect(write('lead-time', [[4, 6]])).toEqual(['4 to 6 weeks', 'من 4 إلى 6 أسابيع']);
  expect(write('lead-time', [[8, 12]])).toEqual(['8 to 12 weeks', 'من 8 إلى 12 أسبوعًا']);
  expect(write('lead-time', [[1, 2]])).toEqual(['1 to 2 weeks', 'من أسبوع إلى أسبوعين']);
  expect(write('lead-time', [[2, 4]])).toEqual(['2 to 4 weeks', 'من أسبوعين إلى 4 أسابيع']);
  expect(write('lead-time', [[0, 1]])).toEqual(['0 to 1 week', 'من 0 إلى أسبوع']);
  expect(write('lead-time', [[2, 2]])).toEqual(['2 weeks', 'أسبوعان']);
  expect(write('touch-points', [1])).toEqual(['1 point', 'نقطة واحدة']);
  expect(write('touch-points', [2])).toEqual(['2 points', 'نقطتان']);
  expect(write('warranty', [1])).toEqual(['1 month', 'شهر واحد']);
  expect(write('price-from-ae', [{ amount: 2675, currency: 'AED' }])).toEqual(['2,675 AED', '2,675 د.إ']);
  expect(write('service', ['front'])).toEqual(['The front', 'الأمام']);
});

test('what would change its order inside Arabic is isolated, and nothing is in English', () => {
  const ltr = (text: string) => `\u2066${text}\u2069`;
  expect(write('temperature', [[-20, 50]])).toEqual(['-20 to 50 °C', `من ${ltr('-20')} إلى 50 °م`]);
  const joined = (text: string) => text.replaceAll(' ', '\u00a0');
  expect(write('cabinet', [[600, 337.5, 45]])).toEqual([
    joined('600 × 337.5 × 45 mm'),
    joined('العرض 600، الارتفاع 337.5، العمق 45 مم').replaceAll('،\u00a0', '، '),
  ]);
  expect(
    write('picture-size', [
      [529, 941],
      [680, 1210],
    ])[1]?.replaceAll('\u00a0', ' '),
  ).toBe('العرض 529، الارتفاع 941؛ العرض 680، الارتفاع 1,210 مم');
  expect(write('resolution', [[3840, 2160]])).toEqual([joined('3,840 × 2,160 pixels'), joined(`${ltr('3,840 × 2,160')} بكسل`)]);
  expect(write('contrast', [15_000])).toEqual(['15,000:1', ltr('15,000:1')]);
  expect(write('viewing-angle-horizontal', [160])[1]).toBe(ltr('160°'));
  expect(write('loudspeakers', [20, 20])).toEqual(['20 + 20 W', `${ltr('20 + 20')} واط`]);
  expect(write('ports', ['HDMI 2.0', 'USB'])).toEqual(['HDMI 2.0, USB', '\u2068HDMI 2.0\u2069، \u2068USB\u2069']);
  for (const name of SPECIFICATION_NAMES) expect(SPECIFICATIONS[name].label.ar).toMatch(/[\u0621-\u064a]/);
});

test('what differs by size is given once, or once for each size', () => {
  const sizes = [43, 55, 65];
  expect(miscounted({ sizes, weight: [20], 'power-greatest': [90, 130, 180] })).toEqual([]);
  expect(miscounted({ sizes, weight: [20, 30] })).toEqual(['weight']);
  expect(miscounted({ weight: [20, 30] })).toEqual(['weight']);
  expect(miscounted({ ports: ['HDMI', 'USB'] })).toEqual([]);
});
