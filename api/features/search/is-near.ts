/** Letters left out, added, changed or swapped, no more than so many. In four letters another one is another word: bank, back. */
export function isNear(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most || (one.length === other.length && one.length < 5)) return false;
  let [before, previous, row]: [number[], number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, index) => index), []];
  for (let i = 1; i <= one.length; i += 1) {
    row[0] = i;
    let least = i;
    for (let j = 1; j <= other.length; j += 1) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1;
      let value = Math.min(row[j - 1]! + 1, previous[j]! + 1, previous[j - 1]! + cost);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) value = Math.min(value, before[j - 2]! + 1);
      row[j] = value;
      least = Math.min(least, value);
    }
    if (least > most) return false;
    [before, previous, row] = [previous, row, before];
  }
  return previous[other.length]! <= most;
}

/** Letters that differ by a dot, or sound alike to many. */
const ALIKE = ['بتثني', 'جحخ', 'دذ', 'رز', 'سش', 'صض', 'طظ', 'عغ', 'فق', 'سصث', 'ضظدذز', 'تط', 'قكغج', 'حه'];

/** In a short Arabic word one letter for another that looks or sounds like it. */
export function isAlike(one: string, other: string): boolean {
  if (one.length !== other.length || one.length < 3) return false;
  const differing = [...one].map((letter, at) => [letter, other.charAt(at)] as const).filter(([a, b]) => a !== b);
  const [pair] = differing;
  return differing.length === 1 && pair !== undefined && ALIKE.some((letters) => letters.includes(pair[0]) && letters.includes(pair[1]));
}
