export const TYPE_MS = 70;
export const WIPE_MS = 50;
export const REST_MS = 500;

/** Every state of the line and how long it stays. Whole characters: an Arabic mark is never shown without its letter. */
export function* typing(lines: readonly string[]): Generator<{ text: string; wait: number }, never> {
  for (let index = 0; ; index = (index + 1) % lines.length) {
    const letters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(lines[index] ?? '')].map(
      ({ segment }) => segment,
    );
    for (let count = 1; count <= letters.length; count += 1)
      yield { text: letters.slice(0, count).join(''), wait: count === letters.length ? REST_MS : TYPE_MS };
    for (let count = letters.length - 1; count >= 0; count -= 1)
      yield { text: letters.slice(0, count).join(''), wait: count === 0 ? REST_MS : WIPE_MS };
  }
}
