// The brand: an eye that opens on a pixel grid, with the word beside it in two scripts.
// usage: node make-brand.mjs OUT
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { outline } from './letters.mjs';

const [out] = process.argv.slice(2);
await mkdir(out, { recursive: true });
const SAND = '#f6ead9',
  INK = '#0b0b0c',
  AMBER = '#ffb224';

/** 11 x 7 dots of 12 units; their size follows an almond, the middle is the light. */
function mark(color, light) {
  let dots = '';
  for (let y = -3; y <= 3; y += 1)
    for (let x = -5; x <= 5; x += 1) {
      const lid = 3.3 * (1 - (Math.abs(x) / 5.5) ** 1.6);
      const inside = 1 - Math.abs(y) / lid;
      const pupil = Math.hypot(x, y) < 1.5;
      const ring = !pupil && Math.hypot(x, y) < 2.3;
      const radius = pupil ? 5.4 : inside > 0 ? (ring ? 1.5 : 1.6 + 3.1 * Math.min(1, 1.25 - inside * 0.9)) : 0;
      if (radius > 0.9)
        dots += `<circle cx="${(x + 5) * 12 + 6}" cy="${(y + 3) * 12 + 6}" r="${radius.toFixed(2)}" fill="${pupil ? light : color}"/>`;
    }
  return dots;
}
/** The same eye for small sizes: eleven dots, the middle one the light (app/ui/wordmark draws it too). */
function smallMark(color, light, step = 8) {
  const at = (x, y, radius, fill) => `<circle cx="${(x + 2.5) * step}" cy="${(y + 1.5) * step}" r="${radius * step}" fill="${fill}"/>`;
  const lids = [-1, 1].flatMap((y) => [-1, 0, 1].map((x) => at(x, y, 0.27, color)));
  const middle = [-2, 2].map((x) => at(x, 0, 0.22, color)).concat([-1, 1].map((x) => at(x, 0, 0.34, color)));
  return [...lids, ...middle, at(0, 0, 0.62, light)].join('');
}
const wrap = (width, height, body, defs = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${defs}${body}</svg>\n`;

function lockup(lines, color, rightToLeft) {
  const widest = Math.max(...lines.map(({ width }) => width));
  const total = 132 + 26 + widest;
  const markX = rightToLeft ? total - 132 : 0;
  const words = lines
    .map(
      ({ shapes, width, y }) =>
        `<g fill="${color}" transform="translate(${(rightToLeft ? total - 158 - width : 158).toFixed(1)} ${y})">${shapes}</g>`,
    )
    .join('');
  return wrap(Math.ceil(total), 84, `<g transform="translate(${markX.toFixed(1)} 0)">${mark(color, AMBER)}</g>${words}`);
}

const latin = [{ ...outline('LAMHA', 'latin', 60, 5), y: 64 }];
const latinFull = [
  { ...outline('LAMHA', 'latin', 46, 4), y: 46 },
  { ...outline('VISUAL SOLUTIONS', 'latinLight', 17.5, 2.2), y: 74 },
];
const arabic = [{ ...outline('لمحة', 'kufi', 62), y: 60 }];
const arabicFull = [
  { ...outline('لمحة', 'kufi', 44), y: 40 },
  { ...outline('للحلول المرئية', 'kufiLight', 19), y: 74 },
];
const drawings = {
  mark: wrap(132, 84, mark(SAND, AMBER)),
  'mark-on-light': wrap(132, 84, mark(INK, AMBER)),
  'mark-single-colour': wrap(132, 84, mark('currentColor', 'currentColor')),
  'mark-small': wrap(40, 24, smallMark(SAND, AMBER)),
  'mark-small-on-light': wrap(40, 24, smallMark(INK, AMBER)),
};
for (const [suffix, color] of [
  ['', SAND],
  ['-on-light', INK],
]) {
  drawings[`wordmark-latin${suffix}`] = lockup(latin, color, false);
  drawings[`wordmark-arabic${suffix}`] = lockup(arabic, color, true);
  drawings[`lockup-latin${suffix}`] = lockup(latinFull, color, false);
  drawings[`lockup-arabic${suffix}`] = lockup(arabicFull, color, true);
}
// App icons carry the small cut.
drawings.icon = wrap(
  512,
  512,
  `<rect width="512" height="512" rx="112" fill="${INK}"/><g transform="translate(56 136) scale(10)">${smallMark(SAND, AMBER)}</g>`,
);

for (const [name, svg] of Object.entries(drawings)) await writeFile(`${out}/${name}.svg`, svg);
for (const size of [32, 180, 192, 512])
  await sharp(Buffer.from(drawings.icon), { density: 144 }).resize(size, size).png().toFile(`${out}/icon-${size}.png`);
for (const name of ['mark-small', 'mark-small-on-light'])
  await sharp(Buffer.from(drawings[name]), { density: 576 }).resize({ width: 160 }).png().toFile(`${out}/${name}.png`);
for (const name of ['lockup-latin', 'lockup-arabic', 'lockup-latin-on-light', 'lockup-arabic-on-light']) {
  await sharp(Buffer.from(drawings[name]), { density: 288 }).resize({ width: 960 }).png().toFile(`${out}/${name}.png`);
}
