/** A tile's own colour, or white and black by turns. */
export function tileColor(own: string, index: number): 'white' | 'black' {
  if (own === 'white' || own === 'black') return own;
  return index % 2 === 0 ? 'white' : 'black';
}
