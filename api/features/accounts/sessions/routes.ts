import * as z from 'zod';
import { defineRoute, Done } from '#api/http/route.ts';
import { translate } from '#i18n/translate.ts';
import { signedIn } from '#api/kernel/written-by.ts';
import type { Accounts } from '../accounts.ts';
import { tokenOf } from '../call-parts.ts';

const Time = z.iso.datetime();
const Listed = z.object({
  id: z.string(),
  name: z.string().describe('the browser and the system, such as Chrome, Windows; empty for old sessions'),
  startedAt: Time,
  seenAt: Time,
  isCurrent: z.boolean(),
});

export function sessionRoutes({ accounts, isSecure }: { accounts: Accounts; isSecure: boolean }) {
  const common = { group: 'session', access: 'own' } as const;
  return [
    defineRoute({
      ...common,
      method: 'GET',
      path: '/auth/sessions',
      summary: 'List where one is signed in',
      answer: z.array(Listed),
      handle: (call) => accounts.listSessions(signedIn(call), tokenOf(call.request, isSecure)),
    }),
    defineRoute({
      ...common,
      method: 'DELETE',
      path: '/auth/sessions/{session}',
      summary: 'End one of one’s own sessions',
      params: z.strictObject({ session: z.string().max(100) }),
      answer: Done,
      async handle(call) {
        await accounts.endSession(signedIn(call), call.params.session);
        return { success: true, message: translate(call.language, 'api.done.session-ended') };
      },
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/auth/end-other-sessions',
      summary: 'Sign out everywhere else',
      answer: Done.extend({ ended: z.number().int() }),
      async handle(call) {
        const ended = await accounts.endOtherSessions(signedIn(call), tokenOf(call.request, isSecure));
        return {
          success: true,
          message: translate(call.language, ended > 0 ? 'api.done.sessions-ended' : 'api.done.no-session-ended'),
          ended,
        };
      },
    }),
  ] as const;
}
