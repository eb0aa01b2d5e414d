import * as z from 'zod';
import { choiceNamed, CHOICE_NAMES } from '#content/catalogue/choices.ts';
import { BOUND_KEYS, TREE_KEYS } from '#content/catalogue/filter-keys.ts';
import { LONGEST_QUERY, readFilters, SORTS } from '#content/catalogue/filters.ts';
import { collections } from '#content/index.ts';
import { isRecord, namesOf, tableOf } from '#content/known.ts';
import { forWire } from '#api/content/present.ts';
import { itemSchema } from '#api/content/schemas.ts';
import { AppError } from '#api/errors.ts';
import { defineRoute } from '#api/http/route.ts';
import type { Country } from '#i18n/locales.ts';
import type { Products } from './products.ts';

const Bound = z.string().describe('a number; also in Arabic digits').optional();
const Ids = z.string().describe('ids, with commas between them: one of them will do').optional();
const Count = z.number().int();
const Option = z.object({ value: z.string(), label: z.string(), count: Count.describe('how many products choosing it would leave') });
const Step = z.object({ value: z.number(), count: Count });
const Range = z.object({
  min: z.number(),
  max: z.number(),
  steps: z.object({ min: z.array(Step).optional(), max: z.array(Step).optional() }),
});

/** Every filter by its name; what is in none of them is refused. */
const Query = z.strictObject({
  q: z.string().describe('words; the best first unless `sort` says otherwise').optional(),
  ...tableOf(TREE_KEYS, () => Ids),
  ...tableOf(CHOICE_NAMES, (name) => {
    const options = namesOf(choiceNamed(name)?.options ?? {});
    return z
      .string()
      .describe(`some of ${options.join(', ')}, with commas between them: one of them will do`)
      .optional();
  }),
  ...tableOf(BOUND_KEYS, () => Bound),
  country: z.enum(['sa', 'ae']).describe('whose prices count; the one of the host without it').optional(),
  sort: z.enum(SORTS).describe('`-` before it turns it round').optional(),
  page: z.string().describe('a page of 24').optional(),
});

export function productRoutes(products: Products, { countryOf }: { countryOf: (host: string) => Promise<Country> }) {
  return [
    defineRoute({
      method: 'GET',
      path: '/products/find',
      access: 'public',
      group: 'products',
      cost: 'list',
      summary: 'Find products by their specifications, and how many each further choice would leave',
      query: Query,
      checksQuery: true,
      answer: z.object({
        total: Count,
        page: Count,
        pages: Count,
        items: z.array(itemSchema(collections.products)),
        facets: z.record(z.string(), z.union([z.array(Option), Range])),
        isWhole: z
          .literal(false)
          .optional()
          .describe('only for a moment after a start, while words are looked for in names alone: the total is not final'),
        isReckoned: z
          .literal(true)
          .optional()
          .describe(
            'prices of the other currency were compared at the fixed rates of one dollar, 3.75 SAR and 3.6725 AED, also where that leaves a product out',
          ),
      }),
      async handle({ request, language }) {
        const given = textsIn(request.query);
        const { filters, problems } = readFilters(given, await countryOf(request.hostname));
        const lengths = problems['q'] === 'too-long' && { q: { most: LONGEST_QUERY, given: String(given['q']?.at(-1)).trim().length } };
        if (Object.keys(problems).length > 0) throw new AppError('invalid-input', { fields: problems, ...(lengths && { lengths }) });
        const { items, facets, isWhole, isReckoned, ...found } = await products.find(filters, language);
        return {
          ...found,
          ...(!isWhole && { isWhole }),
          ...(isReckoned && { isReckoned }),
          items: items.map((item) => forWire(collections.products, item, language)),
          facets: { ...facets.choices, ...facets.measures },
        };
      },
    }),
  ] as const;
}

/** A name that comes several times has several values; what no text can be is refused. */
function textsIn(query: unknown): Record<string, string[]> {
  const given = isRecord(query) ? Object.entries(query) : [];
  return Object.fromEntries(
    given.map(([key, value]) => {
      const texts = [value].flat().map(String);
      if (!texts.every((text) => text.isWellFormed() && !text.includes('\0'))) throw new AppError('malformed');
      return [key, texts];
    }),
  );
}
