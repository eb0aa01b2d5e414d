import { isMistyped } from './is-near.ts';
import { words } from './normalise.ts';

/** From here on two slips of the finger are forgiven. */
const LONG = 8;
/** Shorter words lie too close together. */
const SHORTEST = 4;

/** Whether every word typed is one of a name's, with a slip of the finger in it. Nothing is near where no word is long enough to tell. */
export function nearlyCalled(text: string): (name: string) => boolean {
  const typed = words(text);
  if (!typed.some(({ length }) => length >= SHORTEST)) return () => false;
  return (name) => {
    const called = words(name).map(withoutArticle);
    return typed
      .map(withoutArticle)
      .every((word) => called.some((one) => one.startsWith(word) || isMistyped(word, one, word.length < LONG ? 1 : 2)));
  };
}

function withoutArticle(word: string): string {
  return word.replace(/^ال(?=...)/, '');
}
