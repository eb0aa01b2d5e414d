import { expect, test } from 'vitest';
import { leftOutOf, MOST_LISTED, MOST_PIECES, readCompared, readShortlist, unreadIn, writeCompared, writeShortlist } from './shortlist.ts';

test('a list survives being written and read', () => {
  const list = [
    { id: 15, size: 55, quantity: 2 },
    { id: 15, size: 43, quantity: 1 },
    { id: 7, quantity: 12 },
    { id: 17, size: 21.5, quantity: 1 },
    { id: 3, wall: [6, 4] as const, quantity: 1 },
  ];
  expect(writeShortlist(list)).toBe('15-55x2,15-43,7x12,17-21.5,3-6c4');
  expect(readShortlist(writeShortlist(list))).toEqual(list);
});

test('what strangers write into an address is left out, and no list is endless', () => {
  expect(readShortlist('0,-1,1e3,x,15x0,<b>,15,15x2,15,,7-,٣,7-0c4,7-6c,7-1000c1')).toEqual([{ id: 15, quantity: 1 }]);
  expect(readShortlist(Array.from({ length: 5000 }, (_, index) => index + 1).join(','))).toHaveLength(MOST_LISTED);
  expect(readCompared('7,3,3,99-55x2,99-55,1,2,4', 4)).toEqual([{ id: 1 }, { id: 3 }, { id: 7 }, { id: 99, size: 55 }]);
});

test('what an address names and its list does not hold can be told', () => {
  expect(leftOutOf('15-55x2,15-55,7x0,7,7,x, ,9x1,8x1000')).toEqual(['15-55', '7x0', 'x', '8x1000']);
  expect(leftOutOf('1,2,3,4,5,6,7,8,9,10,11,12,13')).toEqual(['13']);
  expect(unreadIn('15x2,15,3,x,2-0c4')).toEqual(['x', '2-0c4']);
});

test('more pieces than a list takes are the most it takes', () => {
  expect(readShortlist('15-55x1000,7x999999999')).toEqual([
    { id: 15, size: 55, quantity: MOST_PIECES },
    { id: 7, quantity: MOST_PIECES },
  ]);
});

test('a comparison names sizes and walls, one product in several of them too, in one order', () => {
  expect(writeCompared(readCompared('15-70x3,15-43,3-6c4,15', 5))).toBe('3-6c4,15,15-43,15-70');
});
