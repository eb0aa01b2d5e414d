import type { Wanted } from './wanted.ts';

export const WHY =
  /(?<!\p{L})(?:mean|means|meaning|differ|difference|explain|why|how (?:far|bright|do|does|should|often|can|to|long)|what (?:is|are)|معني|يعني|الفرق|فرق|لماذا|ليش|ليه|كيف|كم المسافه|ما هو|ما هي|ماهو|ماهي)(?!\p{L})/u;
/** What is explained rather than bought: whoever tells of it has a question, even without its mark. */
const EXPLAINED: ReadonlySet<string> = new Set(
  ['lines', 'night', 'distance', 'site survey', 'arabic', 'content', 'filming', 'frame', 'handover', 'calendar', 'cleaning', 'gob'].map(
    (name) => `=${name}`,
  ),
);
/** How much is asked about these: what a wall draws is reckoned and explained. */
const RECKONED: ReadonlySet<string> = new Set(['=electricity']);
const ASKS = /(?<!\p{L})(?:how|what|which|does|do|is|are|can|كم|وش|ايش|شو|هل|ما|ماذا)(?!\p{L})/u;
const QUESTION =
  /^\s*(?:can|could|does|do|did|is|are|will|would|how|what|which|where|when|who|why|هل|كيف|كم|ما|ماذا|متي|اين|اي|لماذا|وش|ايش|شو|شلون|كيفيه)(?!\p{L})/u;

export function tellsQuestion(folded: string, wanted: readonly Wanted[]): boolean {
  const says = (groups: ReadonlySet<string>) => wanted.some(({ forms }) => forms.some((form) => groups.has(form)));
  return says(EXPLAINED) || (says(RECKONED) && ASKS.test(folded));
}

export function isQuestion(folded: string): boolean {
  return QUESTION.test(folded);
}
