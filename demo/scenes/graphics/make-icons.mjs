// Category and fact icons as SVG (currentColor) and as amber PNG of 256 px on transparent ground.
// usage: node make-icons.mjs OUT
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { FACTS } from './fact-lines.mjs';
import { ICONS } from './icon-lines.mjs';

const [out] = process.argv.slice(2);
await mkdir(out, { recursive: true });
for (const [name, body] of Object.entries({ ...ICONS, ...FACTS })) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.35" stroke-linecap="round" stroke-linejoin="round">${body}</svg>\n`;
  await writeFile(`${out}/${name}.svg`, svg);
  await sharp(Buffer.from(svg.replaceAll('currentColor', '#e89a3c')), { density: 800 })
    .resize(256, 256)
    .png({ compressionLevel: 9 })
    .toFile(`${out}/${name}.png`);
}
