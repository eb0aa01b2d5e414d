import { useLanguage } from '#app/page/texts.ts';
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
  const language = useLanguage();
  const fallback = useFallback(item)(field);
  if (fallback.lang) return <span {...fallback}>{item[field]}</span>;
  return language === 'ar' ? <MixedText text={item[field]} /> : item[field];
}
