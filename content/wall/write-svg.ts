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
  words: 'stroke="none"',
};

/** A drawing as a file of its own; `title` is what a screen reader says of it. */
export function writeSvg({ width, height, direction, shapes }: Drawing, title: string): string {
  const box = `0 0 ${round(width)} ${round(height)}`;
  const inside = shapes.map(draw).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" role="img" direction="${direction}" font-family="Lamha, 'Segoe UI', Tahoma, sans-serif" fill="none"><title>${escaped(title)}</title>${inside}</svg>`;
}

function draw(shape: Shape): string {
  const look = `${STROKES[shape.layer]} vector-effect="non-scaling-stroke"`;
  switch (shape.kind) {
    case 'box':
      return `<rect x="${round(shape.x)}" y="${round(shape.y)}" width="${round(shape.width)}" height="${round(shape.height)}" ${look}/>`;
    case 'line':
      return `<path d="M${shape.points.map((point) => point.map(round).join(' ')).join('L')}" ${look}/>`;
    case 'circle':
      return `<circle cx="${round(shape.at[0])}" cy="${round(shape.at[1])}" r="${round(shape.radius)}" ${look}${shape.layer === 'cable' ? ' fill="#fff"' : ''}/>`;
    case 'words': {
      const [x, y] = shape.at.map(round);
      const turn = shape.isUpright ? ` transform="rotate(-90 ${x} ${y})"` : '';
      return `<text x="${x}" y="${y}" font-size="${round(shape.size)}" text-anchor="middle" fill="${shape.layer === 'cable' ? '#9a5b13' : '#1d1b18'}"${turn}>${escaped(shape.text)}</text>`;
    }
  }
}

/** To a tenth of a millimetre. */
function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
