import { expect, test } from 'vitest';
import { directionOf } from './direction-of.ts';

test('L1: an Arabic title that begins with a foreign name is written from the right', () => {
  expect(directionOf('GlowMate يبادر بالترحيب')).toBe('rtl');
  expect(directionOf('تعرّف إلى GlowMate')).toBe('rtl');
  expect(directionOf('GlowMate greets first')).toBe('auto');
});
