/** At most so many characters as people count them, Arabic marks included, ending at a word; an ellipsis only where something was cut. */
export function excerpt(text: string, most = 60): string {
  const characters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)];
  const next = characters[most];
  if (!next) return text;
  const cut = text.slice(0, next.index);
  // One word may be longer than all there is room for.
  const whole = /\s/u.test(next.segment) ? cut : cut.replace(/(?<=\S)\s+\S*$/u, '');
  return `${whole.trimEnd()}…`;
}
