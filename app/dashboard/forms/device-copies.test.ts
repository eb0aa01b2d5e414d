import { expect, test } from 'vitest';
import { copyKey, dropCopiesOf, readCopy, writeCopy } from './device-copies.ts';

/** The browser's storage, with as much room as it is given. */
function createStorage(room = Infinity): Storage {
  const stored = new Map<string, string>();
  return {
    get length() {
      return stored.size;
    },
    key: (index) => [...stored.keys()][index] ?? null,
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, value);
    },
    removeItem: (key) => void stored.delete(key),
    clear: () => stored.clear(),
  };
}

const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z`;
const copy = (day: number) => ({ at: at(day), version: 3, values: { title_ar: 'نصف فكرة' } });

test('a copy comes back to its own user and form alone', () => {
  const storage = createStorage();
  expect(writeCopy(storage, copyKey('huda', 'products/15'), copy(15))).toBe(true);
  expect(readCopy(storage, copyKey('huda', 'products/15'), new Date(at(16)))).toEqual(copy(15));
  expect(readCopy(storage, copyKey('sami', 'products/15'), new Date(at(16)))).toBeUndefined();
  expect(readCopy(storage, copyKey('huda', 'products/16'), new Date(at(16)))).toBeUndefined();
});

test('a browser without room says so', () => {
  expect(writeCopy(createStorage(20), copyKey('huda', 'products/15'), copy(15))).toBe(false);
});

test('signing out clears what one user typed and nobody else’s', () => {
  const storage = createStorage();
  for (const user of ['huda', 'sami']) writeCopy(storage, copyKey(user, 'inbox/1'), copy(15));
  storage.setItem('lang', 'ar');
  dropCopiesOf(storage, 'huda');
  expect(readCopy(storage, copyKey('huda', 'inbox/1'), new Date(at(15)))).toBeUndefined();
  expect(readCopy(storage, copyKey('sami', 'inbox/1'), new Date(at(15)))).toEqual(copy(15));
  expect(storage.getItem('lang')).toBe('ar');
});

test('a copy that is old or unreadable is dropped', () => {
  const storage = createStorage();
  const key = copyKey('huda', 'products/15');
  writeCopy(storage, key, copy(1));
  expect(readCopy(storage, key, new Date('2026-12-02T10:00:00Z'))).toBeUndefined();
  for (const odd of ['{', '7', '{"at":"yesterday"}', 'null']) {
    storage.setItem(key, odd);
    expect(readCopy(storage, key)).toBeUndefined();
    expect(storage.getItem(key)).toBeNull();
  }
});

test('of very many copies the oldest go', () => {
  const storage = createStorage();
  for (let day = 1; day <= 30; day += 1) for (const form of ['a', 'b']) writeCopy(storage, copyKey('huda', `${form}/${day}`), copy(day));
  expect(storage.length).toBe(40);
  expect(storage.getItem(copyKey('huda', 'a/1'))).toBeNull();
  expect(storage.getItem(copyKey('huda', 'b/30'))).not.toBeNull();
});
