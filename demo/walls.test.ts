import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { energyPerYear } from '#content/advisor/rules.ts';
import type { Circuits } from '#content/wall/circuits.ts';
import { figuresOf, type WallFigures } from '#content/wall/figures.ts';
import { priceOfArea } from '#content/wall/price.ts';
import { figure } from '#content/writing/figures.ts';
import { productPages } from './content/product-pages.ts';

/** Of 2026, as the walls were counted by hand. */
const SAUDI_VAT = 0.15;
const text = readFileSync(new URL('../docs/walls.md', import.meta.url), 'utf8');
/** "(2.3625 − 2.025) ÷ 2 = 0.1688" */
const SUM = /\(?([\d.]+)((?: [×÷+−] [\d.]+\)?)+) = ([\d.]+)/g;
/** A heading `### 3. …`, its address in a code span, and a table of results with the sums they come from. */
const WALLS = [...text.matchAll(/^### (\d+)\. [^\n]+\n+`\/wall\?([^`]+)`([\s\S]*?)(?=^###? |(?![\s\S]))/gm)].map(
  ([, number, query, rest]) => ({
    number: Number(number),
    query: new URLSearchParams(query),
    sums: [...rest!.matchAll(SUM)].map(([sum, first, steps, told]) => ({ sum, value: reckoned(Number(first), steps!), told: told! })),
    rows: Object.fromEntries([...rest!.matchAll(/^\| ([A-Z]\w+?) +\| ([^|]+?) +\|/gm)].slice(1).map(([, name, value]) => [name!, value!])),
  }),
);

test('ten walls are written out', () => {
  expect(WALLS.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test.each(WALLS)('wall $number comes out as counted by hand', ({ query, rows }) => {
  const { specifications } = productPages.find(({ product }) => product.id === Number(query.get('product')))!.product.shared;
  const figures = figuresOf(specifications, { columns: Number(query.get('columns')), rows: Number(query.get('rows')) })!;
  const price = priceOfArea(specifications, 'sa', figures.area, SAUDI_VAT)!;
  expect({ ...told(figures), Price: `${price.net} + ${price.vat} = ${price.gross} SAR` }).toEqual(rows);
});

test.each(WALLS)('the sums of wall $number are right to their last digit', ({ sums }) => {
  expect(sums.length).toBeGreaterThan(25);
  expect(sums.filter(({ value, told: result }) => round(value, (result.split('.')[1] ?? '').length) !== Number(result))).toEqual([]);
});

/** From left to right, as all of them are written. */
function reckoned(first: number, steps: string): number {
  return [...steps.matchAll(/([×÷+−]) ([\d.]+)/g)].reduce((sum, [, sign, number]) => {
    const value = Number(number);
    if (sign === '×') return sum * value;
    if (sign === '÷') return sum / value;
    return sign === '+' ? sum + value : sum - value;
  }, first);
}

function told(figures: WallFigures): Record<string, string> {
  const { wall, area, film, distances, structure, circuits, heat, outputs, processor, depth, spares } = figures;
  const { width, height, pixels, weight, power } = wall;
  const { one, three } = circuits!;
  const metres = (millimetres: number, digits = 4) => round(millimetres / 1000, digits);
  const counts = ({ counts: [small, large] }: Circuits) => `${small!.count} of 16 A or ${large!.count} of 32 A`;
  const bars = `${metres(film.width, 3)} × ${metres(film.height, 3)} m, bars of ${metres(film.bar, 3)} m ${film.bars === 'above' ? 'above and below' : 'on both sides'}`;
  return {
    Size: `${metres(width)} × ${metres(height)} m = ${round(area, 4)} m²`,
    Pixels: `${pixels[0]} × ${pixels[1]} = ${pixels[0] * pixels[1]}`,
    Film: film.bars === 'none' ? 'fills it' : bars,
    Distances: `${round(distances.comfortable, 2)} m, ${round(distances.acuity, 2)} m, ${round(distances.reading, 2)} m`,
    Weight: `${round(weight!, 1)} kg, with structure ${whole(structure!.from)} to ${whole(structure!.to)} kg`,
    Power: `${round(power.average!, 0)} W average, ${round(power.greatest!, 0)} W greatest`,
    Amperes: `${round(one.amperes, 1)} A on one phase, ${round(three.amperes, 1)} A on each of three`,
    Circuits: `one phase ${counts(one)}; three phases ${counts(three)}`,
    Heat: `${round(heat!.average, 0)} and ${round(heat!.greatest, 0)} BTU/h`,
    Outputs: String(outputs),
    Processor: { 'full-hd': 'Full HD', '4k': '4K', several: `${processor.count} × 4K` }[processor.kind],
    Depth: `${round(depth.from, 1)} to ${round(depth.to, 1)} mm`,
    Spares: `${spares.from} to ${spares.to}`,
    Energy: `${round(energyPerYear(power.average!, 12), 0)} kWh`,
  };
}

/** As the page writes it. */
function whole(value: number): string {
  return figure(value, 0).replaceAll(',', '');
}

/** Half away from zero, whatever binary fractions make of a decimal one. */
function round(value: number, digits: number): number {
  const factor = 10 ** digits;
  return Math.round(value * factor * (1 + 1e-12)) / factor;
}
