export const GLYPH_WIDTH = 5;
export const GLYPH_HEIGHT = 7;

/** A character is seven rows of five lamps, each row a digit in base 32. */
const GLYPHS: Readonly<Record<string, string>> = {
  ' ': '0000000',
  '"': 'aa00000',
  '%': 'op248j3',
  '+': '044v440',
  '-': '000v000',
  '.': '00000cc',
  '/': '11248gg',
  0: 'ehjlphe',
  1: '4c4444e',
  2: 'eh168gv',
  3: 'eh161he',
  4: '26aiv22',
  5: 'vgu11he',
  6: 'egguhhe',
  7: 'v124888',
  8: 'ehhehhe',
  9: 'ehhf11e',
  A: 'ehhvhhh',
  B: 'uhhuhhu',
  C: 'ehggghe',
  D: 'uhhhhhu',
  E: 'vgguggv',
  F: 'vgguggg',
  G: 'ehgnhhe',
  H: 'hhhvhhh',
  I: 'e44444e',
  J: '72222ic',
  K: 'hikokih',
  L: 'ggggggv',
  M: 'hrllhhh',
  N: 'hpljhhh',
  O: 'ehhhhhe',
  P: 'uhhuggg',
  Q: 'ehhhlid',
  R: 'uhhukih',
  S: 'fgge11u',
  T: 'v444444',
  U: 'hhhhhhe',
  V: 'hhhhha4',
  W: 'hhhllrh',
  X: 'hha4ahh',
  Y: 'hha4444',
  Z: 'v1248gv',
};

/** The lit lamps of a text as [column, row]; characters that have no lamps are left dark. */
export function litLamps(text: string): { lamps: [number, number][]; columns: number } {
  const lamps: [number, number][] = [];
  [...text.toUpperCase()].forEach((character, column) => {
    [...(GLYPHS[character] ?? '')].forEach((row, y) => {
      const bits = Number.parseInt(row, 32);
      for (let x = 0; x < GLYPH_WIDTH; x += 1) if (bits & (1 << (GLYPH_WIDTH - 1 - x))) lamps.push([column * (GLYPH_WIDTH + 1) + x, y]);
    });
  });
  return { lamps, columns: Math.max(0, text.length * (GLYPH_WIDTH + 1) - 1) };
}
