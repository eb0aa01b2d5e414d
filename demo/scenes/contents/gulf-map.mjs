// The Arabian Peninsula in points of light, from the public-domain coastline of Natural Earth (coastline.json).
import { readFileSync } from 'node:fs';

const { land } = JSON.parse(readFileSync(new URL('coastline.json', import.meta.url), 'utf8'));
const [WEST, SOUTH, EAST, NORTH] = [32, 11.5, 61.5, 32.5];
const CITIES = {
  Riyadh: [46.68, 24.71],
  Jeddah: [39.19, 21.49],
  Dammam: [50.1, 26.43],
  Dubai: [55.27, 25.2],
  Muscat: [58.41, 23.59],
  Kuwait: [47.98, 29.37],
};
const LINES = [
  ['Riyadh', 'Dubai'],
  ['Riyadh', 'Jeddah'],
  ['Riyadh', 'Dammam'],
  ['Dammam', 'Dubai'],
  ['Riyadh', 'Kuwait'],
  ['Dubai', 'Muscat'],
];

function isInside([x, y], ring) {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i, i += 1) {
    const [[ax, ay], [bx, by]] = [ring[i], ring[j]];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/** An SVG of this size; degrees are shortened toward the east as the globe shortens them at 22° north. */
export function gulfMap(width, height) {
  const squeeze = Math.cos((22 * Math.PI) / 180);
  const scale = Math.min(width / ((EAST - WEST) * squeeze), height / (NORTH - SOUTH));
  const left = (width - (EAST - WEST) * squeeze * scale) / 2;
  const at = ([x, y]) => [left + (x - WEST) * squeeze * scale, (NORTH - y) * scale];
  let dots = '';
  for (let y = SOUTH; y <= NORTH; y += 0.42)
    for (let x = WEST; x <= EAST; x += 0.45) {
      if (!land.some((ring) => isInside([x, y], ring))) continue;
      const [cx, cy] = at([x, y]);
      dots += `<circle cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="${(scale * 0.13).toFixed(1)}" fill="#c9733c" opacity=".75"/>`;
    }
  const routes = LINES.map(([from, to]) => {
    const [[x, y], [a, b]] = [at(CITIES[from]), at(CITIES[to])];
    return `<path d="M${x},${y} Q${(x + a) / 2},${Math.min(y, b) - 46} ${a},${b}" fill="none" stroke="#ffb224" stroke-width="3"/>`;
  }).join('');
  const places = Object.values(CITIES)
    .map(at)
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="9" fill="#ffe2b8"/><circle cx="${x}" cy="${y}" r="18" fill="none" stroke="#ffb224" stroke-width="3"/>`,
    )
    .join('');
  return `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${dots}${routes}${places}</svg>`;
}
