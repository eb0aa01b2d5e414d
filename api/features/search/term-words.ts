import { soundOf, soundsOf } from '#api/kernel/sounds.ts';
import { Lexicon } from './lexicon.ts';
import { Vocabulary } from './vocabulary.ts';

/** From here on a term belongs to names, headings, groups or values: what somebody may mean who mistypes. */
export const STRONG = 4;
/** From this weight on a term belongs to a name, and is also found by its sound. */
const NAMED = 12;
const LATIN = /^[a-z]{4,}$/;
const SPELT = /^(?:[a-z]{4,}|[\u0621-\u064a]{4,})$/;
const MOST_SOUNDING = 50;
const MOST_REMEMBERED = 200;
const LEAST_BONES = 3;

/** The telling words behind the terms of an index: by their beginnings, by how they sound, and for typing errors. */
export class TermWords {
  /** All of them, also what texts only mention. */
  readonly lexicon = new Lexicon();
  readonly #strong = new Vocabulary();
  readonly #sounds = new Vocabulary();
  readonly #sounding = new Map<string, string[]>();
  readonly #bones = new Map<string, string[]>();
  readonly #near = new Map<string, string[]>();

  /** Told of each term that is new, and of each that has become stronger. */
  add(term: string, before: number, weight: number): void {
    if (term.startsWith('#')) return;
    const isGroup = term.startsWith('=');
    if (before === 0 && SPELT.test(term)) this.lexicon.add(term);
    if (before < STRONG && weight >= STRONG && !isGroup) {
      this.#near.clear();
      this.#strong.add(term);
      const sound = soundOf(term);
      if (sound && term.length >= STRONG) this.#hear(sound, term);
    }
    if (before < NAMED && weight >= NAMED && LATIN.test(term)) this.#hearName(term);
  }

  startingWith(start: string, most: number): string[] {
    return this.#strong.startingWith(start, most);
  }

  near(word: string, distance: number): string[] {
    const asked = `${word} ${distance}`;
    const known = this.#near.get(asked);
    if (known) return known;
    if (this.#near.size >= MOST_REMEMBERED) this.#near.clear();
    const found = this.#strong.near(word, distance);
    this.#near.set(asked, found);
    return found;
  }

  sounding(sound: string): readonly string[] {
    return this.#sounding.get(sound) ?? [];
  }

  /** Latin names that have these consonants and no others. */
  withBones(bones: string): readonly string[] {
    return this.#bones.get(bones) ?? [];
  }

  /** Latin names whose Arabic writing begins so. */
  soundingFrom(start: string): string[] {
    return this.#sounds
      .startingWith(start, MOST_SOUNDING)
      .flatMap((sound) => this.sounding(sound))
      .filter((term) => LATIN.test(term));
  }

  #hearName(term: string): void {
    const sounds = soundsOf(term);
    for (const sound of sounds) this.#hear(sound, term);
    for (const bones of new Set(sounds.map((sound) => sound.replaceAll('V', '')))) {
      if (bones.length < LEAST_BONES) continue;
      this.#bones.set(bones, [...(this.#bones.get(bones) ?? []), term]);
    }
  }

  #hear(sound: string, term: string): void {
    if (sound.replaceAll('V', '').length < 2) return;
    const known = this.#sounding.get(sound);
    if (known) known.push(term);
    else {
      this.#sounding.set(sound, [term]);
      this.#sounds.add(sound);
    }
  }
}
