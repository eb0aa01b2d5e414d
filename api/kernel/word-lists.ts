import { PostingList } from './posting-list.ts';

/** One after the other in one text, which is looked through at once. */
type Joined = { text: string; starts: Uint32Array };

/** Which texts hold a word, also inside of one. A text that has changed is another text. */
export class WordLists {
  readonly #numbers = new Map<string, number>();
  readonly #words: string[] = [];
  /** Most words (a model's number) stand in one text: its number, and a list from the second on. */
  readonly #lists: (PostingList | number)[] = [];
  #joined: Joined = joined([]);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  add(words: ReadonlySet<string>): number {
    const text = this.#length;
    this.#length += 1;
    for (const word of words) {
      const number = this.#numbers.get(word);
      if (number === undefined) this.#begin(apart(word), text);
      else this.#lists[number] = withText(this.#lists[number], text);
    }
    return text;
  }

  async holding(terms: readonly string[], breathe: () => Promise<void>): Promise<Uint8Array> {
    const found = this.#wordsWith(terms).flatMap((number) => this.#lists[number] ?? []);
    const marks = new Uint8Array(this.#length);
    let left = marks.length;
    const mark = (text: number) => {
      if (marks[text] === 0) left -= 1;
      marks[text] = 1;
    };
    // The most common first: often they hold all there is.
    for (const list of found.toSorted((a, b) => lengthOf(b) - lengthOf(a))) {
      if (left === 0) break;
      if (typeof list === 'number') mark(list);
      else list.each(mark);
      await breathe();
    }
    return marks;
  }

  #begin(word: string, text: number): void {
    this.#numbers.set(word, this.#words.length);
    this.#words.push(word);
    this.#lists.push(text);
  }

  #wordsWith(terms: readonly string[]): number[] {
    if (this.#joined.starts.length <= this.#words.length) this.#joined = joined(this.#words);
    const { text, starts } = this.#joined;
    const found = new Set<number>();
    for (const term of terms)
      for (let at = text.indexOf(term); at !== -1;) {
        const number = wordAt(starts, at);
        found.add(number);
        at = text.indexOf(term, starts[number + 1]);
      }
    return [...found];
  }
}

function joined(words: readonly string[]): Joined {
  const starts = new Uint32Array(words.length + 1);
  for (const [number, word] of words.entries()) starts[number + 1] = (starts[number] ?? 0) + word.length + 1;
  return { text: words.join('\n'), starts };
}

function wordAt(starts: Uint32Array, at: number): number {
  let [low, high] = [0, starts.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= at) low = middle;
    else high = middle;
  }
  return low;
}

function withText(known: PostingList | number | undefined, text: number): PostingList {
  const list = known instanceof PostingList ? known : new PostingList();
  if (typeof known === 'number') list.append(known, 0);
  list.append(text, 0);
  return list;
}

function lengthOf(list: PostingList | number): number {
  return typeof list === 'number' ? 1 : list.length;
}

/** A word of its own: cut out of a text it would keep all of it in memory. */
function apart(word: string): string {
  return Buffer.from(word, 'utf16le').toString('utf16le');
}
