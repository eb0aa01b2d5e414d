/** A product somebody keeps for later: which size of those offered, in inches, or a wall of so many cabinets, and how many of it. */
export type ShortlistItem = { id: number; size?: number; wall?: Wall; quantity: number };
export type Wall = readonly [columns: number, rows: number];

export const MOST_LISTED = 12;
export const MOST_PIECES = 999;
/** `15`, `15-55`, `15x2`, `15-21.5x3`, `3-6c4`: a wall of 6 by 4 cabinets, `3-6.5c4`: the last column of half ones */
const ITEM = /^([1-9]\d{0,8})(?:-(?:(\d{1,3}(?:\.5)?)c(\d{1,3}(?:\.5)?)|(\d{1,4}(?:\.\d{1,2})?)))?(?:x([1-9]\d{0,8}))?$/;

/** The list as an address and the visitor's device hold it; what cannot be read, comes twice or is too much is left out. */
export function readShortlist(text: string): ShortlistItem[] {
  const list: ShortlistItem[] = [];
  for (const part of partsOf(text)) {
    const item = readItem(part);
    if (item && list.length < MOST_LISTED && !list.some((one) => isSame(one, item))) list.push(item);
  }
  return list;
}

export function unreadIn(text: string): string[] {
  return partsOf(text).filter((part) => part !== '' && !readItem(part));
}

/** What its list does not hold as it is written: what nobody can read, too many of one, what stands there with another number, what no longer fits. */
export function leftOutOf(text: string): string[] {
  const held = new Set(readShortlist(text).map((item) => writeShortlist([item])));
  return partsOf(text).filter((part) => {
    const item = readItem(part);
    if (!item) return part !== '';
    return !held.has(writeShortlist([item])) || Number(part.split('x')[1] ?? 1) > MOST_PIECES;
  });
}

function partsOf(text: string): string[] {
  return text.split(',', 5 * MOST_LISTED).map((part) => part.trim());
}

export function writeShortlist(list: readonly ShortlistItem[]): string {
  const parts = list.map((item) => {
    const size = writeListedSize(item);
    return `${item.id}${size && `-${size}`}${item.quantity === 1 ? '' : `x${item.quantity}`}`;
  });
  return parts.join(',');
}

/** The part of it that says which one of the product: `55`, `6c4`, or nothing. */
export function writeListedSize({ size, wall }: Pick<ShortlistItem, 'size' | 'wall'>): string {
  return wall ? wall.join('c') : String(size ?? '');
}

export function isSame(one: ShortlistItem, other: ShortlistItem): boolean {
  return one.id === other.id && writeListedSize(one) === writeListedSize(other);
}

function readItem(text: string): ShortlistItem | undefined {
  const [, id, columns, rows, size, quantity] = ITEM.exec(text) ?? [];
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
export type Compared = Omit<ShortlistItem, 'quantity'>;

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
