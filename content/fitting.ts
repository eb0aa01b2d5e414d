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

/** The names of the fields that can fill a prop of a look; `id` stands for the record's own page. */
export type FittingNames<F, Prop> =
  | { [Name in keyof F & string]: ShapeOf<F[Name]> extends Accepted<ShapeOf<Prop>> ? Name : never }[keyof F & string]
  | (ShapeOf<Prop> extends 'link' ? 'id' : never);

type Shaped = Pick<AnyField, 'kind' | 'slot'> & { item?: ListItem };

/** `FittingNames` at the start of the program, for declarations the compiler did not see. */
export function fits(prop: Shaped, field: Shaped): boolean {
  if (prop.item && field.item) return itemFits(prop.item, field.item);
  const [wanted, given] = [shapeOf(prop), shapeOf(field)];
  return wanted === given || (isWide(wanted) && isOneOf<string>(ALSO[wanted], given));
}

function itemFits(prop: ListItem, item: ListItem): boolean {
  if (isScalar(prop) || isScalar(item)) return isScalar(prop) && isScalar(item) && shapeOf(prop) === shapeOf(item);
  return Object.entries(prop).every(([name, cell]) => item[name] !== undefined && shapeOf(cell) === shapeOf(item[name]));
}

function shapeOf({ kind, slot }: { kind: string; slot: string }): string {
  return kind === 'text' && slot === 'shared' ? 'code' : kind;
}

function isWide(shape: string): shape is keyof typeof ALSO {
  return Object.hasOwn(ALSO, shape);
}
