import { expect, test } from 'vitest';
import { contactFrom } from './contact.ts';

test.each(['0500000123', '+966 50 000 0123', '00966-50-0000123', '٠٥٠ ٠٠٠ ٠١٢٣', 'call (050) 000.0123 now', '{"phone":"966500000123"}'])(
  'P42: a phone is found as “%s”',
  (text) => {
    expect(contactFrom('+966 50 000 0123').mentions(text)).toBe(true);
  },
);

test.each(['0500000124', '+966 50 000 01234', '15000001235', 'P2.5 2026', ''])('P42: “%s” is another number', (text) => {
  expect(contactFrom('+966 50 000 0123').mentions(text)).toBe(false);
});

test.each(['sara@example.com', 'Write to SARA@Example.com.', '<sara@example.com>', '"sara@example.com"'])(
  'P42: an address is found in “%s”',
  (text) => {
    expect(contactFrom(' Sara@example.com ').mentions(text)).toBe(true);
  },
);

test.each(['xsara@example.com', 'sara@example.community', 'sara@example.com.evil.example', 'tsara@example.com', 'sara at example.com'])(
  'P42: “%s” is another address',
  (text) => {
    expect(contactFrom('sara@example.com').mentions(text)).toBe(false);
  },
);

test.each(['', '123', 'sara', '@', 'a@b'])('P42: “%s” is nobody', (typed) => {
  expect(() => contactFrom(typed)).toThrow('invalid-input');
});

test.each([
  ['+971 50 123 4567', '+971501234567', true],
  ['00971501234567', '+971501234567', true],
  ['971501234567', '+971501234567', true],
  ['+971 50 123 4567', '+966501234567', false],
  ['0501234567', '+966501234567', false], // of which country?
  ['0501234567', '+971501234567', false],
])('H1: whoever asks with “%s” owns %s: %s', (typed, phone, expected) => {
  expect(contactFrom(typed).owns({ phone })).toBe(expected);
});

test('H1: the same local number with another country’s code is another person’s, without a code it may be', () => {
  const { mentions } = contactFrom('+971501234567');
  expect(['+966 50 123 4567', '966501234567', '00966 50 123 4567', '+966 (0)50 123 4567'].filter(mentions)).toEqual([]);
  const may = ['050 123 4567', 'call 501234567', '+971 (0)50 123 4567', 'office 04 000 0000 mobile 050 123 4567 0509999999', '٠٥٠١٢٣٤٥٦٧'];
  expect(may.filter(mentions)).toEqual(may);
});

test('B1: a long text of digits costs little', () => {
  const { mentions } = contactFrom('+971501234567');
  expect(mentions('1 '.repeat(2500) + '2'.repeat(5000))).toBe(false);
});
