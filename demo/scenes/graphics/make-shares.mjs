// Share pictures, one per page and language: a picture of ours, the page's words, the brand, the pixel grid.
// The subject (`at`: its place across the picture) stands beside the words in either direction.
// usage: node make-shares.mjs MEDIA
import { mkdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';

const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 72;
const LOGO = 62;
const GROUND = '#0b0b0c';
const SAND = '#f6ead9';
const TYPE = {
  en: { font: 'Noto Sans Bold 50', spacing: 8, lockup: 'latin' },
  ar: { font: 'Noto Kufi Arabic Bold 48', spacing: 2, lockup: 'arabic' },
};
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
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs><linearGradient id="veil" x1="${from}" x2="${to}">${stops}</linearGradient></defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#veil)"/><g fill="#ffb454" opacity=".12">${dots}</g></svg>`;
}

async function share({ picture, at, ...words }, language) {
  const isArabic = language === 'ar';
  const { font, spacing, lockup } = TYPE[language];
  const wanted = Math.round(((isArabic ? 0.32 : 0.68) - at) * WIDTH);
  const shift = isArabic ? Math.min(wanted, 0) : Math.max(wanted, 0);
  const [scene, text, logo] = await Promise.all([
    sharp(`${media}/images/${picture}.jpg`)
      .resize(WIDTH, HEIGHT, { fit: 'cover', position: 'centre' })
      .extract({ left: Math.max(-shift, 0), top: 0, width: WIDTH - Math.abs(shift), height: HEIGHT })
      .toBuffer(),
    sharp({ text: { text: `<span foreground="${SAND}">${words[language].join('\n')}</span>`, font, spacing, rgba: true, dpi: 96 } })
      .png()
      .toBuffer({ resolveWithObject: true }),
    sharp(`${media}/brand/lockup-${lockup}.svg`, { density: 144 }).resize({ height: LOGO }).png().toBuffer({ resolveWithObject: true }),
  ]);
  const inset = (width) => (isArabic ? WIDTH - EDGE - width : EDGE);
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: GROUND } })
    .composite([
      { input: scene, top: 0, left: Math.max(shift, 0) },
      { input: Buffer.from(veil(isArabic, Math.abs(shift))) },
      { input: text.data, top: HEIGHT - EDGE - text.info.height, left: inset(text.info.width) },
      { input: logo.data, top: EDGE - 12, left: inset(logo.info.width) },
    ])
    .jpeg({ quality: 82, progressive: true, mozjpeg: true });
}

for (const [name, one] of Object.entries(shares))
  for (const language of ['en', 'ar']) await (await share(one, language)).toFile(`${media}/share/${name}-${language}.jpg`);
