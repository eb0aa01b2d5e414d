/** The colour of a tile's words: as the record says, else white and black by turns. */
export function tileColor({ color, white }: { color: string; white: 0 | 1 | null }, index: number): 'white' | 'black' {
  if (color === 'white' || color === 'black') return color;
  if (white !== null) return white === 1 ? 'white' : 'black';
  return index % 2 === 0 ? 'white' : 'black';
}
