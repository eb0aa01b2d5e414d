import * as z from 'zod';
import { Id } from '#api/http/route.ts';

export const OwnedBy = z
  .union([z.enum(['me', 'nobody']), Id.transform(String)], { error: 'not-a-choice' })
  .optional()
  .describe('the number of an account, me, or nobody');

/** `me` is whoever asks; nothing where everybody's are shown. */
export function ownerIn(owner: z.output<typeof OwnedBy>, me: number | null): { owner?: number | null } {
  if (!owner) return {};
  return { owner: owner === 'nobody' ? null : owner === 'me' ? (me ?? 0) : Number(owner) };
}
