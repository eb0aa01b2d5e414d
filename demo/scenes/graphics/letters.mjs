// Lettering as outlines, shaped by HarfBuzz: the drawings need no font where they are shown.
import { execFileSync } from 'node:child_process';

const FONTS = {
  kufi: 'Noto Kufi Arabic:bold',
  kufiLight: 'Noto Kufi Arabic:regular',
  latin: 'Noto Sans:bold',
  latinLight: 'Noto Sans:regular',
};
const files = new Map();

function fontFile(name) {
  if (!files.has(name)) files.set(name, execFileSync('fc-match', ['-f', '%{file}', FONTS[name]], { encoding: 'utf8' }));
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
