import * as z from 'zod';
import type { DraftVersions } from '#store/drafts/draft.ts';

/** A save of a whole form names the draft that the form showed; that draft ends with the save. */
export const SeenDraft = {
  draft: z
    .string()
    .regex(/^\d{1,15}\.\d{1,15}\.\d{1,15}$/, { error: 'invalid' })
    .optional()
    .describe('versions of the parts of the draft that ends with this save, shared.en.ar: 0.1790000000000.0'),
} as const;

export function seenVersions(draft: string | undefined): DraftVersions | undefined {
  if (draft === undefined) return undefined;
  const [shared = 0, en = 0, ar = 0] = draft.split('.').map(Number);
  return { shared, en, ar };
}
