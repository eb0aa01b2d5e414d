import { writeSize } from '#content/offered-size.ts';
import type { Chosen } from '#content/offers/list-price.ts';
import { sidesFor } from '#content/specifications/values.ts';
import { writeNumber } from '#content/specifications/write.ts';
import type { Specifications } from '#content/specifications/kinds.ts';
import type { Language } from '#i18n/translate.ts';
import { documentTexts } from './document-texts.ts';

/** Which one of a product: `55″`, or a wall with its cabinets and its measures. */
export function chosenText({ size, wall }: Chosen, specifications: Specifications, language: Language): string {
  if (!wall) return writeSize(String(size ?? ''));
  const [columns, rows] = wall;
  const [wide = 0, high = 0] = sidesFor(specifications, 'cabinet') ?? [];
  const metres = (count: number, millimetres: number) => writeNumber((count * millimetres) / 1000);
  return documentTexts(language)('documents.wall', { columns, rows, width: metres(columns, wide), height: metres(rows, high) });
}
