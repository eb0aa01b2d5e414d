/** Where words stand, in the order of the tabs: what asks for attention first. */
export const SHELVES = ['held', 'reported', 'spam', 'shown', 'hidden', 'deleted'] as const;
export const KINDS = ['post', 'post-comment', 'comment'] as const;
export const REASONS = ['rude', 'private-data', 'advertising', 'off-topic', 'other'] as const;

export type Shelf = (typeof SHELVES)[number];
export type Kind = (typeof KINDS)[number];

export function isShelf(text: string | null): text is Shelf {
  return SHELVES.some((shelf) => shelf === text);
}

export function isKind(text: string | null): text is Kind {
  return KINDS.some((kind) => kind === text);
}
