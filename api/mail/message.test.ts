import { expect, test } from 'vitest';
import { isSimpleAddress } from './message.ts';
import { mailboxOf } from './mailbox-of.ts';

test.each([
  ['sara@example.com', true],
  ['sara+list@mail.example.com', true],
  ['سارة@example.com', true],
  ['"a,b"@example.com', false],
  ['Sara <sara@example.com>', false],
  ['a@example.com,b@example.com', false],
  ['a@b@example.com', false],
  ['a@example.com\r\nBcc: b@example.com', false],
  ['a b@example.com', false],
  ['group:a@example.com;', false],
  ['a@[127.0.0.1]', false],
  ['@example.com', false],
  ['a@', false],
  [`${'a'.repeat(64)}@example.com`, true],
  [`${'a'.repeat(65)}@example.com`, false],
])('a mail may go to %j: %s', (address, isTaken) => {
  expect(isSimpleAddress(address)).toBe(isTaken);
});

test('one mailbox is one, whatever is added behind its name', () => {
  expect(['Sara+1@Example.com', ' sara+a+b@example.com', 'sara@example.com'].map(mailboxOf)).toEqual(Array(3).fill('sara@example.com'));
  expect(['+sara@example.com', 'sara@ex+ample.com', 'nobody'].map(mailboxOf)).toEqual(['+sara@example.com', 'sara@ex+ample.com', 'nobody']);
});
