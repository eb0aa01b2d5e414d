import type { DraftValues } from '#store/drafts/draft.ts';

export type PreparedDraft = { collection: string; id: number; values: DraftValues };
export type PreparedOrder = { collection: string; ids: readonly number[] };

/** For the start of the school year: the smallest board speaks to schools, and interactive screens stand first. Public together, or not at all. */
export const preparedRelease: { name: string; draft: PreparedDraft; order: PreparedOrder } = {
  name: 'العودة إلى المدارس · Back to school',
  draft: {
    collection: 'products',
    id: 19,
    values: { headline_en: 'The board that small classrooms asked for', headline_ar: 'السبورة التي طلبتها الفصول الصغيرة' },
  },
  order: { collection: 'categories', ids: [3, 1, 2, 4, 5, 6] },
};

/** Half done, as drafts are: the English is written, the Arabic is not. */
export const preparedAlone: PreparedDraft = {
  collection: 'projects',
  id: 2,
  values: {
    text_en:
      'One ribbon of light runs 240 m around the lower tier. It is a single canvas of 24,000 × 96 pixels, filmed by forty broadcast cameras on match days. After two seasons by the sea, not one module had to be changed.',
  },
};

export const preparedOnTime: PreparedDraft = {
  collection: 'hero-banners',
  id: 2,
  values: {
    info_en: 'Facades that stay readable in full sun. Now with two years of service on site.',
    info_ar: 'واجهات مقروءة تحت الشمس المباشرة. ومعها الآن عامان من الصيانة في الموقع.',
  },
};
