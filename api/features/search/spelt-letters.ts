import { fold } from '#api/kernel/normalise.ts';

/** How Arabic writes the names of Latin letters, and what each may stand for. */
const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    ايه: 'a',
    اي: 'iae',
    بي: 'bp',
    سي: 'c',
    دي: 'd',
    اف: 'f',
    جي: 'gj',
    'اتش ايتش': 'h',
    'كي كيه': 'k',
    'ال ايل': 'l',
    'ام ايم': 'm',
    'ان اين': 'n',
    'او اوه': 'o',
    كيو: 'q',
    ار: 'r',
    اس: 's',
    تي: 't',
    يو: 'u',
    في: 'v',
    دبليو: 'w',
    اكس: 'x',
    واي: 'y',
    زد: 'z',
  }).flatMap(([names, letters]) =>
    fold(names)
      .split(' ')
      .map((name) => [name, letters] as const),
  ),
);
/** Two are words of their own: «او في». */
const LEAST = 3;
const MOST_READINGS = 8;
/** What the trade shortens so; of others the likeliest letters are taken. */
const SHORT: ReadonlySet<string> = new Set('cob gob smd ops hdmi usb lcd led nfc pdf lan gpu cpu vip api cms'.split(' '));

/** «سي او بي» as `cob`. */
export function withSpeltLetters(folded: string): string {
  return folded.replaceAll(SPELT, (run: string) => {
    const names = run.split(/\s+/);
    let readings = [''];
    for (const name of names)
      readings = readings.flatMap((start) => [...(LETTERS[name] ?? '')].map((letter) => start + letter)).slice(0, MOST_READINGS);
    return readings.find((reading) => SHORT.has(reading)) ?? readings[0] ?? run;
  });
}

const NAME = Object.keys(LETTERS).join('|');
const SPELT = new RegExp(String.raw`(?<!\p{L})(?:${NAME})(?:\s+(?:${NAME})){${LEAST - 1},}(?!\p{L})`, 'gu');
