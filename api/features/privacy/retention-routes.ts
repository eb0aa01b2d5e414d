import * as z from 'zod';
import { readBody } from '#api/http/check-body.ts';
import { defineRoute, Done } from '#api/http/route.ts';
import { translate } from '#i18n/translate.ts';
import { Held, type RetentionGuard } from './retention-guard.ts';

const LookedAt = z.strictObject({ at: z.iso.datetime({ error: 'not-a-date' }) });

export function retentionRoutes(guard: RetentionGuard) {
  const common = { group: 'privacy' } as const;
  return [
    defineRoute({
      ...common,
      method: 'GET',
      path: '/privacy/retention',
      access: 'privacy.read',
      summary: 'Whether the erasing of what is old is held back, and why',
      answer: z.object({ held: Held.nullable() }),
      handle: async () => ({ held: await guard.state() }),
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/privacy/retention/allow',
      access: 'privacy.write',
      summary: 'Allow once what was held back; `at` names what was looked at',
      body: { encoding: 'json', schema: LookedAt },
      answer: Done,
      async handle({ request, language, user }) {
        await guard.allow(readBody(request, LookedAt).at, user?.id ?? null);
        return { success: true, message: translate(language, 'api.done.retention-allowed') };
      },
    }),
  ] as const;
}
