/** Width : height. The trade calls everything from 2.36 to 2.40 21:9; 64:27 is what such films are mastered in. */
export const SHAPES = { '16:9': 16 / 9, '21:9': 64 / 27, '32:9': 32 / 9 } as const;
export type ShapeName = keyof typeof SHAPES;
export const SHAPE_CHOICES = ['16:9', '21:9', '32:9', 'free'] as const;
export type ShapeChoice = (typeof SHAPE_CHOICES)[number];

const NEAR: Readonly<Record<ShapeName, readonly [number, number]>> = {
  '16:9': [1.769, 1.787],
  '21:9': [2.36, 2.4],
  '32:9': [3.538, 3.573],
};
/** Closer than this, or thinner (mm), nobody sees a bar. */
const EXACT = 0.001;
const THINNEST_BAR = 1;

export type Film = { width: number; height: number; pixels: readonly [number, number]; bars: 'none' | 'above' | 'beside'; bar: number };

/** The name of a shape, where it has one. */
export function shapeNamed(width: number, height: number): ShapeName | undefined {
  const ratio = width / height;
  return (['16:9', '21:9', '32:9'] as const).find((name) => ratio >= NEAR[name][0] && ratio <= NEAR[name][1]);
}

/** What a 16:9 film gets of a wall (mm): all of it, or bars above and below it or on both sides. */
export function filmOn(wall: { width: number; height: number; pixels: readonly [number, number] }): Film {
  const { width, height, pixels } = wall;
  const ratio = width / height / SHAPES['16:9'];
  const whole: Film = { width, height, pixels, bars: 'none', bar: 0 };
  if (Math.abs(ratio - 1) < EXACT) return whole;
  if (ratio < 1) {
    const film = width / SHAPES['16:9'];
    if (height - film < 2 * THINNEST_BAR) return whole;
    const share = film / height;
    return { width, height: film, pixels: [pixels[0], Math.round(pixels[1] * share)], bars: 'above', bar: (height - film) / 2 };
  }
  const film = height * SHAPES['16:9'];
  if (width - film < 2 * THINNEST_BAR) return whole;
  const share = film / width;
  return { width: film, height, pixels: [Math.round(pixels[0] * share), pixels[1]], bars: 'beside', bar: (width - film) / 2 };
}
