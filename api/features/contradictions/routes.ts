import * as z from 'zod';
import { defineRoute } from '#api/http/route.ts';
import type { Contradictions } from './contradictions.ts';

const Finding = z.object({
  collection: z.string(),
  id: z.number().int(),
  parent: z.number().int(),
  title: z.string(),
  column: z.string(),
  label: z.string(),
  problem: z.enum(['languages', 'specification']),
  says: z.string(),
  expected: z.string(),
});

export function contradictionRoutes(contradictions: Contradictions) {
  return [
    defineRoute({
      method: 'GET',
      path: '/figures',
      access: 'content.read',
      group: 'overview',
      summary: 'List texts whose numbers differ between the languages or contradict a specification',
      answer: z.array(Finding),
      handle: ({ language }) => contradictions.all(language),
    }),
  ] as const;
}
