import type * as z from 'zod';

export type Bilingual = { readonly en: string; readonly ar: string };

/** Where a value lives in a record: once, once per language, once with an optional Arabic copy, or row by row. */
export type Slot = 'shared' | 'localized' | 'file' | 'list';

/** The inputs the dashboard has; several kinds may share one. */
export type InputName = 'choice' | 'date' | 'file' | 'flag' | 'icon' | 'link' | 'number' | 'rich-text' | 'text';

/** As a form sends it: a value that is taken (and what is answered then, where that differs), and some that are refused. */
export type Examples = { readonly taken: string; readonly answered?: unknown; readonly refused: readonly string[] };

export type FieldOptions = { required?: boolean; label?: Bilingual; help?: Bilingual };

/** Value is what the schema gives for valid input; its failures carry codes, never sentences (see i18n). */
export type Field<Kind extends string = string, S extends Slot = Slot, Value = unknown, Parsed = Value> = {
  readonly kind: Kind;
  readonly slot: S;
  readonly required: boolean;
  readonly schema: z.core.$ZodType<Parsed>;
  /** Whether a stored value is one of this kind. */
  readonly holds: (value: unknown) => value is Value;
  readonly empty: Value;
  /** What answers of the API hold for it; requests are described by `schema`. */
  readonly answer: z.core.$ZodType;
  /** A line of text, unless it says so; lists and specifications draw tables. */
  readonly input?: InputName;
  /** Example values, for kinds whose values are not words, files or rows. */
  readonly examples?: Examples;
  readonly label: Bilingual | undefined;
  readonly help: Bilingual | undefined;
};

export type ValueOf<F> = F extends { empty: infer Value } ? Value : never;

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

export function answersOf(fields: Readonly<Record<string, Field>>): Record<string, z.core.$ZodType> {
  return Object.fromEntries(Object.entries(fields).map(([name, { answer }]) => [name, answer]));
}

export function describe({ required = false, label, help }: FieldOptions) {
  return { required, label, help } as const;
}
