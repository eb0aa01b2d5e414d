import type { Bilingual } from '../fields/field.ts';

/** The parts of a specification table, in its order. */
export const GROUPS = {
  picture: { en: 'Picture', ar: 'الصورة' },
  build: { en: 'Size and weight', ar: 'المقاس والوزن' },
  power: { en: 'Electricity', ar: 'الكهرباء' },
  place: { en: 'Place and protection', ar: 'المكان والحماية' },
  inside: { en: 'Computer and connections', ar: 'الحاسوب والمنافذ' },
  purchase: { en: 'Price, life and warranty', ar: 'السعر والعمر والضمان' },
} as const satisfies Record<string, Bilingual>;

export type SpecificationGroup = keyof typeof GROUPS;

export const CURRENCIES = { SAR: { en: 'SAR', ar: 'ر.س' }, AED: { en: 'AED', ar: 'د.إ' } } as const satisfies Record<string, Bilingual>;

export type Currency = keyof typeof CURRENCIES;

export function isCurrency(text: string): text is Currency {
  return Object.hasOwn(CURRENCIES, text);
}

export type Money = { readonly amount: number; readonly currency: Currency };

/** One value; a range is [from, to], a size [width, height] or [width, height, depth]. */
export type SpecificationPart = number | readonly number[] | string | Money;
/** Always a list: of one value, of several, or of one per size offered. */
export type SpecificationValue = readonly SpecificationPart[];

type Plurals = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };
/** One word, or one per plural form: Arabic has six. */
export type Unit = {
  readonly en: string | Plurals;
  readonly ar: string | Plurals;
  /** What people type instead; never written. */
  readonly typed?: readonly string[];
};

type Common = {
  group: SpecificationGroup;
  label: Bilingual;
  unit?: Unit;
  /** `list`: any number of values. `sum`: parts that belong together. `by-size`: one value for all sizes offered, or one for each. */
  many?: 'list' | 'sum' | 'by-size';
  /** Which of two values a buyer would rather have, for comparisons. */
  better?: 'higher' | 'lower';
  /** Said to visitors of one country only. */
  country?: 'sa' | 'ae';
};

/** What can be said about a product, how it is measured and what a value of it looks like. */
export type SpecificationKind = Common &
  (
    | { value: 'number'; min?: number; max?: number }
    /** `covers`: whoever asks from -10 to 45 wants a product that does all of it; otherwise one that stays within. */
    | { value: 'range'; min: number; max: number; asked?: 'covers' }
    | { value: 'size'; sides: 2 | 3 }
    /** `alsoMeans`: whoever wants service from the front is content with front or back. */
    | { value: 'choice'; options: Readonly<Record<string, Bilingual>>; alsoMeans?: Readonly<Record<string, readonly string[]>> }
    | { value: 'name' }
    | { value: 'money' }
  );
