import { GENERIC, type Wanted } from './analyse.ts';
import { PackedTitles, type TitleWorth } from './packed-titles.ts';
import { TermLists } from './term-lists.ts';
import { Vocabulary } from './vocabulary.ts';

const MOST_BEGINNINGS = 200;
const SHORTEST_BEGINNING = 2;
/** In a longer sentence, one word of many says too little. */
const MOST_WORDS_FOR_ONE = 4;
/** The weight of a term of the name, and the most that a name is worth beside its terms. */
export const NAME_WEIGHT = 12;
const HOLDS_WORDS = 40;
const IS_EXACT = 200;
const SAYS_SCREEN = 60;
const MOST_BONUS = HOLDS_WORDS + IS_EXACT + SAYS_SCREEN;
/** The mark of a slot that was left; no record has it. */
const LEFT = 255;

export type Indexed = {
  key: string;
  /** What filters look at, 0 to 254. */
  mark: number;
  /** Multiplies every score: a product before its spec sheet. */
  factor: number;
  /** Term to weight, 1 to 15. */
  terms: ReadonlyMap<string, number>;
  /** The terms of each title and how many words it has, for exact names. */
  titles: readonly { terms: ReadonlySet<string>; words: number }[];
};

/** An inverted index that follows single changes: a changed record leaves its slot and takes a new one. */
export class TermIndex {
  readonly #lists = new TermLists();
  readonly #vocabulary = new Vocabulary();
  /** By slot; none in one that was left. */
  readonly #keys: (string | undefined)[] = [];
  readonly #slotOf = new Map<string, number>();
  // What a search looks at for every slot lies in lists of plain numbers: objects are opened for the few that can be among the best.
  readonly #titles = new PackedTitles();
  #marks = new Uint8Array(1024);
  #factors = new Float32Array(1024);
  #score = new Float32Array(1024);
  #best = new Float32Array(1024);
  #reached = new Uint8Array(1024);
  #named = new Uint8Array(1024);

  get size(): number {
    return this.#slotOf.size;
  }

  /** Slots that nobody uses any more; many of them are a reason to build anew. */
  get wasted(): number {
    return this.#keys.length - this.#slotOf.size;
  }

  remove(key: string): void {
    const slot = this.#slotOf.get(key);
    if (slot === undefined) return;
    this.#keys[slot] = undefined;
    this.#marks[slot] = LEFT;
    this.#slotOf.delete(key);
  }

