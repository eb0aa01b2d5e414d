/** What a drawing is made of, in millimetres of the real thing; y grows downwards. Every writer draws the same. */
export type Layer = 'ground' | 'person' | 'wall' | 'seams' | 'cable' | 'measure' | 'room' | 'text';
export type Point = readonly [x: number, y: number];
export type Shape =
  | { kind: 'box'; layer: Layer; x: number; y: number; width: number; height: number }
  | { kind: 'line'; layer: Layer; points: readonly Point[] }
  | { kind: 'circle'; layer: Layer; at: Point; radius: number }
  | { kind: 'text'; layer: Layer; at: Point; size: number; text: string; isUpright?: true };
/** `letters`: how large most of its letters are, for a page that has them smaller where there is more room. */
export type Drawing = { width: number; height: number; direction: 'ltr' | 'rtl'; letters?: number; shapes: readonly Shape[] };

/** How high letters are, of their size. */
const CAPITALS = 0.75;

/** The other way round, for a reader who begins on the right; words stay readable. */
export function mirrored({ width, shapes, ...rest }: Omit<Drawing, 'direction'>): Drawing {
  const turn = ([x, y]: Point): Point => [width - x, y];
  const turned = shapes.map((shape): Shape => {
    if (shape.kind === 'box') return { ...shape, x: width - shape.x - shape.width };
    // Turned words stand on their line with their feet towards the right, on whichever side of it they are.
    if (shape.kind === 'text' && shape.isUpright) return { ...shape, at: [width - shape.at[0] + shape.size * CAPITALS, shape.at[1]] };
    return shape.kind === 'line' ? { ...shape, points: shape.points.map(turn) } : { ...shape, at: turn(shape.at) };
  });
  return { ...rest, width, direction: 'rtl', shapes: turned };
}
