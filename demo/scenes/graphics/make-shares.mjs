// Share pictures, one per page and language: a picture of ours, the page's words, the brand, the pixel grid.
// The subject (`at`: its place across the picture) stands beside the words in either direction.
// usage: node make-shares.mjs MEDIA
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { outline } from './letters.mjs';

const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 72;
const LOGO = 62;
const GROUND = '#0b0a09';
const SAND = '#f6f1e8';
const AMBER = '#ffb224';
const TYPE = { en: { size: 66, leading: 76, lockup: 'latin' }, ar: { size: 62, leading: 88, lockup: 'arabic' } };
const [media] = process.argv.slice(2);
const shares = JSON.parse(await readFile(new URL('shares.json', import.meta.url), 'utf8'));
await mkdir(`${media}/share`, { recursive: true });

/** Dark where the words stand and no picture is; dots of light thin out toward the picture, as on a wall seen from afar. */
function veil(isArabic, bare) {
  const [from, to] = isArabic ? [1, 0] : [0, 1];
  let dots = '';
  for (let row = 0; row < 45; row += 1)
    for (let column = 0; column < 44; column += 1) {
      const radius = 3.2 * (1 - column / 44) * (0.35 + 0.65 * (row / 45)) - 0.5;
      const x = column * 14 + 7;
      if (radius > 0.3) dots += `<circle cx="${isArabic ? WIDTH - x : x}" cy="${row * 14 + 7}" r="${radius.toFixed(2)}"/>`;
    }
  const stop = (offset, opacity) => `<stop offset="${offset.toFixed(3)}" stop-color="${GROUND}" stop-opacity="${opacity}"/>`;
  const start = bare / WIDTH;
  const stops = [stop(0, 1), stop(start, 1), stop(start + (0.66 - start) * 0.5, 0.72), stop(0.7, 0)].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs><linearGradient id="veil" x1="${from}" x2="${to}">${stops}</linearGradient></defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#veil)"/><g fill="${AMBER}" opacity=".12">${dots}</g></svg>`;
}

/** One line in the site's two faces: the character decides which, and Arabic lines are laid from their right end. */
function line(text, size, isArabic) {
  const runs = isArabic ? text.split(/([A-Za-z0-9.,:]+)/).filter((run) => run.trim()) : [text];
  let x = 0;
  const placed = (isArabic ? runs.toReversed() : runs).map((run) => {
    const { shapes, width } = outline(run.trim(), /[A-Za-z0-9:]/.test(run) ? 'latin' : 'kufi', size);
    // Of the spaces at a run's ends the drawing knows nothing: in Arabic its end lies at the left.
    const space = size * 0.26;
    const from = x + (run.endsWith(' ') ? space : 0);
    x = from + width + (run.startsWith(' ') ? space : 0);
    return `<g transform="translate(${from.toFixed(1)} 0)">${shapes}</g>`;
  });
  return { shapes: placed.join(''), width: x };
}

/** The words at the side where reading begins, the last line on the lower edge. */
function lettering(words, isArabic) {
  const { size, leading } = TYPE[isArabic ? 'ar' : 'en'];
  const lines = words.map((text, index) => {
    const { shapes, width } = line(text, size, isArabic);
    const y = HEIGHT - EDGE - 14 - (words.length - 1 - index) * leading;
    return `<g transform="translate(${(isArabic ? WIDTH - EDGE - width : EDGE).toFixed(1)} ${y})">${shapes}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" fill="${SAND}">${lines.join('')}</svg>`;
}

async function share({ picture, at, ...words }, language) {
  const isArabic = language === 'ar';
  const wanted = Math.round(((isArabic ? 0.32 : 0.68) - at) * WIDTH);
  const shift = isArabic ? Math.min(wanted, 0) : Math.max(wanted, 0);
  // A picture whose screens speak is shown in the language of the page.
  const spoken = `${media}/images/${picture}-${language}.jpg`;
  const [scene, logo] = await Promise.all([
    sharp(existsSync(spoken) ? spoken : `${media}/images/${picture}.jpg`)
      .resize(WIDTH, HEIGHT, { fit: 'cover', position: 'centre' })
      .extract({ left: Math.max(-shift, 0), top: 0, width: WIDTH - Math.abs(shift), height: HEIGHT })
      .toBuffer(),
    sharp(`${media}/brand/lockup-${TYPE[language].lockup}.svg`, { density: 144 })
      .resize({ height: LOGO })
      .png()
      .toBuffer({ resolveWithObject: true }),
  ]);
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: GROUND } })
    .composite([
      { input: scene, top: 0, left: Math.max(shift, 0) },
      { input: Buffer.from(veil(isArabic, Math.abs(shift))) },
      { input: Buffer.from(lettering(words[language], isArabic)) },
      { input: logo.data, top: EDGE - 12, left: isArabic ? WIDTH - EDGE - logo.info.width : EDGE },
    ])
    .jpeg({ quality: 82, progressive: true, mozjpeg: true });
}

for (const [name, one] of Object.entries(shares))
  for (const language of ['en', 'ar']) await (await share(one, language)).toFile(`${media}/share/${name}-${language}.jpg`);
