import { expect, test } from 'vitest';
import { writeDxf } from './write-dxf.ts';

test('a drawing for CAD counts its heights from the ground: what stands above stays above', () => {
  const head = { kind: 'circle', layer: 'person', at: [30, 10], radius: 4 } as const;
  const ground = {
    kind: 'line',
    layer: 'ground',
    points: [
      [0, 1700],
      [60, 1700],
    ],
  } as const;
  const dxf = writeDxf({ width: 60, height: 1750, direction: 'ltr', shapes: [head, ground] });
  const pairs = [...dxf.matchAll(/^ *(\d+)\r?\n(.*)\r?$/gm)].map(([, code, value]) => [Number(code), (value ?? '').trim()] as const);
  const entities = pairs.slice(pairs.findIndex(([code, value]) => code === 2 && value === 'ENTITIES'));
  const heights = entities.flatMap(([code, value]) => (code === 20 ? [Number(value)] : []));
  expect(heights).toEqual([1740, 50, 50]);
});
