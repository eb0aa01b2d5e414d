/** What a slip costs: fingers swap, double and miss neighbours, and whoever spells by ear takes letters for each other. */
const COST = {
  swap: 0.7,
  double: 0.4,
  missing: 0.7,
  last: 0.5,
  added: 1,
  beside: 0.75,
  alike: 0.7,
  other: 1.25,
  first: 0.25,
  vowel: 0.6,
} as const;
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'ضصثقفغعهخحجد', 'شسيبلاتنمكط', 'ئءؤرىهوزظ'];
const ALIKE = 'aeiouy ck sz fv td bp gj mn rl vw cs qk بتثني جحخ دذ رز سش صض طظ عغ فق سص ضظد ذز تط قك حه اه يا وا'.split(' ');

const beside = new Set(
  ROWS.flatMap((row, at) => [...row].flatMap((key, column) => neighbours(row, at, column).flatMap((other) => [key + other, other + key]))),
);
const alike = new Set(ALIKE.flatMap((group) => [...group].flatMap((one) => [...group].map((other) => one + other))));

function neighbours(row: string, at: number, column: number): string[] {
  const below = at % 3 === 2 ? '' : (ROWS[at + 1] ?? '');
  return [row[column + 1], below[column], below[column - 1]].filter((key) => key !== undefined);
}

/** Letters at places farther apart than this were never the same one. */
const BAND = 3;
const LONGEST = 40;
/** Kept between calls: thousands of words are compared for one that is mistyped. */
const COSTS = [new Float64Array(LONGEST + 1), new Float64Array(LONGEST + 1), new Float64Array(LONGEST + 1)] as const;

/** How far a typed word is from the one that was meant, in slips of a finger or an ear; `Infinity` where it is more than `most`. */
export function costOfSlips(typed: string, meant: string, most: number): number {
  if (Math.max(typed.length, meant.length) > LONGEST || Math.abs(typed.length - meant.length) > BAND) return Infinity;
  let [before, previous, row]: readonly [Float64Array, Float64Array, Float64Array] = COSTS;
  previous[0] = 0;
  for (let to = 1; to <= meant.length; to += 1) previous[to] = to > BAND ? Infinity : (previous[to - 1] ?? 0) + missing(meant, to);
  let leastBefore = 0;
  for (let at = 1; at <= typed.length; at += 1) {
    row.fill(Infinity, 0, meant.length + 1);
    if (at <= BAND) row[0] = (previous[0] ?? 0) + added(typed, at);
    let least = row[0] ?? Infinity;
    const extra = added(typed, at);
    for (let to = Math.max(1, at - BAND); to <= Math.min(meant.length, at + BAND); to += 1) {
      let cost = Math.min(
        (previous[to - 1] ?? Infinity) + changed(typed, at, meant, to),
        (previous[to] ?? Infinity) + extra,
        (row[to - 1] ?? Infinity) + missing(meant, to),
      );
      if (at > 1 && to > 1 && typed[at - 1] === meant[to - 2] && typed[at - 2] === meant[to - 1])
        cost = Math.min(cost, (before[to - 2] ?? Infinity) + COST.swap);
      row[to] = cost;
      if (cost < least) least = cost;
    }
    if (least > most && leastBefore > most) return Infinity;
    leastBefore = least;
    [before, previous, row] = [previous, row, before];
  }
  const cost = previous[meant.length] ?? Infinity;
  return cost <= most ? cost : Infinity;
}

/** A long vowel of Arabic is written and left out by ear. */
function isVowel(letter: string | undefined): boolean {
  return letter === 'ا' || letter === 'و' || letter === 'ي';
}

function missing(meant: string, to: number): number {
  const letter = meant[to - 1];
  if (to > 1 && letter === meant[to - 2]) return COST.double;
  if (to > 1 && to < meant.length && isVowel(letter)) return COST.vowel;
  return to === meant.length ? COST.last : COST.missing + (to === 1 ? COST.first : 0);
}

function added(typed: string, at: number): number {
  const letter = typed[at - 1] ?? '';
  const left = typed[at - 2] ?? '';
  const right = typed[at] ?? '';
  if (letter === left || letter === right) return COST.double;
  if (at > 1 && isVowel(letter)) return COST.vowel;
  if (beside.has(letter + left) || beside.has(letter + right)) return COST.beside;
  return COST.added + (at === 1 ? COST.first : 0);
}

function changed(typed: string, at: number, meant: string, to: number): number {
  const own = typed[at - 1] ?? '';
  const other = meant[to - 1] ?? '';
  if (own === other) return 0;
  const first = to === 1 ? COST.first : 0;
  if (alike.has(own + other)) return COST.alike + first;
  return (beside.has(own + other) ? COST.beside : COST.other) + first;
}
