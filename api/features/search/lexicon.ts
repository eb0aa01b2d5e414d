type Shelf = { words: string[]; letters: number[] };

/** Words by their length and by the letters they have, so that those a few slips away are found without comparing all of them. */
export class Lexicon {
  readonly #shelves: Shelf[] = [];

  add(word: string): void {
    const shelf = (this.#shelves[word.length] ??= { words: [], letters: [] });
    shelf.words.push(word);
    shelf.letters.push(lettersOf(word));
  }

  /** Tells of every word that so many slips may have made of it; most of them are none. */
  each(typed: string, slips: number, visit: (word: string) => void): void {
    const own = lettersOf(typed);
    for (let length = Math.max(1, typed.length - slips); length <= typed.length + slips; length += 1) {
      const shelf = this.#shelves[length];
      if (!shelf) continue;
      const { words, letters } = shelf;
      for (let at = 0; at < letters.length; at += 1) if (count(own ^ (letters[at] ?? 0)) <= 2 * slips) visit(words[at] ?? '');
    }
  }
}

/** A bit for each letter; a slip changes two at most. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

function count(bits: number): number {
  let left = bits - ((bits >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
