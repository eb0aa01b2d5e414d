/** Products of the demo company. */
const PRODUCTS = 28;

/** Every sheet that a visitor may ask for, each time another one, without the base of a language. */
export const SHEETS: readonly (readonly [what: string, path: (each: number) => string])[] = [
  ['spec sheet', (each) => `/products/${1 + (each % PRODUCTS)}/spec-sheet.pdf`],
  ['spec sheet in both languages', (each) => `/products/${1 + (each % PRODUCTS)}/spec-sheet.pdf?language=both`],
  [
    'comparison of five',
    (each) => `/comparisons/${[0, 1, 2, 3, 4].map((next) => 1 + ((each + next) % PRODUCTS)).join(',')}/comparison.pdf`,
  ],
  [
    'comparison of five in both languages',
    (each) => `/comparisons/${[0, 2, 4, 6, 8].map((next) => 1 + ((each + next) % PRODUCTS)).join(',')}/comparison.pdf?language=both`,
  ],
  ['wall', (each) => `/products/3/wall.pdf?columns=${2 + each}&rows=4`],
  ['wall in both languages', (each) => `/products/3/wall.pdf?columns=${2 + each}&rows=5&language=both`],
  ['advice', (each) => `/products/3/advice.pdf?place=indoors&nearest=${(2 + each / 10).toFixed(1)}&farthest=9&shows=video`],
  [
    'advice in both languages',
    (each) => `/products/3/advice.pdf?place=indoors&nearest=${(2 + each / 10).toFixed(1)}&farthest=8&shows=video&language=both`,
  ],
  ['estimate', (each) => `/estimates/3-${2 + each}c4/estimate.pdf?country=sa`],
];
