const JOINED = '\u00a0';
/** A number that is not the end of a name, and a word after it that is not the next part of the sentence: what it counts or measures. */
const COUNTED =
  /(?<![A-Za-z][\w.+-]*(?:\u00a0[\w.+-]*)*)(\d[%°]?) (?=[\p{L}°])(?!(?:أو|إلى|في|من|على|حتى|عند|ثم|to|and|or|in|at|by|from|of|on|for|the|a|with|is|are)(?![\p{L}]))/gu;
const ARABIC = /[\u0620-\u064a]/u;
/** Latin words side by side inside Arabic are one name: GlowMate Wall, Vision 295, Android 13. */
const NAME = /[A-Za-z][\w.+-]*(?: [A-Za-z\d][\w.+-]*){1,3}(?![\w.+-])/gu;

/** A text whose numbers stay in one line with what they count, and in Arabic its foreign names in one piece. */
export function unbroken(text: string): string {
  const named = ARABIC.test(text) ? text.replaceAll(NAME, (name) => name.replaceAll(' ', JOINED)) : text;
  return named.replaceAll(COUNTED, `$1${JOINED}`);
}
