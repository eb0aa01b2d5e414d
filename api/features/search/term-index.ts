import { candidatesOf } from './candidates.ts';
import { FEW, filledUp, isAnswered, isForgiven, isPassing } from './enough.ts';
import { FigureColumns } from './figures/figure-columns.ts';
import { type Bound, nearBound } from './figures/bounds.ts';
import { keepFigures } from './figures/keep-figures.ts';
import { type Within, withinBounds } from './figures/within.ts';
import { narrowToCalled } from './narrow.ts';
import { eachRarest } from './rarest.ts';
import type { ColumnValue } from './figures/product-figures.ts';
import { leadersOf, putLeaders } from './leaders.ts';
import { namesOtherTrade } from './other-trades.ts';
import { PackedTitles } from './packed-titles.ts';
import { EXPLAINS, GENERIC, PRICED, type Query } from './read-query.ts';
import { anyScreen, ASIDE, halfOf, inSentence, isCore, type Reach } from './sentence.ts';
import { acceptedBy, LEFT, SlotTable } from './slot-table.ts';
import { NAME_WEIGHT, TermLists } from './term-lists.ts';
import { TermWords } from './term-words.ts';
import { STORY } from './told-numbers.ts';
import { TopSlots } from './top-slots.ts';
import { IS_NAMED, worthOfTitle } from './title-worth.ts';
import type { Wanted } from './wanted.ts';

/** In a longer sentence, one word of many says too little. */
const MOST_WORDS_FOR_ONE = 4;
/** So many words are all meant; of a longer question some are said by the way. */
const FEW_WORDS = 3;
const MOST_GUESSED = 3; // each costs time
const NEARLY_WEIGHT = 10;
const NEAREST = 5;
/** Whoever asks for a price is shown first what has one. */
const IS_PRICED = 100;
const IS_CALLED = 6; // others only mention it

export type Indexed = {
  key: string;
  /** The kind and languages of a record in one number, 0 to 254 (`markOf`), for filters. */
  mark: number;
  /** Multiplies every score: a product before its spec sheet. */
  factor: number;
  /** Term to weight, 1 to 15. */
  terms: ReadonlyMap<string, number>;
  /** The terms of each title and how many words it has, for exact names. */
  titles: readonly { terms: ReadonlySet<string>; words: number }[];
  /** The numbers that bounds are compared with. */
  values?: readonly ColumnValue[];
};

/** `isListed`: the number of every record is told, not only the keys of the best ones; for whoever accepts one kind. */
export type Asked = { from?: number; most: number; accepts: (mark: number) => boolean; isListed?: boolean | undefined };
/** `nearest`: what comes closest where nothing is what was asked for. `all` stands in no order. */
export type Found = { keys: string[]; total: number; nearest: string[]; all?: Uint32Array };
/** An inverted index that follows single changes: a changed record leaves its slot and takes a new one. */
export class TermIndex {
  readonly lists = new TermLists();
  readonly words = new TermWords();
  readonly slots = new SlotTable();
  readonly titles = new PackedTitles();
  columns = new FigureColumns();
  #score = new Float32Array(0);
  #best = new Float32Array(0);
  #reached = new Uint8Array(0);
  #named = new Uint8Array(0);

  get size(): number {
    return this.slots.size;
  }

  /** Slots that nobody uses any more; many of them are a reason to build anew. */
  get wasted(): number {
    return this.slots.length - this.slots.size;
  }

  holding(term: string): number {
    let count = 0;
    this.lists.each(term, (slot) => void (this.slots.marks[slot] !== LEFT && (count += 1)));
    return count;
  }

  remove(key: string): void {
    this.slots.leave(key);
  }

  put({ key, mark, factor, terms, titles, values = [] }: Indexed): void {
    const slot = this.slots.take(key, mark, factor);
    for (const [term, weight] of terms) {
      const before = this.lists.strongest(term);
      this.lists.append(term, slot, weight);
      if (weight > before) this.words.add(term, before, weight);
    }
    this.columns.put(slot, values);
    this.titles.put(
      slot,
      titles.map((title) => ({ words: title.words, terms: this.lists.numbersOf(title.terms) })),
    );
  }