  put({ key, mark, factor, terms, titles }: Indexed): void {
    this.remove(key);
    const slot = this.#keys.length;
    this.#keys.push(key);
    this.#makeRoom();
    this.#marks[slot] = mark;
    this.#factors[slot] = factor;
    this.#slotOf.set(key, slot);
    for (const [term, weight] of terms) if (this.#lists.append(term, slot, weight)) this.#vocabulary.add(term);
    this.#titles.put(
      slot,
      titles.map((title) => ({ words: title.words, terms: this.#numbersOf(title.terms) })),
    );
  }

  /** Keys, best first; `accepts` sees the mark of a record. Typing errors are forgiven only where nothing else is found. */
  find(wanted: readonly Wanted[], most: number, accepts: (mark: number) => boolean): string[] {
    if (wanted.length === 0) return [];
    const exact = this.#findAll(wanted, wanted.length, most, accepts, false);
    if (exact.length > 0) return exact;
    const forgiven = this.#findAll(wanted, wanted.length, most, accepts, true);
    if (forgiven.length > 0 || wanted.length === 1) return forgiven;
    const half = this.#findAll(wanted, Math.ceil(wanted.length / 2), most, accepts, false);
    return half.length > 0 || wanted.length > MOST_WORDS_FOR_ONE ? half : this.#findAll(wanted, 1, most, accepts, false);
  }

  #findAll(wanted: readonly Wanted[], needed: number, most: number, accepts: (mark: number) => boolean, forgives: boolean): string[] {
    const [score, best, reached, named] = [this.#score, this.#best, this.#reached, this.#named];
    const wantsAll = needed === wanted.length;
    const matched = new Uint8Array(wantsAll ? 0 : this.#keys.length);
    reached.fill(0);
    named.fill(0);
    for (const [at, one] of wanted.entries()) {
      for (const [term, quality] of this.#candidates(one, forgives)) {
        const rarity = quality * Math.log(1 + this.#keys.length / this.#lists.lengthOf(term));
        this.#lists.each(term, (slot, weight) => {
          const gain = weight * rarity;
          const before = reached[slot]!;
          if (weight >= NAME_WEIGHT && named[slot] === at) named[slot] = at + 1;
          if (before === at + 1) {
            if (gain > best[slot]!) {
              score[slot]! += gain - best[slot]!;
              best[slot] = gain;
            }
          } else if (!wantsAll || before === at) {
            score[slot] = before === 0 ? gain : score[slot]! + gain;
            reached[slot] = at + 1;
            best[slot] = gain;
            if (!wantsAll) matched[slot]! += 1;
          }
        });
      }
    }
    return wantsAll ? this.#bestOf(reached, wanted.length, wanted, most, accepts) : this.#bestOf(matched, needed, wanted, most, accepts);
  }

  #candidates(wanted: Wanted, forgives: boolean): Map<string, number> {
    const found = new Map<string, number>();
    const add = (term: string, quality: number) => {
      if (this.#lists.has(term) && (found.get(term) ?? 0) < quality) found.set(term, quality);
    };
    for (const form of wanted.forms) add(form, form === wanted.word ? 1 : 0.9);
    const { word } = wanted;
    if (wanted.isLast && word.length >= SHORTEST_BEGINNING && !/^\d+$/.test(word))
      for (const term of this.#vocabulary.startingWith(word, MOST_BEGINNINGS)) add(term, 0.5);
    // Words of the trade that stand in no text here; two letters would begin too many of them.
    if (found.size === 0 && wanted.isLast && word.length > SHORTEST_BEGINNING) for (const term of wanted.begun()) add(term, 0.5);
    if (!forgives || found.size > 0) return found;
    if (/\d/.test(word)) add(/\d+\.\d+/.exec(word)?.[0] ?? '', 0.4); // p1.25 is the pitch of a P1.2
    else if (word.length >= 4) {
      const distance = word.length < 8 ? 1 : 2;
      for (const term of this.#vocabulary.near(word, distance)) add(term, 0.4);
      for (const term of wanted.guesses(distance)) add(term, 0.4);
    }
    return found;
  }

  #bestOf(counts: Uint8Array, needed: number, wanted: readonly Wanted[], most: number, accepts: (mark: number) => boolean): string[] {
    const [score, named, marks, factors] = [this.#score, this.#named, this.#marks, this.#factors];
    const forms = wanted.map((one) => this.#numbersOf(one.forms));
    const worth = worthOfTitle(wanted, this.#lists.numberOf(GENERIC));
    const top: { slot: number; score: number }[] = [];
    let least = -1;
    for (let slot = 0; slot < this.#keys.length; slot += 1) {
      if (counts[slot]! < needed || marks[slot] === LEFT) continue;
      const isNamed = named[slot] === wanted.length;
      if (top.length >= most && (score[slot]! + (isNamed ? MOST_BONUS : 0)) * factors[slot]! <= least) continue;
      if (!accepts(marks[slot]!)) continue;
      const bonus = isNamed ? this.#titles.best(slot, forms, worth) : 0;
      const sum = (score[slot]! + bonus) * factors[slot]!;
      if (top.length >= most && sum <= least) continue;
      const at = top.findIndex((other) => other.score < sum);
      top.splice(at < 0 ? top.length : at, 0, { slot, score: sum });
      if (top.length > most) top.pop();
      least = top.at(-1)!.score;
    }
    return top.map(({ slot }) => this.#keys[slot]!);
  }

  /** Of those that stand in any record. */
  #numbersOf(terms: Iterable<string>): number[] {
    const numbers: number[] = [];
    for (const term of terms) {
      const known = this.#lists.numberOf(term);
      if (known !== undefined) numbers.push(known);
    }
    return numbers;
  }

  #makeRoom(): void {
    if (this.#score.length >= this.#keys.length) return;
    const room = 2 ** Math.ceil(Math.log2(this.#keys.length));
    const [marks, factors] = [new Uint8Array(room), new Float32Array(room)];
    marks.set(this.#marks);
    factors.set(this.#factors);
    [this.#marks, this.#factors] = [marks, factors];
    [this.#score, this.#best] = [new Float32Array(room), new Float32Array(room)];
    [this.#reached, this.#named] = [new Uint8Array(room), new Uint8Array(room)];
  }
}

/** An exact name comes first; a name that holds all the words comes before texts that hold them. */
function worthOfTitle(wanted: readonly Wanted[], generic: number | undefined): TitleWorth {
  const saysScreen = wanted[0]?.saysScreen ?? false;
  const asked = wanted.length + (saysScreen ? 1 : 0);
  return (words, holds) => {
    const isScreen = saysScreen && generic !== undefined && holds(generic);
    const isExact = words === asked && isScreen === saysScreen;
    const share = (isScreen ? asked : wanted.length) / words;
    return HOLDS_WORDS * Math.min(1, share) + (isExact ? IS_EXACT : 0) + (isScreen ? SAYS_SCREEN : 0);
  };
}
