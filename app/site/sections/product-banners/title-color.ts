/** 1 is white, 0 is black; while nobody has decided, white and black by turns. */
export function titleColor(active: 0 | 1 | null, index: number): 'white' | 'black' {
  if (active === null) return index % 2 === 0 ? 'white' : 'black';
  return active === 1 ? 'white' : 'black';
}
