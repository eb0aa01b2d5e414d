import { expect, test } from 'vitest';
import { PERSON_HEIGHT, planDrawing } from './plan-drawing.ts';

const KIOSK = {
  sizes: [43, 55],
  body: [
    [580, 1600, 62],
    [730, 1880, 62],
  ],
  'picture-size': [
    [529, 941],
    [680, 1210],
  ],
  mounting: ['floor'],
} as const;
const WALL = { cabinet: [[600, 337.5, 45]], mounting: ['wall'] } as const;

test('front, side and person stand on one ground, each at the scale of the others', () => {
  const plan = planDrawing(KIOSK, 1, 'ltr')!;
  expect([plan.front.width, plan.front.height, plan.side.width, plan.side.height]).toEqual([730, 1880, 62, 1880]);
  expect(plan.person.height).toBe(PERSON_HEIGHT);
  for (const { y, height } of [plan.person, plan.front, plan.side]) expect(y + height).toBeCloseTo(plan.ground);
  expect(plan.measures.map(({ millimetres, from, to }) => [millimetres, to - from])).toEqual(
    [730, 1880, 62].map((side) => [side, expect.closeTo(side)]),
  );
  expect(plan.screen).toMatchObject({ width: 680, height: 1210, x: expect.closeTo(plan.front.x + 25) });
});

test('a screen of cabinets is drawn as an example wall of whole ones, its middle before the eyes', () => {
  const plan = planDrawing(WALL, 0, 'ltr')!;
  expect(plan.cabinets).toEqual({ columns: 6, rows: 6 });
  expect([plan.front.width, plan.front.height]).toEqual([3600, 2025]);
  expect(plan.ground - plan.front.y - plan.front.height / 2).toBeCloseTo(1600);
});

test('in Arabic the same drawing begins on the right, and nothing leaves the sheet', () => {
  for (const specifications of [KIOSK, WALL]) {
    const [ltr, rtl] = [planDrawing(specifications, 0, 'ltr')!, planDrawing(specifications, 0, 'rtl')!];
    expect(rtl.person.x).toBeCloseTo(ltr.width - ltr.person.x - ltr.person.width);
    expect(rtl.front.x).toBeCloseTo(ltr.width - ltr.front.x - ltr.front.width);
    for (const { width, height, person, front, side } of [ltr, rtl])
      for (const box of [person, front, side]) {
        expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(width);
        expect(box.y + box.height).toBeLessThanOrEqual(height);
      }
  }
});

test('what says nothing about its size is not drawn', () => {
  expect(planDrawing({ brightness: [800] }, 0, 'ltr')).toBeUndefined();
});
