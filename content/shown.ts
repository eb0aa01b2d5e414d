import type { Bilingual } from './fields/field.ts';
import type { Fields } from './fields/kinds.ts';
import { fits, type FittingNames } from './fitting.ts';
import { lookNamed, type LookName, type NeedsOf, type OptionsOf, type PropsOf, type TextOf } from './looks.ts';
import type { Page } from './pages.ts';

/** `top` stands on the first screen and `side` at the edge, where the page has such a place; all else follows in order. */
export type Area = 'top' | 'main' | 'side';
export type Tone = 'dark' | 'light';

type Unnamed<F, L extends LookName> = {
  [Prop in keyof NeedsOf<L> as Prop extends FittingNames<F, NeedsOf<L>[Prop]> ? never : Prop]: FittingNames<F, NeedsOf<L>[Prop]>;
};
type Named<F, L extends LookName> = { [Prop in keyof PropsOf<L>]?: FittingNames<F, PropsOf<L>[Prop]> };
/** A field of the look's own name fills it; any other is named here. */
type From<F, L extends LookName> = keyof Unnamed<F, L> extends never ? { from?: Named<F, L> } : { from: Unnamed<F, L> & Named<F, L> };

type WithLook<F, L extends LookName> = {
  look: L;
  /** What visitors read above it; where a look draws none, it is its name for those who do not see it. */
  heading?: Bilingual;
  tone?: Tone;
  area?: Area;
  /** How many records are shown. */
  most?: number;
  texts?: { [Name in TextOf<L>]?: Bilingual };
} & From<F, L> &
  Partial<OptionsOf<L>>;

/** A look whose fields a collection has: a wrong or missing one does not compile. */
export type Look<F> = { [L in LookName]: WithLook<F, L> }[LookName];

/** A look as it is drawn: every prop that a field fills, every option. */
export type ShownLook = Readonly<{
  page: Page;
  look: LookName;
  from: Readonly<Record<string, string>>;
  heading: Bilingual | undefined;
  tone: Tone | undefined;
  area: Area;
  most: number | undefined;
  options: Readonly<Record<string, string>>;
  texts: Readonly<Record<string, Bilingual>>;
}>;

type Given = Omit<ShownLook, 'from' | 'heading' | 'tone' | 'area' | 'most' | 'options' | 'texts'> & {
  from?: Readonly<Record<string, string | undefined>>;
  heading?: Bilingual;
  tone?: Tone;
  area?: Area;
  most?: number;
  texts?: Readonly<Record<string, Bilingual | undefined>>;
};

export function fillLook(
  fields: Fields,
  { page, look, from = {}, heading, tone, area = 'main', most, texts = {}, ...chosen }: Given,
): ShownLook {
  const { needs, draws = {}, options = {} } = lookNamed[look];
  const filled = Object.entries({ ...needs, ...draws }).map(([prop, wanted]) => {
    const own = fields[prop];
    return [prop, from[prop] ?? (own && fits(wanted, own) ? prop : undefined)] as const;
  });
  const choices: Readonly<Record<string, unknown>> = chosen;
  return {
    page,
    look,
    heading,
    tone,
    area,
    most,
    from: Object.fromEntries(filled.flatMap(([prop, field]) => (field === undefined ? [] : [[prop, field]]))),
    options: Object.fromEntries(Object.entries(options).map(([name, [first]]) => [name, String(choices[name] ?? first)])),
    texts: Object.fromEntries(Object.entries(texts).flatMap(([name, text]) => (text ? [[name, text]] : []))),
  };
}
