import { expect, test } from 'vitest';
import { openReadLimit } from './read-limit.ts';

test('an address that has used up its share is told when to come back, and others are not held up', () => {
  let now = 0;
  const limit = openReadLimit({ burst: 100, perSecond: 10 }, () => now);
  for (let each = 0; each < 10; each += 1) expect(limit.take('192.0.2.1', 10)).toBe(0);
  expect(limit.take('192.0.2.1', 10)).toBe(1);
  expect(limit.take('192.0.2.1', 25)).toBe(3);
  expect(limit.take('192.0.2.2', 10)).toBe(0);
  now = 1000;
  expect(limit.take('192.0.2.1', 10)).toBe(0);
  expect(limit.take('192.0.2.1', 1)).toBe(1);
});

test('nobody saves up more than the burst', () => {
  let now = 0;
  const limit = openReadLimit({ burst: 100, perSecond: 10 }, () => now);
  limit.take('192.0.2.1', 1);
  now = 3_600_000;
  expect(limit.take('192.0.2.1', 100)).toBe(0);
  expect(limit.take('192.0.2.1', 1)).toBe(1);
});

test('a network of IPv6 counts once, and what is no address at all is one address', () => {
  const limit = openReadLimit({ burst: 10, perSecond: 1 }, () => 0);
  expect(limit.take('2001:db8:1:2::1', 10)).toBe(0);
  expect(limit.take('2001:db8:1:2:ffff::9', 10)).toBeGreaterThan(0);
  expect(limit.take('not-an-ip-1', 10)).toBe(0);
  expect(limit.take('not-an-ip-2', 10)).toBeGreaterThan(0);
});
