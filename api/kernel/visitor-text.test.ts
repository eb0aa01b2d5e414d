import { expect, test } from 'vitest';
import { oneLine } from './visitor-text.ts';

const MARKS = '\u00ad\u061c\u180e\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\ufeff';

test.each([...MARKS])('a name has no mark that turns or hides what stands beside it (%j)', (mark) => {
  expect(oneLine(`Sara${mark}\n\u0007 Ali`)).toBe('Sara Ali');
});
