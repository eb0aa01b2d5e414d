import { validateBytes } from 'gltf-validator';
import { expect, test } from 'vitest';
import { typed } from '#demo/specifications.ts';
import { modelScene } from './model-scene.ts';
import { screenPicture } from './screen-picture.ts';
import { writeGlb } from './write-glb.ts';
import { writeUsdz } from './write-usdz.ts';

const wall = typed({ cabinet: '600 × 337.5 × 45', 'cabinet-pixels': '320 × 180' }).specifications;
const kiosk = typed({
  sizes: '43 / 55',
  'picture-size': '529 × 941 / 680 × 1210',
  resolution: '3840 × 2160',
  body: '580 × 1600 × 62 / 730 × 1880 × 62',
}).specifications;

test('a model has the true size, in metres: whole cabinets, or one of the sizes offered', () => {
  expect(modelScene(wall, { columns: 6, rows: 7 })).toEqual({
    body: { width: 3.6, height: 2.3625, depth: 0.045 },
    screen: { width: 3.6, height: 2.3625, bottom: 0 },
  });
  expect(modelScene(wall, {})?.body).toEqual({ width: 3.6, height: 2.025, depth: 0.045 });
  expect(modelScene(kiosk, { size: 1 })).toEqual({
    body: { width: 0.73, height: 1.88, depth: 0.062 },
    screen: { width: 0.68, height: 1.21, bottom: 0.645 },
  });
  expect(modelScene(kiosk, { size: 2 })).toBeUndefined();
  expect(modelScene({}, {})).toBeUndefined();
});

test.each([
  ['a wall', wall, { columns: 6, rows: 7 }],
  ['a strip of one row', wall, { columns: 40, rows: 1 }],
  ['a kiosk', kiosk, { size: 0 }],
] as const)('the GLB of %s has nothing the Khronos validator complains about', async (_name, specifications, wanted) => {
  const scene = modelScene(specifications, wanted)!;
  const report = await validateBytes(new Uint8Array(writeGlb(scene, await screenPicture('ar', scene), 'شاشة')), { format: 'glb' });
  expect(report.issues.messages).toEqual([]);
  expect([report.issues.numErrors, report.issues.numWarnings, report.info.totalTriangleCount]).toEqual([0, 0, 14]);
});

test('the picture is that of the language', async () => {
  const scene = modelScene(wall, {})!;
  const [ar, en] = await Promise.all([screenPicture('ar', scene), screenPicture('en', scene)]);
  expect(writeGlb(scene, ar, 'x').includes(ar.bytes)).toBe(true);
  expect(writeUsdz(scene, en).includes(en.bytes)).toBe(true);
  expect(ar.bytes.equals(en.bytes)).toBe(false);
});

test('the files of a USDZ are stored as they are, and each begins at a multiple of 64', async () => {
  const scene = modelScene(wall, { columns: 6, rows: 7 })!;
  const zip = writeUsdz(scene, await screenPicture('en', scene));
  const found: [name: string, begins: number, method: number][] = [];
  for (let at = 0; zip.readUInt32LE(at) === 0x04_03_4b_50;) {
    const [size, nameLength, extraLength] = [zip.readUInt32LE(at + 18), zip.readUInt16LE(at + 26), zip.readUInt16LE(at + 28)];
    const begins = at + 30 + nameLength + extraLength;
    found.push([zip.toString('utf8', at + 30, at + 30 + nameLength), begins % 64, zip.readUInt16LE(at + 8)]);
    at = begins + size;
  }
  expect(found).toEqual([
    ['model.usda', 0, 0],
    ['picture.png', 0, 0],
  ]);
  const text = zip.toString('utf8', 64, zip.indexOf('picture.png'));
  expect(text).toContain('metersPerUnit = 1');
  expect(text).toContain('(-1.8, 0, 0.045)');
  expect(text).toContain('(1.8, 2.3625, 0.045)');
});
