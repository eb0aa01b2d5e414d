import { isAlike, isNear } from './is-near.ts';

const FRESH = 2000;

/** Every term in order, so that beginnings are found; new terms wait in a small heap and are merged in one pass. */
export class Vocabulary {
  #sorted: string[] = [];
  #fresh: string[] = [];

  add(term: string): void {
    this.#fresh.push(term);
    if (this.#fresh.length >= FRESH) this.#merge();
  }

  /** Terms that begin so, at most so many. */
  startingWith(start: string, most: number): string[] {
    if (this.#fresh.length > 0) this.#merge();
    const found: string[] = [];
    for (let at = this.#firstFrom(start); at < this.#sorted.length && found.length < most; at += 1) {
      if (!this.#sorted[at]!.startsWith(start)) break;
      found.push(this.#sorted[at]!);
    }
    return found;
  }

  /** Terms one or two letters away that begin with the same letter. */
  near(word: string, distance: number): string[] {
    if (this.#fresh.length > 0) this.#merge();
    const found: string[] = [];
    const start = word[0]!;
    for (let at = this.#firstFrom(start); at < this.#sorted.length; at += 1) {
      const term = this.#sorted[at]!;
      if (!term.startsWith(start)) break;
      if (!/\d/.test(term) && (isNear(term, word, distance) || isAlike(term, word))) found.push(term);
    }
    return found;
  }

  #firstFrom(start: string): number {
    let [low, high] = [0, this.#sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#sorted[middle]! < start) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #merge(): void {
    // Plain order of code units: `startingWith` compares the same way.
    const fresh = this.#fresh.toSorted();
    const merged: string[] = [];
    let at = 0;
    for (const term of this.#sorted) {
      while (at < fresh.length && fresh[at]! < term) merged.push(fresh[at++]!);
      merged.push(term);
    }
    while (at < fresh.length) merged.push(fresh[at++]!);
    this.#sorted = merged;
    this.#fresh = [];
  }
}
