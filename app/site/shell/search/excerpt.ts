/** The first 60 characters as people count them, Arabic marks included; an ellipsis only where something was cut. */
export function excerpt(text: string, most = 60): string {
  const characters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)];
  return characters.length <= most
    ? text
    : `${characters
        .slice(0, most)
        .map(({ segment }) => segment)
        .join('')
        .trimEnd()}…`;
}
