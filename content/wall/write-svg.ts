import { drawnText } from '../writing/drawn-text.ts';
import type { Drawing, Layer, Shape } from './drawing.ts';

/** Paper, whatever the page around it looks like: strokes in px, so that thin lines stay lines at any size. */
const STROKES: Readonly<Record<Layer, string>> = {
  ground: 'stroke="#6b6760" stroke-width="1"',
  person: 'stroke="none" fill="#b9b4aa"',
  wall: 'stroke="#1d1b18" stroke-width="1.5" fill="#f1eee8"',
  seams: 'stroke="#8b867c" stroke-width="0.75"',
  cable: 'stroke="#9a5b13" stroke-width="1.25"',
  measure: 'stroke="#1d1b18" stroke-width="0.75"',
  room: 'stroke="#8b867c" stroke-width="0.75" stroke-dasharray="4 3"',
  text: 'stroke="none"',
};

/** For a typesetter, which knows its own typefaces and no px: how wide a thin line is, in the units of the drawing. */
type Paper = { font: string; line: number };
const SCREEN_FONT = "Lamha, 'Segoe UI', Tahoma, sans-serif";

/** A drawing as a file of its own; `title` is what a screen reader says of it. */
export function writeSvg({ width, height, direction, letters, shapes }: Drawing, title: string, paper?: Paper): string {
  const box = `0 0 ${round(width)} ${round(height)}`;
  const inside = shapes.map((shape) => draw(shape, direction, paper, letters)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" role="img" direction="${direction}" font-family="${paper?.font ?? SCREEN_FONT}"${letters ? ` font-size="${round(letters)}"` : ''} fill="none"><title>${escaped(title)}</title>${inside}</svg>`;
}

function draw(shape: Shape, direction: Drawing['direction'], paper: Paper | undefined, letters: number | undefined): string {
  const look = lookOf(shape.layer, paper);
  switch (shape.kind) {
    case 'box':
      return `<rect x="${round(shape.x)}" y="${round(shape.y)}" width="${round(shape.width)}" height="${round(shape.height)}" ${look}/>`;
    case 'line':
      return `<path d="M${shape.points.map((point) => point.map(round).join(' ')).join('L')}" ${look}/>`;
    case 'circle':
      return `<circle cx="${round(shape.at[0])}" cy="${round(shape.at[1])}" r="${round(shape.radius)}" ${look}${shape.layer === 'cable' ? ' fill="#fff"' : ''}/>`;
    case 'text': {
      const [x, y] = [round(shape.at[0]), round(shape.at[1])];
      const turn = shape.isUpright ? ` transform="rotate(-90 ${x} ${y})"` : '';
      const ink = `fill="${shape.layer === 'cable' ? '#9a5b13' : '#1d1b18'}"${turn}`;
      const size = round(shape.size);
      if (paper) return drawnText(escaped(shape.text), { x, y, size }, ink, direction === 'rtl' ? 'ar' : 'en');
      return `<text x="${x}" y="${y}" font-size="${shape.size === letters ? '1em' : size}" text-anchor="middle" ${ink}>${escaped(shape.text)}</text>`;
    }
  }
}

function lookOf(layer: Layer, paper: Paper | undefined): string {
  if (!paper) return `${STROKES[layer]} vector-effect="non-scaling-stroke"`;
  const scaled = (pixels: string) => pixels.replaceAll(/[\d.]+/g, (one) => String(round(Number(one) * paper.line)));
  return STROKES[layer].replaceAll(/(?<=stroke-(?:width|dasharray)=")[^"]+/g, scaled);
}

/** To a tenth of a millimetre. */
function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
