import { expect, test } from 'vitest';
import { checkClaims, compareNumbers } from './guard.ts';
import type { Specifications } from './kinds.ts';

const WALL: Specifications = {
  'pixel-pitch': [1.875],
  brightness: [800],
  contrast: [6000],
  refresh: [3840],
  greyscale: [16],
  'viewing-angle-horizontal': [165],
  cabinet: [[600, 337.5, 45]],
  'cabinet-pixels': [[320, 180]],
  'area-power-greatest': [320],
  'area-power-average': [105],
  'protection-front': ['IP50'],
  'protection-back': ['IP40'],
  temperature: [[-10, 45]],
  life: [100_000],
  warranty: [24],
};
const KIOSK: Specifications = {
  sizes: [43, 55],
  resolution: [[3840, 2160]],
  brightness: [3000],
  'touch-points': [10],
  'protection-front': ['IP65'],
  'price-from-ae': [{ amount: 2675, currency: 'AED' }],
};
const OTHERS = [{ names: ['GlowMate', 'GlowMate Outdoor'], specifications: KIOSK }];

function wrong(text: string, specifications: Specifications = WALL): string[] {
  return checkClaims(text, specifications, OTHERS).map((claim) => claim.text);
}

test('a claim that the specifications bear out is left alone', () => {
  for (const text of [
    '1.87 mm pixel pitch, 800 cd/m² and 3,840 Hz.',
    'تباعد البكسلات 1.87 مم وسطوع 800 شمعة/م²',
    'It dims to 80 cd/m² during prayer.',
    'Full HD with 6 × 6 cabinets: 1,920 × 1,080 pixels',
    '105 W/m² on average, 320 W/m² at most',
    'Contrast of 6,000:1 with 16-bit greyscale',
    'The front is IP50, the back IP40, works up to 45 °C.',
    'Life to half brightness: 100,000 h. Warranty of 24 months',
    'A trolley of 75 kg passes 4 mm beside it in 10 seconds.',
  ])
    expect(wrong(text)).toEqual([]);
});

test('a claim that contradicts a specification is found, in both languages', () => {
  expect(wrong('2.5 mm pixel pitch')).toEqual(['2.5 mm pixel pitch']);
  expect(wrong('تباعد البكسلات 2.5 مم')).toEqual(['تباعد البكسلات 2.5 مم']);
  expect(wrong('as bright as 1,200 cd/m²')).toEqual(['1,200 cd/m²']);
  expect(wrong('سطوع 1,200 شمعة/م²')).toEqual(['1,200 شمعة/م²']);
  expect(wrong('700 cd/m². Brightness for halls.')).toEqual(['700 cd/m²']);
  expect(wrong('7,680 Hz on camera')).toEqual(['7,680 Hz']);
  expect(wrong('1,000 × 500 pixels')).toEqual(['1,000 × 500 pixels']);
  expect(wrong('110 W/m² on average')).toEqual(['110 W/m²']);
  expect(wrong('sealed to IP65')).toEqual(['IP65']);
  expect(wrong('works up to 60 °C')).toEqual(['works up to 60 °C']);
  expect(wrong('Warranty of 36 months')).toEqual(['Warranty of 36 months']);
  expect(wrong('ضمان 36 شهرًا')).toEqual(['ضمان 36 شهرًا']);
  expect(wrong('from 2,975 AED', KIOSK)).toEqual(['2,975 AED']);
  expect(wrong('in 43, 55 or 66 inches', KIOSK)).toEqual(['43, 55 or 66 inch']);
  expect(wrong('20 touch points', KIOSK)).toEqual(['20 touch points']);
});

test('a weight and a time of delivery are held against the specifications too', () => {
  const board: Specifications = { weight: [66], 'lead-time': [[4, 6]] };
  expect(wrong('The board weighs 66 kg and is ready in 5 weeks.', board)).toEqual([]);
  expect(wrong('تزن السبورة 66 كجم، والإنتاج 6 أسابيع', board)).toEqual([]);
  expect(wrong('The board weighs 60 kg.', board)).toEqual(['weighs 60 kg']);
  expect(wrong('تزن السبورة 60 كجم', board)).toEqual(['تزن السبورة 60 كجم']);
  expect(wrong('It is ready in 8 weeks.', board)).toEqual(['ready in 8 weeks']);
  expect(wrong('والإنتاج 8 أسابيع', board)).toEqual(['الإنتاج 8 أسابيع']);
  // Per square metre, and a cabinet of another size, say nothing of this one.
  expect(wrong('It weighs 12 kg/m². The cabinet of 500 × 1,000 mm weighs 13.8 kg.', board)).toEqual([]);
});

test('what a text says of another product by its name is held against that product', () => {
  expect(wrong('For the open air there is GlowMate Outdoor with IP65 and 3,000 cd/m².')).toEqual([]);
  expect(wrong('For the open air there is something with IP65 and 3,000 cd/m².')).toEqual(['3,000 cd/m²', 'IP65']);
});

test('numbers that only one language has are named, however they are written', () => {
  expect(compareNumbers('From 1.2 m at 800 cd/m²', 'من 1.2 م بسطوع 800 شمعة/م²')).toBeUndefined();
  expect(compareNumbers('55 inch', '٥٥ بوصة')).toBeUndefined();
  expect(compareNumbers('55 or 65 inch', '55 أو 75 بوصة')).toEqual({ en: ['65'], ar: ['75'] });
  expect(compareNumbers('10 by 10', '10')).toEqual({ en: ['10'], ar: [] });
  expect(compareNumbers('55 inch', '')).toBeUndefined();
});

test('a screen made for the shade is not said to work in the sun', () => {
  const shaded: Specifications = { ...KIOSK, suits: ['outdoors-shade'] };
  expect(wrong('It stays readable in full sun.', shaded)).toEqual(['full sun']);
  expect(wrong('يعمل تحت الشمس حتى المساء.', shaded)).toEqual(['تحت الشمس']);
  expect(wrong('Can it stand in direct sun? Keep it away from direct sun.', shaded)).toEqual([]);
  expect(wrong('It stays readable in full sun.', { ...KIOSK, suits: ['outdoors-sun'] })).toEqual([]);
});
