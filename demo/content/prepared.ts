import type { DraftValues } from '#store/drafts/draft.ts';

export type PreparedDraft = { collection: string; id: number; values: DraftValues };

/** For the start of the school year: published together, or not at all. */
export const preparedRelease: { name: string; drafts: readonly PreparedDraft[] } = {
  name: 'العودة إلى المدارس',
  drafts: [
    {
      collection: 'products',
      id: 19,
      values: { headline_en: 'The board that small classrooms asked for', headline_ar: 'السبورة التي طلبتها الفصول الصغيرة' },
    },
    {
      collection: 'products',
      id: 20,
      values: { headline_en: 'Ready before the first bell', headline_ar: 'جاهزة قبل الجرس الأول' },
    },
  ],
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
