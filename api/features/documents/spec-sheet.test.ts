import { afterAll, expect, test } from 'vitest';
import { openTypesetter } from '#api/typesetting/typesetter.ts';
import { glowMate } from '#demo/content/products/glowmate.ts';
import { specSheet } from './spec-sheet.ts';

const typesetter = openTypesetter();
afterAll(() => typesetter.close());

test.each(['ar', 'en'] as const)(
  'a spec sheet takes no second page for its drawing where the shorter column has room (%s)',
  async (language) => {
    const { shared, [language]: texts } = glowMate.product;
    // Four sizes make the first column long: below both there is no room for a drawing.
    const product = { ...texts, ...shared, features: [] } as unknown as Parameters<typeof specSheet>[1]['product'];
    const sheet = specSheet(language, { product, day: '2026-11-17', company: { name: 'Lamha', lines: [] }, picture: undefined });
    const { pdf } = await typesetter.typeset(sheet);
    expect(/\/Count (\d+)/.exec(Buffer.from(pdf).toString('latin1'))?.[1]).toBe('1');
  },
);
