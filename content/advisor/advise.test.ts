import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Specifications } from '../specifications/kinds.ts';
import { namesOf, tableOf } from '../known.ts';
import { PLACES } from '../specifications/places.ts';
import { advise, type Candidate, type Proposal } from './advise.ts';
import { roomOf } from './rooms.ts';
import { amountIn } from './money.ts';
import { OUTDOORS, PLACE_NEEDS, type Place } from './places.ts';
import { BOUNDS, checkQuestion, readQuestion, SHOWS, writeQuestion, type Question } from './question.ts';
import { acuityDistance, comfortableDistance, neededHeight } from './rules.ts';
import { reasonFor } from './reasons.ts';
import { layOut } from './wall.ts';

const PLACE_NAMES = tableOf(namesOf(PLACES), (name) => PLACES[name].en);

const place = fc.constantFrom(...(Object.keys(PLACES) as Place[]));
const hundredths = (min: number, max: number) => fc.integer({ min: Math.round(min * 100), max: Math.round(max * 100) }).map((n) => n / 100);
const cabinets: fc.Arbitrary<Specifications> = fc.record({
  suits: fc.uniqueArray(place, { minLength: 1 }),
  cabinet: fc.tuple(fc.tuple(fc.constantFrom(320, 500, 600, 960), fc.constantFrom(160, 337.5, 500, 1000), fc.constant(80))),
  'cabinet-pixels': fc.tuple(fc.tuple(fc.integer({ min: 16, max: 700 }), fc.integer({ min: 16, max: 400 }))),
  'cabinet-weight': fc.tuple(fc.integer({ min: 1, max: 40 })),
  brightness: fc.tuple(fc.integer({ min: 200, max: 9000 })),
  'protection-front': fc.tuple(fc.constantFrom('IP20', 'IP54', 'IP65', 'IP67')),
  'protection-back': fc.tuple(fc.constantFrom('IP20', 'IP43', 'IP54', 'IP65')),
  temperature: fc.tuple(fc.tuple(fc.constant(-10), fc.integer({ min: 30, max: 60 }))),
  'area-power-average': fc.tuple(fc.integer({ min: 50, max: 300 })),
  'area-price-from-sa': fc.tuple(fc.record({ amount: fc.integer({ min: 3000, max: 30_000 }), currency: fc.constantFrom('SAR', 'AED') })),
});
const screens: fc.Arbitrary<Specifications> = fc.record({
  suits: fc.uniqueArray(place, { minLength: 1 }),
  sizes: fc.constant([43, 98]),
  'picture-size': fc.constant([
    [941, 529],
    [2158, 1214],
  ]),
  resolution: fc.constant([[3840, 2160]]),
  brightness: fc.tuple(fc.integer({ min: 200, max: 3000 })),
  'price-from-sa': fc.constant([{ amount: 5000, currency: 'SAR' as const }]),
});
const candidates: fc.Arbitrary<Candidate[]> = fc
  .array(fc.oneof(cabinets, screens), { minLength: 1, maxLength: 12 })
  .map((list) => list.map((specifications, index) => ({ id: index + 1, specifications })));
const question: fc.Arbitrary<Question> = fc
  .record(
    {
      place,
      nearest: hundredths(BOUNDS.nearest.min, 40),
      beyond: hundredths(0.2, 60),
      shows: fc.constantFrom(...SHOWS),
      width: hundredths(BOUNDS.width.min, BOUNDS.width.max),
      height: hundredths(BOUNDS.height.min, BOUNDS.height.max),
      budget: fc.record({ amount: fc.integer({ min: 1000, max: 5_000_000 }), currency: fc.constantFrom('SAR', 'AED') }),
    },
    { requiredKeys: ['place', 'nearest', 'beyond', 'shows'] },
  )
  .map(({ beyond, nearest, ...rest }) => ({ ...rest, nearest, farthest: Math.round((nearest + beyond) * 100) / 100 }));

const fitting = (asked: Question, list: Candidate[]) => {
  const { proposals, others } = advise(asked, list);
  return [...proposals, ...others];
};

test('a finer pitch never makes the nearest distance worse', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.1, max: 50, noNaN: true }), fc.double({ min: 0.1, max: 50, noNaN: true }), (a, b) => {
      const [fine, coarse] = [Math.min(a, b), Math.max(a, b)];
      expect(comfortableDistance(fine)).toBeLessThanOrEqual(comfortableDistance(coarse));
      expect(acuityDistance(fine)).toBeLessThanOrEqual(acuityDistance(coarse));
      expect(comfortableDistance(a)).toBeLessThan(acuityDistance(a));
    }),
  );
});

