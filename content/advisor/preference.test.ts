import { expect, test } from 'vitest';
import { distanceFromBest } from './preference.ts';
import type { Shows } from './question.ts';
import type { Wall } from './wall.ts';

/** Four metres by 2.25 of some pitch. */
function wallOf(pitch: number): Wall {
  return {
    built: { columns: 8, rows: 5, cabinet: [0.5, 0.45] },
    width: 4,
    height: 2.25,
    depth: 0.05,
    body: [4, 2.25],
    pixels: [4000 / pitch, 2250 / pitch],
    pitch,
    weight: undefined,
    power: { average: undefined, greatest: undefined },
    price: { sa: undefined, ae: undefined },
  };
}

test('for text the best pitch is the one an eye just sees, for films a coarser one, for both one between', () => {
  const away = (shows: Shows, pitch: number) =>
    distanceFromBest({ place: 'indoors', nearest: 3.44, farthest: 8, shows }, { brightness: [1] }, wallOf(pitch));
  const best = (shows: Shows) => [1, 1.5, 1.72, 2.3, 4].toSorted((a, b) => away(shows, a) - away(shows, b))[0];
  expect({ text: best('text'), both: best('both'), video: best('video') }).toEqual({ text: 1, both: 1.72, video: 2.3 });
});
