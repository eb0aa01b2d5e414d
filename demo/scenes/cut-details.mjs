// Cuts the details of details.json out of finished stills that show no words, for cards and tiles: node cut-details.mjs ../media/images
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** How much of the width is kept, and where its middle lies. */
const WINDOWS = {
  left: { share: 0.6, x: 0.22, y: 0.45 },
  right: { share: 0.6, x: 0.78, y: 0.45 },
  below: { share: 0.5, x: 0.5, y: 0.72 },
  above: { share: 0.5, x: 0.3, y: 0.3 },
  corner: { share: 0.5, x: 0.75, y: 0.7 },
  close: { share: 0.42, x: 0.5, y: 0.45 },
  lower: { share: 0.38, x: 0.2, y: 0.8 },
  upper: { share: 0.38, x: 0.8, y: 0.2 },
};
const RATIO = 1.5;
const within = (value, most) => Math.round(Math.min(Math.max(0, value), most));

const folder = process.argv[2];
const details = JSON.parse(await readFile(new URL('./details.json', import.meta.url), 'utf8'));
for (const [still, names] of Object.entries(details))
  for (const name of names) {
    const { share, x, y } = WINDOWS[name];
    const source = sharp(join(folder, `${still}.jpg`));
    const { width: wide, height: high } = await source.metadata();
    const width = Math.round(Math.min(wide * share, high * RATIO));
    const height = Math.round(width / RATIO);
    const part = { left: within(wide * x - width / 2, wide - width), top: within(high * y - height / 2, high - height), width, height };
    await source
      .extract(part)
      .jpeg({ quality: 80, mozjpeg: true })
      .toFile(join(folder, `${still}-${name}.jpg`));
  }
