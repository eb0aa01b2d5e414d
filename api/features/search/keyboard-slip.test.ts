import { expect, test } from 'vitest';
import { typedOnOtherKeyboard } from './keyboard-slip.ts';

test.each([
  [';a;', 'كشك'],
  ['لاخشقي', 'board'],
  ['bhjm', 'لااتة'],
  ['KIOSK', 'نهخسن'],
  ['p1.2', undefined],
  ['as', undefined],
])('%s on the other keyboard is %s', (typed, meant) => {
  expect(typedOnOtherKeyboard(typed)).toBe(meant);
});
