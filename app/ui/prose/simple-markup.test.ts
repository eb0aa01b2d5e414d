import { expect, test } from 'vitest';
import { parseMarkup } from './simple-markup.ts';
import { proves } from '#test/requirements/proves.ts';

const plain = (text: string) => [{ text, isBold: false }];

test('lines are paragraphs and empty lines are nothing', () => {
  proves('L-17');
  expect(parseMarkup('One\n\n  \nTwo')).toEqual([
    { kind: 'paragraph', runs: plain('One') },
    { kind: 'paragraph', runs: plain('Two') },
  ]);
});

test('pairs of stars make bold', () => {
  proves('3-65');
  expect(parseMarkup('a **b** c')).toEqual([
    {
      kind: 'paragraph',
      runs: [
        { text: 'a ', isBold: false },
        { text: 'b', isBold: true },
        { text: ' c', isBold: false },
      ],
    },
  ]);
});

test('an unpaired pair of stars stays as it was typed', () => {
  expect(parseMarkup('2 ** 3')).toEqual([{ kind: 'paragraph', runs: plain('2 ** 3') }]);
});

test('numbers start a numbered list, bullets and dashes a bulleted one', () => {
  proves('3-65');
  expect(parseMarkup('1. a\n2) b\n• c\n* d\n- e')).toEqual([
    { kind: 'numbered', items: [plain('a'), plain('b')] },
    { kind: 'bulleted', items: [plain('c'), plain('d'), plain('e')] },
  ]);
});

test('a bold line is not a list', () => {
  expect(parseMarkup('**Bold** start')[0]?.kind).toBe('paragraph');
});

test('a paragraph between items makes two lists', () => {
  expect(parseMarkup('- a\ntext\n- b').map(({ kind }) => kind)).toEqual(['bulleted', 'paragraph', 'bulleted']);
});
