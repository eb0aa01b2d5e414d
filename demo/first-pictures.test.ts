import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isRecord } from '#content/known.ts';
import { productPages } from './content/product-pages.ts';
import { middleOf, readCatalogue } from './media.ts';

const DESKS = [
  [1440, 900],
  [1920, 1080],
] as const;
const styles = readFileSync('app/site/heroes/record-hero.module.css', 'utf8');
const [, tall = '', across = '', above = ''] =
  /block-size: clamp\(.*?min\(max\((\d+)svh, (\d+)vw\), 100svh - ([\d.]+)rem\)\)/.exec(styles) ?? [];

/** How much of what a picture shows is in sight from top to bottom, in a band as wide as the screen. */
function seenDown(file: string, [width, height]: readonly [number, number]): number {
  const own = readCatalogue().find((one) => one.file === file);
  if (!own?.box || !own.width || !own.height) return 1;
  const band = Math.min(Math.max((height * Number(tall)) / 100, (width * Number(across)) / 100), height - Number(above) * 16);
  const whole = Math.max(band, (width * own.height) / own.width);
  const [, top, , bottom] = own.box;
  const offset = (band - whole) * (Math.round(middleOf(own.box).y * 10) / 10);
  return (Math.min(band, offset + bottom * whole) - Math.max(0, offset + top * whole)) / ((bottom - top) * whole);
}

test('on a desk the first picture of a product keeps the head and the foot of what it shows', () => {
  expect([tall, across, above]).not.toContain('');
  const cut = productPages.flatMap(({ product: { en, files } }) => {
    const banner = files?.banner;
    const file = isRecord(banner) ? String(banner['file']) : '';
    return DESKS.map((desk) => seenDown(file, desk))
      .filter((share) => share < 0.8)
      .map((share) => `${en.name}: ${share.toFixed(2)}`);
  });
  expect(cut).toEqual([]);
});
