import { CURRENCY_OF } from '#content/specifications/price.ts';
import { measureNamed } from '#content/catalogue/measures.ts';
import { CURRENCIES, type SpecificationKind } from '#content/specifications/define.ts';
import { SPECIFICATIONS } from '#content/specifications/kinds.ts';
import type { PriceCountry } from '#content/specifications/price.ts';
import { writeNumber, writeUnit } from '#content/specifications/write.ts';
import type { Language } from '#i18n/translate.ts';

/** A number with the unit of its measure: "2.5 mm", "20,000 SAR". */
export function writtenBound(key: string, value: number, country: PriceCountry, language: Language): string {
  const measure = measureNamed(key);
  if (!measure) return writeNumber(value);
  const kind: SpecificationKind = SPECIFICATIONS[measure.kind[country]];
  const unit = kind.value === 'money' ? CURRENCIES[CURRENCY_OF[country]][language] : writeUnit(kind, [value], language);
  return `${writeNumber(value)} ${unit}`.trim();
}
