import { expect, test } from 'vitest';
import { contactFrom } from './contact.ts';

test.each(['0500000123', '+966 50 000 0123', '00966-50-0000123', '٠٥٠ ٠٠٠ ٠١٢٣', 'call (050) 000.0123 now', '{"phone":"966500000123"}'])(
  'P42: a phone is found as “%s”',
  (text) => {
    expect(contactFrom('+966 50 000 0123').isIn(text)).toBe(true);
  },
);

test.each(['0500000124', '+966 50 000 01234', '15000001235', 'P2.5 2026', ''])('P42: “%s” is another number', (text) => {
  expect(contactFrom('+966 50 000 0123').isIn(text)).toBe(false);
});

test.each(['sara@example.com', 'Write to SARA@Example.com.', '<sara@example.com>', '"sara@example.com"'])(
  'P42: an address is found in “%s”',
  (text) => {
    expect(contactFrom(' Sara@example.com ').isIn(text)).toBe(true);
  },
);

test.each(['xsara@example.com', 'sara@example.community', 'sara@example.com.evil.example', 'tsara@example.com', 'sara at example.com'])(
  'P42: “%s” is another address',
  (text) => {
    expect(contactFrom('sara@example.com').isIn(text)).toBe(false);
  },
);

test.each(['', '123', 'sara', '@', 'a@b'])('P42: “%s” is nobody', (typed) => {
  expect(() => contactFrom(typed)).toThrow('invalid-input');
});
