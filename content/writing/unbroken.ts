/** Stands for a space at which a line may not end, only inside this file: texts themselves keep their plain spaces. */
const JOINED = '\u00a0';
const SIZE = /(\d) ([×:]) (?=[±−]?\d)/gu;
/** A number that is not the end of a name, and a word after it that is not the next part of the sentence: what it counts or measures. */
const COUNTED =
  /(?<![A-Za-z][\w.+-]*(?:\u00a0[\w.+-]*)*)(\d[%°]?) (?=[\p{L}°])(?!(?:أو|إلى|في|من|على|حتى|عند|ثم|to|and|or|in|at|by|from|of|on|for|the|a|with|is|are)(?![\p{L}]))/gu;
const ARABIC = /[\u0620-\u064a]/u;
/** Latin words side by side inside Arabic are one name: GlowMate Wall, Vision 295, Android 13. */
const NAME = /[A-Za-z][\w.+-]*(?: [A-Za-z\d][\w.+-]*){1,3}(?![\w.+-])/gu;

/** Most texts have nothing to keep together, and this is asked of every text of every page. */
const HAS_NUMBER = /\d[%°]? \S/u;
const HAS_NAME = /[A-Za-z][\w.+-]* [A-Za-z\d]/u;

export type UnbrokenRun = { text: string; isKept: boolean };

/** Splits a text so that sizes, numbers with what they count and, in Arabic, foreign names can each be kept in one line by style. */
export function unbrokenRuns(text: string): UnbrokenRun[] {
  const isNamed = ARABIC.test(text) && HAS_NAME.test(text);
  if (!isNamed && !HAS_NUMBER.test(text)) return text === '' ? [] : [{ text, isKept: false }];
  const named = isNamed ? text.replaceAll(NAME, (name) => name.replaceAll(' ', JOINED)) : text;
  const joined = named.replaceAll(SIZE, `$1${JOINED}$2${JOINED}`).replaceAll(COUNTED, `$1${JOINED}`);
  return joined
    .split(/([^\s]*\u00a0[^\s\u00a0]*(?:\u00a0[^\s\u00a0]*)*)/u)
    .map((part, index) => ({ text: part.replaceAll(JOINED, ' '), isKept: index % 2 === 1 }))
    .filter((run) => run.text !== '');
}
