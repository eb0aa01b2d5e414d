export const QUESTION_KEYS = [
  'place',
  'nearest',
  'farthest',
  'width',
  'height',
  'shows',
  'mounting',
  'service',
  'budget',
  'currency',
] as const;
export type QuestionKey = (typeof QUESTION_KEYS)[number];
