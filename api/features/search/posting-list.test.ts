import { expect, test } from 'vitest';
import { PostingList } from '#api/kernel/posting-list.ts';
import { TermLists } from './term-lists.ts';

const GAPS = [0, 1, 7, 8, 127, 1023, 1024, 130_000, 20_000_000];

test('slots and weights come back as they were put, however far apart', () => {
  const list = new PostingList();
  const put: [number, number][] = [];
  let slot = 0;
  for (let round = 0; round < 500; round += 1) {
    slot += round < 480 ? GAPS[round % 7]! + 1 : 1;
    put.push([slot, (round % 15) + 1]);
  }
  for (const gap of GAPS.slice(7)) put.push([(slot += gap), 15]);
  for (const [at, weight] of put) list.append(at, weight);
  const found: [number, number][] = [];
  list.each((at, weight) => found.push([at, weight]));
  expect(found).toEqual(put);
  expect(list.length).toBe(put.length);
});

test('a term of one record becomes a list with the second, and more terms than there was room for are kept apart', () => {
  const lists = new TermLists();
  for (let number = 0; number < 3000; number += 1) lists.append(`model ${number}`, number, 12);
  lists.append('model 0', 2999, 3);
  const slotsOf = (term: string) => {
    const found: number[] = [];
    lists.each(term, (slot, weight) => found.push(slot, weight));
    return found;
  };
  expect([lists.countOf('model 0'), lists.countOf('model 2998'), lists.countOf('another')]).toEqual([2, 1, 0]);
  expect([slotsOf('model 0'), slotsOf('model 2998'), slotsOf('another')]).toEqual([[0, 12, 2999, 3], [2998, 12], []]);
  expect(lists.numberOf('model 2998')).toBe(2998);
});
