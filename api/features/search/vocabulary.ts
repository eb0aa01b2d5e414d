import { isMistyped } from '#api/kernel/is-near.ts';

const FRESH = 2000;

/** Every term in order, so that beginnings are found: in a few sorted runs, of which two are merged when they are about as long. */
export class Vocabulary {
  readonly #runs: string[][] = [];
  #fresh: string[] = [];

  add(term: string): void {
    this.#fresh.push(term);
    if (this.#fresh.length >= FRESH) this.#settle();
  }

  startingWith(start: string, most: number): string[] {
    this.#settle();
    const found: string[] = [];
    for (const run of this.#runs)
      for (const term of beginningWith(run, start)) {
        if (found.length === most) return found;
        found.push(term);
      }
    return found;
  }

  /** Terms one or two letters away that begin with the same letter. */
  near(word: string, distance: number): string[] {
    this.#settle();
    const found: string[] = [];
    for (const run of this.#runs)
      for (const term of beginningWith(run, word.slice(0, 1))) {
        if (!/\d/.test(term) && isMistyped(word, term, distance)) found.push(term);
      }
    return found;
  }

  #settle(): void {
    if (this.#fresh.length === 0) return;
    // Plain order of code units: `startingWith` compares the same way.
    let run = this.#fresh.toSorted();
    this.#fresh = [];
    for (let last = this.#runs.at(-1); last && last.length < run.length * 2; last = this.#runs.at(-1)) {
      run = merged(last, run);
      this.#runs.pop();
    }
    this.#runs.push(run);
  }
}

function merged(one: readonly string[], other: readonly string[]): string[] {
  const all: string[] = [];
  let at = 0;
  for (const term of one) {
    for (let next = other[at]; next !== undefined && next < term; next = other[at]) {
      all.push(next);
      at += 1;
    }
    all.push(term);
  }
  return all.concat(other.slice(at));
}

function* beginningWith(run: readonly string[], start: string): Generator<string> {
  let at = firstFrom(run, start);
  for (let term = run[at]; term?.startsWith(start); term = run[at]) {
    yield term;
    at += 1;
  }
}

function firstFrom(run: readonly string[], start: string): number {
  let [low, high] = [0, run.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((run[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  return low;
}
