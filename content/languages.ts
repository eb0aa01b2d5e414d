export type Language = 'en' | 'ar';
export const LANGUAGES = ['en', 'ar'] as const satisfies readonly Language[];
