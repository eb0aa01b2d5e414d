import type { AnyField } from './fields/kinds.ts';
import { isScalar, type ListItem } from './fields/list.ts';
import { isOneOf } from './known.ts';

/** What a field is for a look: its kind, a code where its words are the same in both languages, a list with what is in its rows. */
type ShapeOf<F> = F extends { kind: 'list'; item: infer Item }
  ? { list: Item extends { kind: string } ? ShapeOf<Item> : { [Name in keyof Item]: ShapeOf<Item[Name]> } }
  : F extends { kind: 'text'; slot: 'shared' }
    ? 'code'
    : F extends { kind: infer Kind }
      ? Kind
      : never;

const ALSO = { media: ['image', 'video'], code: ['link', 'choice'] } as const satisfies Readonly<Record<string, readonly string[]>>;

type Accepted<Shape> = Shape | (Shape extends keyof typeof ALSO ? (typeof ALSO)[Shape][number] : never);

/** The names of the fields that can fill a place of a look; `id` stands for the record's own page. */
export type FittingNames<F, Place> =
  | { [Name in keyof F & string]: ShapeOf<F[Name]> extends Accepted<ShapeOf<Place>> ? Name : never }[keyof F & string]
  | (ShapeOf<Place> extends 'link' ? 'id' : never);

type Shaped = Pick<AnyField, 'kind' | 'slot'> & { item?: ListItem };

/** The same at the start of the program, for declarations the compiler did not see. */
export function fits(place: Shaped, field: Shaped): boolean {
  if (place.item && field.item) return itemFits(place.item, field.item);
  const [wanted, given] = [shapeOf(place), shapeOf(field)];
  return wanted === given || (isWide(wanted) && isOneOf<string>(ALSO[wanted], given));
}

function itemFits(place: ListItem, item: ListItem): boolean {
  if (isScalar(place) || isScalar(item)) return isScalar(place) && isScalar(item) && shapeOf(place) === shapeOf(item);
  return Object.entries(place).every(([name, cell]) => item[name] !== undefined && shapeOf(cell) === shapeOf(item[name]));
}

function shapeOf({ kind, slot }: { kind: string; slot: string }): string {
  return kind === 'text' && slot === 'shared' ? 'code' : kind;
}

function isWide(shape: string): shape is keyof typeof ALSO {
  return Object.hasOwn(ALSO, shape);
}
