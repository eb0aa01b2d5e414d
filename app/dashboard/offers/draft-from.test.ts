import { expect, test } from 'vitest';
import { wallFrom } from './draft-from.ts';

test.each(['6 × 4', '6x4', '6*4', '6c4', '٦ × ٤', '٦ في ٤'])('a wall typed as %s is understood', (typed) => {
  expect(wallFrom(typed)).toBe('6c4');
});