test('a product with a finer pitch is never refused for its pixels where a coarser one is not', () => {
  fc.assert(
    fc.property(question, cabinets, fc.integer({ min: 2, max: 4 }), (asked, coarse, factor) => {
      const pixels = coarse['cabinet-pixels']!.map((sides) => (sides as number[]).map((side) => side * factor));
      const list = [coarse, { ...coarse, 'cabinet-pixels': pixels }].map((specifications, index) => ({ id: index + 1, specifications }));
      const refusedForPixels = advise(asked, list)
        .refused.filter(({ failed }) => failed.some(({ name }) => name === 'near' || name === 'sharp'))
        .map(({ candidate }) => candidate.id);
      if (refusedForPixels.includes(2)) expect(refusedForPixels).toContain(1);
    }),
  );
});

test('cabinets times their size is the true size, and times their pixels the pixels', () => {
  fc.assert(
    fc.property(question, candidates, (asked, list) => {
      for (const { wall, candidate } of fitting(asked, list)) {
        if (!('columns' in wall.built)) continue;
        const { columns, rows, cabinet } = wall.built;
        const pixels = candidate.specifications['cabinet-pixels']![0] as number[];
        expect([wall.width, wall.height]).toEqual([columns * cabinet[0], rows * cabinet[1]]);
        expect(wall.pixels).toEqual([columns * pixels[0]!, rows * pixels[1]!]);
        expect(wall.weight).toBe(columns * rows * (candidate.specifications['cabinet-weight']![0] as number));
        expect(Number.isInteger(columns) && Number.isInteger(rows) && columns > 0 && rows > 0).toBe(true);
      }
    }),
  );
});

test('every proposal satisfies every constraint, counted once more from the product itself', () => {
  fc.assert(
    fc.property(question, candidates, (asked, list) => {
      const { proposals, isRelaxed } = advise(asked, list);
      expect(proposals.length).toBeLessThanOrEqual(3);
      for (const proposal of fitting(asked, list)) {
        expect(proposal.checks.filter(({ holds }) => !holds)).toEqual([]);
        holdsFor(asked, proposal, isRelaxed);
      }
    }),
    { numRuns: 300 },
  );
});

function holdsFor(asked: Question, { candidate: { specifications }, wall }: Proposal, isRelaxed: boolean): void {
  const needs = PLACE_NEEDS[asked.place];
  expect(specifications.suits).toContain(asked.place);
  expect(specifications.brightness![0]).toBeGreaterThanOrEqual(needs.light.from);
  // A distance is kept as it is told: to a tenth of a metre.
  expect(Math.round(10 * wall.pitch) / 10).toBeLessThanOrEqual(asked.nearest + 1e-6);
  if (asked.shows === 'text' && !isRelaxed)
    expect(3.438 * wall.pitch).toBeLessThanOrEqual(asked.nearest + (3.438 * wall.pitch < 100 ? 0.05 : 0.5) + 1e-6);
  if (needs.isOutdoors) {
    expect((specifications.temperature![0] as number[])[1]).toBeGreaterThanOrEqual(OUTDOORS.celsius);
    expect(['IP65', 'IP67']).toContain(specifications['protection-front']![0]);
    expect(['IP54', 'IP65']).toContain(specifications['protection-back']![0]);
  }
  const room = roomOf(asked);
  if ('most' in room) {
    expect(wall.width).toBeLessThanOrEqual(room.most.width + 1e-6);
    expect(wall.height).toBeLessThanOrEqual(room.most.height + 1e-6);
    expect(2 * wall.width * wall.height).toBeGreaterThanOrEqual(room.most.width * room.most.height - 1);
  } else expect(wall.height).toBeGreaterThanOrEqual(neededHeight(asked.farthest, asked.shows !== 'video') - 1e-6);
  const price = asked.budget && (asked.budget.currency === 'SAR' ? wall.price.sa : wall.price.ae);
  if (asked.budget) expect(amountIn(asked.budget.currency, price!)).toBeLessThanOrEqual(asked.budget.amount + 1e-6);
}

