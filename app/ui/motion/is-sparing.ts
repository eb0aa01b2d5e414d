declare global {
  // Not every browser has it, so TypeScript's own list leaves it out.
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Nothing large may start by itself: on a telephone, while the visitor saves data, and for whoever wants no motion. */
export function isSparing(): boolean {
  return navigator.connection?.saveData === true || matchMedia('(prefers-reduced-motion: reduce), (width < 48rem)').matches;
}
