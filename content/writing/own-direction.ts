/** A name keeps its own order inside a sentence of the other direction. */
export function inOwnDirection(text: string): string {
  return text === '' ? '' : `\u2068${text}\u2069`;
}
