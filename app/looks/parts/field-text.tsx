import { MixedText } from '#app/ui/foreign/mixed-text.tsx';
import { useFallback } from './fallback.ts';

/** One text field of a record, in the language it is written in. */
export function FieldText<Field extends string>({
  of: item,
  field,
}: {
  of: Readonly<Record<Field, string>> & { fallback: readonly string[] };
  field: Field;
}) {
  const fallback = useFallback(item)(field);
  const texts = <MixedText text={item[field]} />;
  return fallback.lang ? <span {...fallback}>{texts}</span> : texts;
}
