/** A longer name would not fit a line of a phone's heading. */
const MOST_LETTERS = 12;

/** A product's name that no end of a line divides. */
export function inOneLine(name: string): string {
  return name.length > MOST_LETTERS ? name : name.replaceAll(' ', '\u00a0');
}