test('every product is proposed, named as another that fits, or refused for a reason', () => {
  fc.assert(
    fc.property(question, candidates, (asked, list) => {
      const { proposals, others, near, refused } = advise(asked, list);
      const ids = [...proposals, ...others, ...near, ...refused].map(({ candidate }) => candidate.id).toSorted((a, b) => a - b);
      expect(ids).toEqual(list.map(({ id }) => id));
      for (const { wall, failed } of refused) expect(wall === undefined || failed.length > 0).toBe(true);
      if (others.length > 0) expect(proposals).toHaveLength(3);
    }),
  );
});

test('the order of the catalogue does not change the advice', () => {
  fc.assert(
    fc.property(question, candidates, (asked, list) => {
      const ids = (order: Candidate[]) => advise(asked, order).proposals.map(({ candidate }) => candidate.id);
      expect(ids(list.toReversed())).toEqual(ids(list));
    }),
  );
});

test('a question written as an address is read back as the same question', () => {
  fc.assert(
    fc.property(question, (asked) => {
      expect(readQuestion(new URLSearchParams(writeQuestion(asked)))?.question).toEqual(asked);
    }),
  );
});

test('numbers are read as people type them, and feet are taken for what they are', () => {
  const typed = { place: 'indoors', nearest: '٤٫٥', farthest: '12 m', width: '4,5', height: '2 م', budget: '1,200,000', currency: 'AED' };
  expect(checkQuestion(typed).question).toEqual({
    place: 'indoors',
    nearest: 4.5,
    farthest: 12,
    width: 4.5,
    height: 2,
    shows: 'both',
    budget: { amount: 1_200_000, currency: 'AED' },
  });
  expect(checkQuestion({ ...typed, width: '15 ft', height: `6'` }).question).toMatchObject({ width: 4.572, height: 1.8288 });
});

test('units that people type along are understood; what is no length is not', () => {
  const metres = {
    '4m': 4,
    '٤ متر': 4,
    '4 metres': 4,
    '٤ أمتار': 4,
    '350 cm': 3.5,
    '٣٥٠ سم': 3.5,
    '٣،٥': 3.5,
    '.5': 0.5,
    '2.333333': 2.3333,
    '2½ m': 2.5,
    '½': 0.5,
    '٣ ونصف متر': 3.5,
    '¾': 0.75,
  };
  for (const [width, value] of Object.entries(metres))
    expect([width, checkQuestion({ place: 'indoors', nearest: '1', farthest: '9', width }).question?.width]).toEqual([width, value]);
  const amounts = {
    '30,000 SAR': 30_000,
    '٣٠ ألف ريال': 30_000,
    '30k': 30_000,
    '1.5 million': 1_500_000,
    '٢ مليون درهم': 2_000_000,
    'نصف مليون': 500_000,
    مليون: 1_000_000,
  };
  for (const [budget, amount] of Object.entries(amounts))
    expect([budget, checkQuestion({ place: 'indoors', nearest: '1', farthest: '9', budget }).question?.budget?.amount]).toEqual([
      budget,
      amount,
    ]);
  for (const budget of ['k', 'm', 'نصف'])
    expect([budget, checkQuestion({ place: 'indoors', nearest: '1', farthest: '9', budget }).question]).toEqual([budget, undefined]);
  for (const width of ['13 furlongs', '-4', '4x3', 'four', '1e9', 'm', '4..5', '4½5', '4.5½'])
    expect([width, checkQuestion({ place: 'indoors', nearest: '1', farthest: '9', width }).problems.width]).toEqual([
      width,
      { code: 'not-a-number' },
    ]);
});

test('absurd input is answered with what is wrong and never with a proposal', () => {
  const problemsOf = (query: string) => readQuestion(new URLSearchParams(query))?.problems;
  expect(problemsOf('place=indoors&nearest=0&farthest=5&width=400')).toEqual({
    nearest: { code: 'too-small', limit: 0.3 },
    width: { code: 'too-large', limit: 60 },
  });
  expect(problemsOf('place=moon&nearest=9&farthest=5&shows=smell&currency=EUR')).toEqual({
    place: { code: 'not-a-choice' },
    farthest: { code: 'before-nearest' },
    shows: { code: 'not-a-choice' },
    currency: { code: 'not-a-choice' },
  });
  expect(problemsOf('nearest=NaN')).toMatchObject({ place: { code: 'required' }, nearest: { code: 'not-a-number' } });
  expect(readQuestion(new URLSearchParams('utm_source=mail'))).toBeUndefined();
});