  /** Keys, best first; `accepts` sees the mark of a record. */
  find(query: Query, asked: Asked): Found {
    const found = this.#find(query, asked);
    if (found.total > 0) return found;
    if (query.refused.length > 0) return this.find({ ...query, refused: [] }, asked);
    return query.isBudget ? this.#find({ ...query, bounds: [] }, asked) : found;
  }

  #find(query: Query, asked: Asked): Found {
    const { wanted, bounds } = query;
    if (wanted.length === 0 && bounds.length === 0) return { keys: [], total: 0, nearest: [] };
    this.#makeRoom();
    const within = withinBounds(bounds, this.columns, this.slots.length);
    if (wanted.length === 0) return this.#all(within, query, asked);
    const unknown = wanted.filter(({ forms }) => !forms.some((form) => this.lists.has(form)));
    const reaches = wanted.map((one): Reach => {
      const terms = candidatesOf(one, this.lists, this.words, unknown.indexOf(one) < MOST_GUESSED);
      return { one, terms, isKnown: terms.size > 0 || this.#hasNear(one), isCore: isCore(terms, this.lists) };
    });
    const known = reaches.filter(({ isKnown }) => isKnown);
    const isSaidWhole = () => this.#findAll(known, known.length, query, { ...asked, from: 0, most: 1 }, within).total > 0;
    const isOther = known.length === 0 || query.isStrange || !isForgiven(reaches, query);
    if (isOther || namesOtherTrade(reaches, query, { lists: this.lists, isSaidWhole })) return this.#nearest(known, query, asked, within);
    narrowToCalled(within, known, this.lists);
    const isExact = wanted.some(({ isNumber }) => isNumber) || bounds.length > 0;
    const needed = Math.ceil(known.length / 2);
    const isSentence = known.length - query.repeated > 2 || (query.asksWhy && known.length > 1);
    const isStory = query.said > STORY && known.length > FEW_WORDS && known.some(({ one }) => !one.isNumber);
    if (isExact ? isStory : isSentence) return this.#findTold(known, query, asked, within);
    const all = this.#findAll(known, known.length, query, asked, within);
    if (isPassing(reaches, query, all.total > 0, this.lists)) return this.#nearest(known, query, asked, within);
    if (known.length === 1) return all.total > 0 ? all : this.#nearest(known, query, asked, within);
    const isMeant = bounds.length > 0 || (isExact && known.length <= FEW_WORDS && query.said < STORY && isAnswered(all));
    if (all.total >= FEW || (all.total > 0 && isMeant)) return all;
    const first = { ...asked, from: 0, most: FEW };
    // Whoever says a figure among other words means what has it.
    for (const keepsFigures of isExact ? [true, false] : [false]) {
      const half = this.#findAll(known, needed, query, first, within, keepsFigures);
      if (all.total > 0) return filledUp(all, half, asked);
      if (half.total > 0) return this.#findAll(known, needed, query, asked, within, keepsFigures);
    }
    return this.#findAll(known, known.length > MOST_WORDS_FOR_ONE ? needed : 1, query, asked, within);
  }

