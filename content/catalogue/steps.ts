/** Where somebody who does not type numbers may draw the line. `max`: at most so much; `min`: at least. */
export type Steps = { min?: readonly number[]; max?: readonly number[] };

const INCHES = [15, 32, 43, 55, 65, 75, 86, 98, 115, 150, 200];
const MONEY = [2500, 5000, 10_000, 20_000, 50_000, 100_000, 200_000];
const MONEY_PER_AREA = [6000, 7500, 10_000, 15_000, 25_000];

/** Both currencies are pegged to the same one and differ by a fiftieth: the same round numbers serve both. */
export const STEPS = {
  'pixel-pitch': { max: [1, 1.5, 2, 2.5, 4, 6, 8, 10, 16] },
  brightness: { min: [500, 800, 1500, 2500, 4000, 5500, 7000] },
  sizes: { min: INCHES, max: INCHES },
  price: { max: MONEY },
  'area-price': { max: MONEY_PER_AREA },
} as const satisfies Record<string, Steps>;

export type SteppedMeasure = keyof typeof STEPS;
