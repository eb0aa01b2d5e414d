import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { advise } from '#content/advisor/advise.ts';
import { readQuestion } from '#content/advisor/question.ts';
import { energyPerYear, heatOf } from '#content/advisor/rules.ts';
import { productPages } from './content/product-pages.ts';

const candidates = productPages.map(({ product }) => ({
  id: product.id,
  name: product.en.name ?? '',
  specifications: product.shared.specifications,
}));

const text = readFileSync(new URL('../docs/advisor.md', import.meta.url), 'utf8');
/** A heading `### 3. …`, its question in a code span, and a table of results counted by hand. */
const CASES = [...text.matchAll(/^### (\d+)\. [^\n]+\n+`\/advisor\?([^`]+)`([\s\S]*?)(?=^###? |(?![\s\S]))/gm)].map(
  ([, number, query, rest]) => ({
    number: Number(number),
    query: query!,
    rows: new Map([...rest!.matchAll(/^\| ([A-Z][^|]+?) +\| ([^|]+?) +\|/gm)].map(([, name, value]) => [name!, value!])),
  }),
);

test('there are thirteen worked cases', () => {
  expect(CASES.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
});

test.each(CASES)('worked case $number comes out as counted by hand', ({ query, rows }) => {
  const { question } = readQuestion(new URLSearchParams(query))!;
  const { proposals, others, near, isRelaxed } = advise(question!, candidates);
  const names = proposals.map(({ candidate }) => candidate.name).join(', ') || 'none';
  expect(names).toBe(rows.get('Proposed'));
  expect(isRelaxed).toBe(rows.has('Relaxed'));
  const [first] = proposals;
  if (!first) return;
  const { built, width, height, pixels, weight, power, price } = first.wall;
  const { comfortable, acuity, reading } = first.distances;
  const counted: Record<string, string> = {
    Size: `${width / 1000} × ${height / 1000} m`,
    ...('columns' in built && { Cabinets: `${built.columns} × ${built.rows} = ${built.columns * built.rows}` }),
    Pixels: `${pixels[0]} × ${pixels[1]}`,
    Weight: `${Math.round(10 * weight!) / 10} kg`,
    Power: `${Math.round(power.average!)} W average, ${Math.round(power.greatest!)} W greatest`,
    Heat: `${Math.round(heatOf(power.average!))} BTU/h average`,
    Energy: `${Math.round(energyPerYear(power.average!, 12))} kWh a year`,
    Price: `${price.sa!.amount} ${price.sa!.currency}`,
    Comfortable: `${round(comfortable)} m`,
    Unseen: `${round(acuity)} m`,
    Readable: `${round(reading)} m`,
    Others: others.map(({ candidate }) => candidate.name).join(', '),
    Near: near.map(({ candidate }) => candidate.name).join(', '),
  };
  for (const [name, value] of rows) if (counted[name] !== undefined) expect([name, counted[name]]).toEqual([name, value]);
  for (const name of ['Size', 'Pixels', 'Comfortable', 'Unseen']) expect(rows.has(name)).toBe(true);
});

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
