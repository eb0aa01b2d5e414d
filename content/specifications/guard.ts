import { latinDigits } from '../digits.ts';
import type { Language } from '../languages.ts';
import { contradictions, type Claim } from './claims.ts';
import type { Specifications } from './kinds.ts';

export type NamedProduct = { names: readonly string[]; specifications: Specifications };
/** The numbers that only one of the languages has. */
export type Mismatch = Readonly<Record<Language, readonly string[]>>;

const NUMBER = /\d+(?:[.,:]\d+)*/g;

/** Two languages of one text must say the same in figures; a text without its translation is not compared. */
export function compareNumbers(en: string, ar: string): Mismatch | undefined {
  if (en.trim() === '' || ar.trim() === '') return undefined;
  const [english, arabic] = [numbersIn(en), numbersIn(ar)];
  const only = (own: readonly string[], other: readonly string[]) => {
    const left = [...other];
    return own.filter((one) => {
      const at = left.indexOf(one);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
  };
  const mismatch = { en: only(english, arabic), ar: only(arabic, english) };
  return mismatch.en.length + mismatch.ar.length > 0 ? mismatch : undefined;
}

const listed = new WeakMap<readonly NamedProduct[], readonly Specifications[]>();

function specificationsOfAll(products: readonly NamedProduct[]): readonly Specifications[] {
  const known = listed.get(products) ?? products.map((product) => product.specifications);
  listed.set(products, known);
  return known;
}

/** What a text about a product claims against its specifications; what it says of others, named in it or beside it, is held against theirs too. */
export function checkClaims(text: string, specifications: Specifications, others: readonly NamedProduct[], beside = text): Claim[] {
  const named = others.filter(({ names }) => names.some((name) => name !== '' && beside.includes(name)));
  return contradictions(text, {
    own: specifications,
    named: named.map((product) => product.specifications),
    all: specificationsOfAll(others),
  });
}

function numbersIn(text: string): string[] {
  return latinDigits(text).match(NUMBER) ?? [];
}
