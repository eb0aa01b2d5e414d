const FAR = Infinity;

/** Letters left out, added, changed or swapped, no more than so many. In four letters another one is another word: bank, back. */
function isNear(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most || (one.length === other.length && one.length < 5)) return false;
  if (most === 1) return isOneAway(one, other);
  let [before, previous, row]: [number[], number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, index) => index), []];
  for (let i = 1; i <= one.length; i += 1) {
    row[0] = i;
    let least = i;
    for (let j = 1; j <= other.length; j += 1) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1;
      let value = Math.min((row[j - 1] ?? FAR) + 1, (previous[j] ?? FAR) + 1, (previous[j - 1] ?? FAR) + cost);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) value = Math.min(value, (before[j - 2] ?? FAR) + 1);
      row[j] = value;
      least = Math.min(least, value);
    }
    if (least > most) return false;
    [before, previous, row] = [previous, row, before];
  }
  return (previous[other.length] ?? FAR) <= most;
}

/** What is left between the letters that both begin and end with says it: one slip is asked for most, of thousands of words. */
function isOneAway(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one.charCodeAt(start) === other.charCodeAt(start)) start += 1;
  let [end, otherEnd] = [one.length, other.length];
  while (end > start && otherEnd > start && one.charCodeAt(end - 1) === other.charCodeAt(otherEnd - 1)) {
    end -= 1;
    otherEnd -= 1;
  }
  const [left, otherLeft] = [end - start, otherEnd - start];
  if (left < 2 && otherLeft < 2) return true;
  return left === 2 && otherLeft === 2 && one[start] === other[start + 1] && one[start + 1] === other[start];
}

/** Three letters and one more are another word: oled is no led. */
const SHORTEST = 4;

const SHORT = 5;
/** The rows of a Latin keyboard, and letters that many take for each other. */
const LATIN_ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const LATIN_ALIKE = ['aeiouy', 'ckqsx', 'sz', 'fvp', 'td', 'bdp', 'gj', 'mn', 'rl', 'vw'];

/** Short words lie close together (a sheep is no sheet, «صوف» no «صف»): one slip behind the first letter, which a finger seldom misses. */
function isShortSlip(typed: string, meant: string): boolean {
  if (isSwapped(typed, meant) || isAlike(typed, meant)) return true;
  if (typed.length !== meant.length)
    return typed.length >= (/^[a-z]/.test(typed) ? SHORTEST - 1 : SHORTEST) && typed[0] === meant[0] && isNear(meant, typed, 1);
  const at = onlyDifference(typed, meant);
  if (at < 1 || typed.length < SHORT) return false;
  const [a, b] = [typed.charAt(at), meant.charAt(at)];
  return LATIN_ALIKE.some((letters) => letters.includes(a) && letters.includes(b)) || LATIN_ROWS.some((row) => isBeside(row, a, b));
}

function isBeside(row: string, a: string, b: string): boolean {
  return row.includes(a) && row.includes(b) && Math.abs(row.indexOf(a) - row.indexOf(b)) === 1;
}

/** One key for the one beside it, or for a letter that many take for it. `at`: the first letter alone, or only letters behind it. */
export function isBesideKey(typed: string, meant: string, at: 'first' | 'behind'): boolean {
  if (typed.length !== meant.length || typed.length < SHORTEST) return false;
  const different = onlyDifference(typed, meant);
  if (different < 0 || (at === 'first') !== (different === 0)) return false;
  const [a, b] = [typed.charAt(different), meant.charAt(different)];
  return (
    LATIN_ROWS.some((row) => isBeside(row, a, b)) || (at === 'behind' && LATIN_ALIKE.some((one) => one.includes(a) && one.includes(b)))
  );
}

/** Whether a word may be another one with so many slips of the finger. */
export function isMistyped(typed: string, meant: string, most: number): boolean {
  if (typed.length < SHORTEST - 1 || meant.length < SHORTEST) return isAlike(typed, meant, SAME_SOUND);
  if (typed.length <= SHORT && most === 1) return isShortSlip(typed, meant);
  return (isNear(meant, typed, most) && !hasOtherFirst(typed, meant)) || isAlike(typed, meant);
}

/** "Fright" is no "bright" and "assistance" no "distance": the first letter is left out, typed twice or swapped, but seldom another one. */
function hasOtherFirst(typed: string, meant: string): boolean {
  if (!/^[a-z]/.test(typed) || typed[0] === meant[0]) return false;
  const [two, other] = [typed.slice(0, 2), meant.slice(0, 2)];
  const isShifted = typed.startsWith(other.charAt(1)) || meant.startsWith(two.charAt(1));
  return !isShifted || Math.abs(typed.length - meant.length) > 1;
}

/** Two neighbours in the wrong order, also in a short word: «فجين» is «فيجن». */
function isSwapped(one: string, other: string): boolean {
  return one.length === other.length && onlyDifference(one, other) < 0 && isOneAway(one, other);
}

/** Letters that differ by a dot, or sound alike to many. */
const ALIKE = ['بتثني', 'جحخ', 'دذ', 'رز', 'سش', 'صض', 'طظ', 'عغ', 'فق', 'سصث', 'ضظدذز', 'تط', 'قكغج', 'حه'];
/** Letters that many never tell apart. */
const SAME_SOUND = ['ضظ', 'سص', 'تط'];
/** The rows of an Arabic keyboard: a thumb hits the key beside. */
const ROWS = ['ضصثقفغعهخحجد', 'شسيبلاتنمكط', 'ئءؤرىهوزظ'];

/** In a short Arabic word one letter for another that looks or sounds like it, or that lies beside it where there are four. */
export function isAlike(one: string, other: string, alike = ALIKE): boolean {
  if (one.length !== other.length || one.length < 3) return false;
  const at = onlyDifference(one, other);
  if (at < 0) return false;
  const [a, b] = [one.charAt(at), other.charAt(at)];
  if (alike.some((letters) => letters.includes(a) && letters.includes(b))) return true;
  return one.length >= SHORTEST && ROWS.some((row) => isBeside(row, a, b));
}

/** Where two words of one length differ, if it is in one letter alone. */
function onlyDifference(one: string, other: string): number {
  let found = -1;
  for (let at = 0; at < one.length; at += 1) {
    if (one.charCodeAt(at) === other.charCodeAt(at)) continue;
    if (found >= 0) return -1;
    found = at;
  }
  return found;
}
