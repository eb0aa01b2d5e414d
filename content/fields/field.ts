import type * as z from 'zod';

export type Words = { readonly en: string; readonly ar: string };

/** Where a value lives in a record: once, once per language, once with an optional Arabic copy, or row by row. */
export type Place = 'shared' | 'localized' | 'file' | 'list';

export type FieldOptions = { required?: boolean; label?: Words; help?: Words };

/** Value is what the schema gives for valid input; its failures carry codes, never sentences (see i18n). */
export type Field<Kind extends string = string, P extends Place = Place, Value = unknown> = {
  readonly kind: Kind;
  readonly place: P;
  readonly required: boolean;
  readonly schema: z.ZodType<Value>;
  readonly empty: Value;
  readonly label: Words | undefined;
  readonly help: Words | undefined;
};

export type ValueOf<F> = F extends { schema: z.ZodType<infer Value> } ? Value : never;

export function describe({ required = false, label, help }: FieldOptions) {
  return { required, label, help } as const;
}
