// Lettering as outlines, shaped by HarfBuzz: the drawings need no font where they are shown.
// They are set in the site's own two faces.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const FACES = new URL('../../../node_modules/@fontsource-variable/', import.meta.url);
const READEX = 'readex-pro/files/readex-pro-arabic-wght-normal.woff2';
const GEIST = 'geist/files/geist-latin-wght-normal.woff2';
const FONTS = { kufi: [READEX, 600], kufiLight: [READEX, 400], latin: [GEIST, 700], latinLight: [GEIST, 450] };
const CHARACTERS = String.fromCodePoint(
  ...Array.from({ length: 95 }, (_, i) => 32 + i),
  ...Array.from({ length: 96 }, (_, i) => 0x600 + i),
);
const folder = mkdtempSync(join(tmpdir(), 'lamha-letters-'));
const files = new Map();
for (const [name, [file, weight]] of Object.entries(FONTS)) {
  const path = join(folder, `${name}.ttf`);
  writeFileSync(
    path,
    await subsetFont(readFileSync(new URL(file, FACES)), CHARACTERS, { targetFormat: 'truetype', variationAxes: { wght: weight } }),
  );
  files.set(name, path);
}

function fontFile(name) {
  return files.get(name);
}

/** Outlines `text`; returns SVG paths with the line's start at x = 0 and baseline at y = 0, and the width. */
export function outline(text, font, size, spacing = 0) {
  const svg = execFileSync('hb-view', ['--output-format=svg', '--margin=0', `--font-size=${size}`, fontFile(font), text], {
    encoding: 'utf8',
  });
  const glyphs = new Map([...svg.matchAll(/id="(glyph[\d-]+)">\s*<path[^>]*? d="([^"]*)"/g)].map(([, id, path]) => [id, path]));
  const uses = [...svg.matchAll(/<use xlink:href="#(glyph[\d-]+)" x="([\d.-]+)" y="([\d.-]+)"/g)];
  const base = Number(uses[0][3]);
  const round = (path) => path.replaceAll(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));
  const shapes = uses.map(([, id, x, y], index) => {
    const path = glyphs.get(id);
    if (!path?.trim()) return '';
    return `<path transform="translate(${(Number(x) + index * spacing).toFixed(1)} ${(Number(y) - base).toFixed(1)})" d="${round(path)}"/>`;
  });
  const width = Number(svg.match(/viewBox="0 0 ([\d.]+)/)[1]) + spacing * (uses.length - 1);
  return { shapes: shapes.join(''), width };
}
