import * as z from 'zod';
import { defineRoute } from '#api/http/route.ts';
import type { SpamJudge } from './judge.ts';

export function spamRoutes({ newChallenge }: Pick<SpamJudge, 'newChallenge'>) {
  return [
    defineRoute({
      method: 'GET',
      path: '/challenge',
      access: 'public',
      group: 'leads',
      summary: 'Get a small calculation whose answer a form may bring along as `proof`',
      answer: z.object({ challenge: z.string(), bits: z.number().int() }),
      handle: () => newChallenge(),
    }),
  ] as const;
}
