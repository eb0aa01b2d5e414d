// Client marks: sign and lettering in one colour, as SVG and as transparent PNG of 480 px.
// usage: node make-logos.mjs OUT
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { outline } from './letters.mjs';
import { LOGOS } from './logo-marks.mjs';

const [out] = process.argv.slice(2);
await mkdir(out, { recursive: true });
const COLOUR = '#b9a88f'; // warm grey that stands on near-black and on sand alike

for (const { id, name, sub, arabic, mark } of LOGOS) {
  const title = outline(name, arabic ? 'kufi' : 'latin', arabic ? 46 : 50, arabic ? 0 : 0.5);
  const below = outline(sub, arabic ? 'kufiLight' : 'latinLight', arabic ? 19 : 17, arabic ? 0 : 4);
  const text = Math.max(title.width, below.width);
  const total = Math.ceil(88 + 24 + text);
  const width = Math.max(total, 300),
    pad = (width - total) / 2;
  const signX = arabic ? width - pad - 88 : pad;
  const place = (piece) => (arabic ? width - pad - 112 - piece.width : pad + 112).toFixed(1);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 120" width="${width}" height="120" color="${COLOUR}" fill="${COLOUR}"><g transform="translate(${signX.toFixed(1)} 16) scale(0.88)">${mark}</g><g transform="translate(${place(title)} ${arabic ? 60 : 66})">${title.shapes}</g><g transform="translate(${place(below)} ${arabic ? 98 : 96})">${below.shapes}</g></svg>\n`;
  await writeFile(`${out}/${id}.svg`, svg);
  await sharp(Buffer.from(svg), { density: 220 })
    .resize({ width: 480, height: 192, fit: 'contain', background: '#0000' })
    .png({ compressionLevel: 9 })
    .toFile(`${out}/${id}.png`);
}
