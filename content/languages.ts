export type Language = 'en' | 'ar';
export const LANGUAGES = ['en', 'ar'] as const satisfies readonly Language[];

/** What a save calls the Arabic copy of a file: `image_ar`, of a record as of a row. */
export function arabicNameOf(file: string): string {
  return `${file}_ar`;
}