  /** A sentence holds words that say little: what says most of it, and says it loudest, comes first, and before it what has its figures. */
  #findTold(known: readonly Reach[], query: Query, asked: Asked, within: Within): Found {
    const words = known.filter(({ one }) => !one.isNumber);
    const [telling, others] = [inSentence(known, query.said), inSentence(words, query.said)];
    const hasFigure = others.length < known.length;
    const exact = hasFigure ? this.#findAll(telling, halfOf(telling), query, asked, within, true) : undefined;
    if (exact && exact.total >= FEW) return exact;
    const most = halfOf(others);
    const found = this.#findAll(others, most, query, asked, within);
    const rest = found.total > 0 || most === 1 ? found : this.#findAll(others, 1, query, asked, within);
    return exact && exact.total > 0 ? filledUp(exact, rest, asked) : rest;
  }

  #hasNear({ near }: Wanted): boolean {
    return near !== undefined && this.columns.within(nearBound(near), () => {});
  }

  /** Nothing but bounds: all that lies within them, what is nearest to them first. */
  #all(within: Within, query: Query, asked: Asked): Found {
    const top = this.#topOf(asked);
    const refused = this.lists.holders(query.refused, this.slots.length, IS_CALLED);
    for (let slot = 0; slot < this.slots.length; slot += 1)
      if (within?.count[slot] === 1 && refused?.[slot] !== 1 && this.#isAccepted(slot, asked))
        top.offer(slot, 1 / (1 + (within.distance[slot] ?? 0)));
    return { ...this.#told(top), nearest: top.total === 0 ? this.#closest(query.bounds, asked) : [] };
  }

  #topOf({ from, most, isListed }: Asked): TopSlots {
    return new TopSlots(this.slots, { from: from ?? 0, most, room: isListed ? this.slots.length : undefined });
  }

  #isAccepted(slot: number, { accepts }: Asked): boolean {
    const mark = this.slots.marks[slot] ?? LEFT;
    return mark !== LEFT && accepts(mark);
  }

  /** Where no product keeps the bounds: those that come closest. */
  #closest(bounds: readonly Bound[], asked: Asked): string[] {
    const top = new TopSlots(this.slots, { most: NEAREST });
    const open = { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY, isMinOpen: false, isMaxOpen: false };
    const seen = new Set<number>();
    for (const bound of bounds.slice(0, 1))
      this.columns.within({ ...bound, ...open }, (slot, far) => {
        if (seen.has(slot) || !this.#isAccepted(slot, asked)) return;
        seen.add(slot);
        top.offer(slot, 1 / (1 + far));
      });
    return top.chosen().map((slot) => this.slots.keyOf(slot));
  }

  #nearest(known: readonly Reach[], query: Query, { accepts }: Asked, within: Within): Found {
    const asked = { most: NEAREST, accepts };
    const keysOf = (near: readonly Reach[], where: Within) => (near.length === 0 ? [] : this.#findAll(near, 1, query, asked, where).keys);
    const near = keysOf(known, within);
    // What is near to little of it is told with what we have.
    const more = near.length < NEAREST ? keysOf(anyScreen(query), undefined) : [];
    return { keys: [], total: 0, nearest: [...new Set([...near, ...more])].slice(0, NEAREST) };
  }

  #findAll(reaches: readonly Reach[], needed: number, query: Query, asked: Asked, within: Within, keepsFigures = false): Found {
    const [score, best, reached, named] = [this.#score, this.#best, this.#reached, this.#named];
    const wantsAll = needed === reaches.length;
    const matched = new Uint8Array(wantsAll ? 0 : this.slots.length);
    reached.fill(0);
    named.fill(0);
    for (const [at, reach] of reaches.entries()) {
      const visit = (slot: number, weight: number, rarity: number) => {
        const gain = weight * rarity;
        const before = reached[slot] ?? 0;
        const most = best[slot] ?? 0;
        const sum = score[slot] ?? 0;
        if (weight >= NAME_WEIGHT && named[slot] === at) named[slot] = at + 1;
        if (before === at + 1) {
          if (gain > most) {
            score[slot] = sum + (gain - most);
            best[slot] = gain;
          }
        } else if (!wantsAll || before === at) {
          score[slot] = before === 0 ? gain : sum + gain;
          reached[slot] = at + 1;
          best[slot] = gain;
          if (!wantsAll && !reach.isAside) matched[slot] = (matched[slot] ?? 0) + 1;
        }
      };
      for (const [term, quality] of reach.terms) {
        const rarity = quality * (reach.isAside ? ASIDE : 1) * Math.log(1 + this.slots.length / this.lists.countOf(term));
        this.lists.each(term, (slot, weight) => visit(slot, weight, rarity));
      }
      eachRarest(reach.terms, this.lists, this.slots.length, (slot, gain) => {
        if (reached[slot] === at + 1) score[slot] = (score[slot] ?? 0) + gain;
      });
      const { near } = reach.one;
      if (near && reach.terms.size === 0) this.columns.within(nearBound(near), (slot, far) => visit(slot, NEARLY_WEIGHT, 1 - far));
    }
    if (keepsFigures && !wantsAll) keepFigures(matched, reaches, this);
    return this.#bestOf(wantsAll ? reached : matched, needed, reaches, query, asked, within);
  }

  #bestOf(counts: Uint8Array, needed: number, reaches: readonly Reach[], query: Query, asked: Asked, within: Within): Found {
    const [score, named] = [this.#score, this.#named];
    const { factors } = this.slots;
    const forms = reaches.map(({ one }) => this.lists.numbersOf(one.forms));
    const counted = reaches.filter(({ isAside }) => !isAside).length;
    const worth = worthOfTitle(reaches.length, query, this.lists.numberOf(GENERIC));
    const top = this.#topOf(asked);
    const accepted = acceptedBy(asked.accepts);
    const { marks } = this.slots;
    const priced = query.asksPrice ? this.lists.holders([PRICED], this.slots.length) : undefined;
    const explains = query.asksWhy ? this.lists.holders([EXPLAINS], this.slots.length) : undefined;
    const refused = this.lists.holders(query.refused, this.slots.length, IS_CALLED);
    const isOffered = (slot: number) =>
      (counts[slot] ?? 0) > 0 && refused?.[slot] !== 1 && (!within || within.count[slot] === 1) && accepted[marks[slot] ?? LEFT] === 1;
    const isStory = needed < reaches.length && query.said > STORY;
    const leaders = isStory ? leadersOf(reaches, this, { score, isOffered, asksWhy: query.asksWhy }) : [];
    const leading = new Map<number, number>();
    let clearest: { slot: number; score: number } | undefined;
    for (let slot = 0; slot < this.slots.length; slot += 1) {
      const count = counts[slot] ?? 0;
      if (count === 0 || refused?.[slot] === 1 || (count < needed && leaders.length === 0)) continue;
      const isLeader = leaders.length > 0 && leaders.includes(slot);
      if ((count < needed && !isLeader) || (within && within.count[slot] === 0) || accepted[marks[slot] ?? LEFT] === 0) continue;
      const sum = score[slot] ?? 0;
      const isNamed = named[slot] === reaches.length;
      const factor = (factors[slot] ?? 1) * (count / counted) * (priced?.[slot] === 1 ? IS_PRICED : 1);
      const most = (sum + (isNamed ? IS_NAMED : 0)) * factor;
      if (!top.takes(slot, most) && explains?.[slot] !== 1 && !isLeader) {
        top.pass(slot);
        continue;
      }
      const bonus = isNamed ? this.titles.best(slot, forms, worth) : 0;
      const found = { slot, score: (sum + bonus) * factor };
      if (isLeader) leading.set(slot, found.score);
      if (explains?.[slot] === 1 && (!clearest || found.score > clearest.score)) {
        if (clearest && !leading.has(clearest.slot)) top.offer(clearest.slot, clearest.score);
        clearest = found;
      } else if (!isLeader) top.offer(slot, found.score);
    }
    // Whoever asks what something means reads first what says so best.
    if (clearest) top.offer(clearest.slot, Number.POSITIVE_INFINITY);
    putLeaders(
      top,
      leaders.filter((slot) => slot !== clearest?.slot),
      leading,
    );
    return this.#told(top);
  }

  #told(top: TopSlots): Found {
    const keys = top.chosen().map((slot) => this.slots.keyOf(slot));
    return { keys, total: top.total, nearest: [], ...(top.all && { all: this.slots.idsOf(top.all) }) };
  }

  #makeRoom(): void {
    if (this.#score.length >= this.slots.length) return;
    const room = 2 ** Math.ceil(Math.log2(this.slots.length));
    [this.#score, this.#best] = [new Float32Array(room), new Float32Array(room)];
    [this.#reached, this.#named] = [new Uint8Array(room), new Uint8Array(room)];
  }
}
