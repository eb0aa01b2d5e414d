/** A product somebody keeps for later: which size of those offered, in inches, or a wall of so many cabinets, and how many of it. */
export type KeptProduct = { id: number; size?: number; wall?: Wall; quantity: number };
export type Wall = readonly [columns: number, rows: number];

export const MOST_KEPT = 12;
export const MOST_PIECES = 999;
/** `15`, `15-55`, `15x2`, `15-21.5x3`, `3-6c4`: a wall of 6 by 4 cabinets, `3-6.5c4`: the last column of half ones */
const KEPT = /^([1-9]\d{0,8})(?:-(?:(\d{1,3}(?:\.5)?)c(\d{1,3}(?:\.5)?)|(\d{1,4}(?:\.\d{1,2})?)))?(?:x([1-9]\d{0,8}))?$/;

/** The list as an address and the visitor's device hold it; what cannot be read, comes twice or is too much is left out. */
export function readShortlist(text: string): KeptProduct[] {
  const list: KeptProduct[] = [];
  for (const part of text.split(',', 5 * MOST_KEPT)) {
    const kept = readKept(part.trim());
    if (kept && list.length < MOST_KEPT && !list.some((one) => isSame(one, kept))) list.push(kept);
  }
  return list;
}

export function writeShortlist(list: readonly KeptProduct[]): string {
  const parts = list.map((kept) => {
    const size = writeKeptSize(kept);
    return `${kept.id}${size && `-${size}`}${kept.quantity === 1 ? '' : `x${kept.quantity}`}`;
  });
  return parts.join(',');
}

/** The part of it that says which one of the product: `55`, `6c4`, or nothing. */
export function writeKeptSize({ size, wall }: Pick<KeptProduct, 'size' | 'wall'>): string {
  return wall ? wall.join('c') : String(size ?? '');
}

export function isSame(one: KeptProduct, other: KeptProduct): boolean {
  return one.id === other.id && writeKeptSize(one) === writeKeptSize(other);
}

function readKept(text: string): KeptProduct | undefined {
  const [, id, columns, rows, size, quantity] = KEPT.exec(text) ?? [];
  if (id === undefined) return undefined;
  const wall: Wall | undefined = Number(columns) > 0 && Number(rows) > 0 ? [Number(columns), Number(rows)] : undefined;
  if (columns && !wall) return undefined;
  return {
    id: Number(id),
    ...(size && { size: Number(size) }),
    ...(wall && { wall }),
    quantity: Math.min(Number(quantity ?? 1), MOST_PIECES),
  };
}

/** A product of a comparison, in one of its sizes or as a wall where one was chosen. */
export type Compared = Omit<KeptProduct, 'quantity'>;

/** What a comparison names: each once, in the order of their numbers and sizes, and no more than fit side by side. */
export function readCompared(text: string, most: number): Compared[] {
  const list = readShortlist(text).map(({ id, size, wall }): Compared => ({
    id,
    ...(size !== undefined && { size }),
    ...(wall && { wall }),
  }));
  const each = new Map(list.map((compared) => [writeCompared([compared]), compared]));
  return [...each.values()].slice(0, most).toSorted(inOrder);
}

export function writeCompared(list: readonly Compared[]): string {
  return writeShortlist(list.toSorted(inOrder).map((compared) => ({ ...compared, quantity: 1 })));
}

function inOrder(one: Compared, other: Compared): number {
  const largeness = ({ size = 0, wall: [columns, rows] = [0, 0] }: Compared) => size + columns * rows;
  return one.id - other.id || largeness(one) - largeness(other);
}
