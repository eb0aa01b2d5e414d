import type { Fields } from '#content/fields/kinds.ts';
import type { ValueOf } from '#content/fields/field.ts';
import type { Specifications } from '#content/specifications/kinds.ts';
import type { LookName, OptionsOf, PropsOf, TextOf } from '#content/looks.ts';
import type { Area, Tone } from '#content/shown.ts';

/** Where a card leads and what is there costs. `isOwn`: a page for the card itself. `specified`: of it a spec sheet can be made. */
export type DrawnLink = { to: string; isOutside: boolean; isOwn: boolean; prices?: Specifications; specified?: number };

/** What a look gets for a field: links as addresses, icons as drawings, all else as it is. */
type Drawn<F> = F extends { kind: 'link' }
  ? DrawnLink | undefined
  : F extends { kind: 'list'; item: { kind: 'icon' } }
    ? readonly string[]
    : ValueOf<F> extends (infer Row)[]
      ? readonly Row[]
      : ValueOf<F>;

/** One record as a look draws it; `fallback` names what stands in from the other language. */
export type LookRecord<L extends LookName> = { id: number; fallback: readonly string[] } & {
  [Prop in keyof PropsOf<L> as PropsOf<L>[Prop] extends Fields[string] ? Prop : never]: Drawn<PropsOf<L>[Prop]>;
};

export type LookProps<L extends LookName> = {
  heading: string;
  tone: Tone | undefined;
  options: OptionsOf<L>;
  texts: Readonly<Partial<Record<TextOf<L>, string>>>;
  records: readonly LookRecord<L>[];
};

/** A section as its loader brings it: each look beside its own records. */
export type LoadedSection<L extends LookName = LookName> = {
  [Name in L]: { look: Name; name: string; area: Area; props: LookProps<Name> };
}[L];

export type LoadedPart = LoadedSection | { own: string };
