// The end of `npm run screenshots`: lays its pictures side by side, one sheet per area, language and width.
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const FOLDER = 'screenshots';
const SHEETS = join(FOLDER, 'sheets');
const GAP = 12;
/** Of one picture on a sheet: how wide it is drawn, how much of a long page is shown, how many stand in a row. */
const TILES = {
  390: { width: 195, tall: 1100, across: 10 },
  768: { width: 280, tall: 900, across: 7 },
  1440: { width: 400, tall: 900, across: 5 },
  1920: { width: 480, tall: 900, across: 4 },
} as const;

mkdirSync(SHEETS, { recursive: true });
for (const area of ['site', 'dashboard'])
  for (const language of ['ar', 'en'])
    for (const [width, tile] of Object.entries(TILES)) {
      const folder = join(FOLDER, area, `${language}-${width}`);
      if (existsSync(folder)) await makeSheet(folder, join(SHEETS, `${area}-${language}-${width}.webp`), tile);
    }

async function makeSheet(folder: string, out: string, { width, tall, across }: (typeof TILES)[keyof typeof TILES]): Promise<void> {
  const pictures = readdirSync(folder)
    .filter((name) => name.endsWith('.png'))
    .toSorted();
  const rows: { input: Buffer; height: number }[][] = [];
  for (const [index, name] of pictures.entries()) {
    const { data, info } = await sharp(join(folder, name), { limitInputPixels: false })
      .resize({ width })
      .toBuffer({ resolveWithObject: true });
    const height = Math.min(info.height, tall);
    const input = await sharp(data).extract({ left: 0, top: 0, width, height }).toBuffer();
    const row = Math.floor(index / across);
    (rows[row] ??= []).push({ input, height });
  }
  let top = GAP;
  const laid = rows.flatMap((row) => {
    const parts = row.map(({ input }, column) => ({ input, top, left: GAP + column * (width + GAP) }));
    top += Math.max(...row.map(({ height }) => height)) + GAP;
    return parts;
  });
  await sharp({ create: { width: across * (width + GAP) + GAP, height: top, channels: 3, background: '#8c8377' } })
    .composite(laid)
    .webp({ quality: 72 })
    .toFile(out);
  process.stdout.write(`${out}: ${pictures.length} pictures\n`);
}
