import type { Insertable, Selectable } from 'kysely';
import type { FileKind } from '#content/fields/file-endings.ts';
import { recordIn } from '#content/known.ts';
import type { Schema } from '#store/database/schema.ts';
import { VARIANT_FORMATS, variantName, type VariantFormat } from './file-names.ts';

export type Variants = { widths: readonly number[]; formats: readonly VariantFormat[] };

export const NO_VARIANTS: Variants = { widths: [], formats: [] };

export type StoredFile = {
  name: string;
  kind: FileKind;
  /** The content type it is always served with. */
  type: string;
  size: number;
  originalName: string;
  sha256: string;
  width: number | null;
  height: number | null;
  durationMs: number | null;
  /** The point that stays in sight when a picture is cropped, from 0 to 1. */
  focalX: number;
  focalY: number;
  alt: { en: string; ar: string };
  variants: Variants;
  /** Of a video it says whether its poster frame was looked for. */
  variantsState: 'none' | 'pending' | 'done' | 'failed';
  /** The stored picture that stands for a video until it plays. */
  poster: string | null;
  createdAt: string;
  unusedSince: string | null;
};

export function fileFrom(row: Selectable<Schema['files']>): StoredFile {
  return {
    name: row.name,
    kind: row.kind,
    type: row.type,
    size: row.size,
    originalName: row.original_name,
    sha256: row.sha256,
    width: row.width,
    height: row.height,
    durationMs: row.duration_ms,
    focalX: row.focal_x,
    focalY: row.focal_y,
    alt: { en: row.alt_en, ar: row.alt_ar },
    variants: variantsIn(row.variants),
    variantsState: row.variants_state,
    poster: row.poster,
    createdAt: row.created_at,
    unusedSince: row.unused_since,
  };
}

export function rowFrom(file: StoredFile): Insertable<Schema['files']> {
  return {
    name: file.name,
    kind: file.kind,
    type: file.type,
    size: file.size,
    original_name: file.originalName,
    sha256: file.sha256,
    width: file.width,
    height: file.height,
    duration_ms: file.durationMs,
    focal_x: file.focalX,
    focal_y: file.focalY,
    alt_en: file.alt.en,
    alt_ar: file.alt.ar,
    variants: JSON.stringify(file.variants),
    variants_state: file.variantsState,
    poster: file.poster,
    created_at: file.createdAt,
    unused_since: file.unusedSince,
  };
}

export function variantNamesOf({ name, variants }: Pick<StoredFile, 'name' | 'variants'>): string[] {
  return variants.widths.flatMap((width) => variants.formats.map((format) => variantName(name, width, format)));
}

export function variantsIn(json: unknown): Variants {
  if (typeof json !== 'string') return NO_VARIANTS;
  const { widths, formats } = recordIn(json);
  return {
    widths: Array.isArray(widths) ? widths.filter((width) => typeof width === 'number') : [],
    formats: VARIANT_FORMATS.filter((format) => Array.isArray(formats) && formats.includes(format)),
  };
}
