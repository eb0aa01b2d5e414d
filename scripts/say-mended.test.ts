import { expect, test } from 'vitest';
import { sayMended } from './say-mended.ts';

const value = (isGone: boolean) => ({ column: 'image', was: 'one.png', is: 'two.png', isGone });
const whole = { record: 'products/1', values: [value(false), value(true)] };
const lost = { record: 'products/2', values: [value(true)] };
const last = (text: string) => text.split('\n').at(-1);

test('a record whose files are all gone is not called mended', () => {
  expect(last(sayMended([whole, lost], { writes: true }))).toBe(
    'Mended: 1 record. Cannot be mended: 1 record, whose files are gone for good.',
  );
  expect(last(sayMended([lost], { writes: true }))).toBe('Cannot be mended: 1 record, whose files are gone for good.');
  expect(last(sayMended([whole], { writes: false }))).toBe('1 record. Nothing was changed; --write mends them.');
});

test('what was not looked at is not called whole', () => {
  expect(sayMended([], { writes: false })).toBe('Nothing was overwritten.');
  expect(sayMended([], { writes: true, only: ['products/7'] })).toBe('Nothing was overwritten in products/7.');
});
