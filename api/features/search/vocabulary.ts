import { isAlike, isNear } from './is-near.ts';

const FRESH = 2000;

/** Every term in order, so that beginnings are found: in a few sorted runs, of which two are merged when they are about as long. */
export class Vocabulary {
  readonly #runs: string[][] = [];
  #fresh: string[] = [];

  add(term: string): void {
    this.#fresh.push(term);
    if (this.#fresh.length >= FRESH) this.#settle();
  }

  /** Terms that begin so, at most so many. */
  startingWith(start: string, most: number): string[] {
    this.#settle();
    const found: string[] = [];
    for (const run of this.#runs)
      for (let at = firstFrom(run, start); at < run.length && found.length < most; at += 1) {
        if (!run[at]!.startsWith(start)) break;
        found.push(run[at]!);
      }
    return found;
  }

  /** Terms one or two letters away that begin with the same letter. */
  near(word: string, distance: number): string[] {
    this.#settle();
    const found: string[] = [];
    const start = word[0]!;
    for (const run of this.#runs)
      for (let at = firstFrom(run, start); at < run.length; at += 1) {
        const term = run[at]!;
        if (!term.startsWith(start)) break;
        if (!/\d/.test(term) && (isNear(term, word, distance) || isAlike(term, word))) found.push(term);
      }
    return found;
  }

  #settle(): void {
    if (this.#fresh.length === 0) return;
    // Plain order of code units: `startingWith` compares the same way.
    let run = this.#fresh.toSorted();
    this.#fresh = [];
    while (this.#runs.length > 0 && this.#runs.at(-1)!.length < run.length * 2) run = merged(this.#runs.pop()!, run);
    this.#runs.push(run);
  }
}

function merged(one: readonly string[], other: readonly string[]): string[] {
  const all: string[] = [];
  let at = 0;
  for (const term of one) {
    while (at < other.length && other[at]! < term) all.push(other[at++]!);
    all.push(term);
  }
  while (at < other.length) all.push(other[at++]!);
  return all;
}

function firstFrom(run: readonly string[], start: string): number {
  let [low, high] = [0, run.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (run[middle]! < start) low = middle + 1;
    else high = middle;
  }
  return low;
}