test('an upright screen turns its pixels, and a product that says too little is not laid out', () => {
  const kiosk = { 'picture-size': [[529, 941]], resolution: [[3840, 2160]] };
  expect(layOut(kiosk, { least: { height: 900 } })?.pixels).toEqual([2160, 3840]);
  expect(layOut({ brightness: [800] }, { least: { height: 900 } })).toBeUndefined();
});

test('for text a wall must be sharp from the nearest seat, and only where none is it may be coarser', () => {
  const asked: Question = { place: 'meeting-room', nearest: 4, farthest: 8, shows: 'text', width: 5, height: 3 };
  const common = { suits: ['meeting-room'], cabinet: [[600, 337.5, 80]], brightness: [600] };
  const sharp: Candidate = { id: 1, specifications: { ...common, 'cabinet-pixels': [[640, 360]] } };
  const coarse: Candidate = { id: 2, specifications: { ...common, 'cabinet-pixels': [[320, 180]] } };
  const ids = (list: Candidate[]) => fitting(asked, list).map(({ candidate }) => candidate.id);
  expect([ids([coarse, sharp]), advise(asked, [coarse, sharp]).isRelaxed]).toEqual([[1], false]);
  expect([ids([coarse]), advise(asked, [coarse]).isRelaxed]).toEqual([[2], true]);
});

test('a smaller size is proposed where the largest costs too much, and the whole room where a film’s shape has too few pixels', () => {
  const asked = { place: 'indoors', nearest: 5, farthest: 10, shows: 'video' } as const;
  const kiosk: Specifications = {
    suits: ['indoors'],
    brightness: [900],
    sizes: [55, 65],
    'picture-size': [
      [1210, 680],
      [1429, 804],
    ],
    resolution: [[3840, 2160]],
    'price-from-sa': [
      { amount: 3150, currency: 'SAR' },
      { amount: 4300, currency: 'SAR' },
    ],
  };
  const built = (question: Question, specifications: Specifications) =>
    advise(question, [{ id: 1, specifications }]).proposals.map(({ wall }) => wall.built);
  const room = { ...asked, width: 1.5, height: 0.9 };
  expect(built(room, kiosk)).toMatchObject([{ size: 1 }]);
  expect(built({ ...room, budget: { amount: 3500, currency: 'SAR' } }, kiosk)).toMatchObject([{ size: 0 }]);
  const nearly = advise({ ...room, budget: { amount: 3000, currency: 'SAR' } }, [{ id: 1, specifications: kiosk }]);
  expect(nearly.near).toMatchObject([{ wall: { built: { size: 0 } }, missed: { name: 'budget', has: 3150 } }]);
  const tile: Specifications = { suits: ['indoors'], brightness: [900], cabinet: [[500, 500, 80]], 'cabinet-pixels': [[128, 128]] };
  // 14 × 8 is 16:9 and has 1,792 × 1,024 pixels; the whole room has room for 15 × 9.
  expect(built({ ...asked, shows: 'both', width: 7.5, height: 4.5 }, tile)).toMatchObject([{ columns: 15, rows: 9 }]);
  expect(built({ ...asked, width: 7.5, height: 4.5 }, tile)).toMatchObject([{ columns: 14, rows: 8 }]);
});

test('what falls short by less than a rounding is said exactly', () => {
  const asked = { place: 'indoors', nearest: 5, farthest: 10, shows: 'video', width: 6, height: 2 } as const;
  const t = (key: string, values?: object) => `${key} ${JSON.stringify(values)}`;
  const said = (has: number) =>
    reasonFor({ name: 'fills', holds: false, has, needs: 0.5, miss: 0 }, { t, language: 'en', places: PLACE_NAMES, question: asked });
  expect([said(0.4965), said(0.44)].map((text) => /"has":"([^"]*)"/.exec(text)?.[1])).toEqual(['49.65', '44']);
});

test('what a sheet does not say is told as not said, never as nothing', () => {
  const specifications: Specifications = { cabinet: [[500, 500, 80]], 'cabinet-pixels': [[192, 192]] };
  const asked = { place: 'facade', nearest: 20, farthest: 60, shows: 'video' } as const;
  const [refused] = advise(asked, [{ id: 1, specifications }]).refused;
  const said = refused!.failed.map((check) => reasonFor(check, { t: (key) => key, language: 'en', places: PLACE_NAMES, question: asked }));
  expect(said).toEqual(['unplaced', 'unlit', 'unsealed', 'unheated'].map((key) => `site.advisor.fails.${key}`));
});
