type Connection = { saveData?: boolean };

/** Nothing large may start by itself: on a telephone, while the visitor saves data, and for whoever wants no motion. */
export function isSparing(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || matchMedia('(prefers-reduced-motion: reduce), (width < 48rem)').matches;
}
