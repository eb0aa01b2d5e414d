export type Language = 'en' | 'ar';
export const LANGUAGES = ['en', 'ar'] as const satisfies readonly Language[];

/** What a save calls the Arabic copy of a file: `image_ar`, of a record as of a row. */
export function arabicNameOf(file: string): string {
  return `${file}_ar`;
}

/** What a step in some languages is called: by the only one, or as a step in both. */
export function oneOrBoth(languages: readonly Language[]): Language | 'both' {
  const [only, other] = languages;
  return only === undefined || other !== undefined ? 'both' : only;
}
