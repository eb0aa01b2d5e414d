import * as z from 'zod';
import { readBody } from '#api/http/check-body.ts';
import { defineRoute, Done } from '#api/http/route.ts';
import { Email } from '#api/kernel/lead-forms.ts';
import type { SayOfMail } from '#api/mail/say-of-mail.ts';
import { translate } from '#i18n/translate.ts';
import { deviceCookie } from '#api/http/session-cookie.ts';
import type { Accounts } from '../accounts.ts';
import { signedIn } from '#api/kernel/written-by.ts';
import { callerOf, Text, tokenOf } from '../call-parts.ts';

const Asking = z.strictObject({ email: Email });
const NewEmail = z.strictObject({ email: Email.or(z.literal('')), password: Text });
const Answering = z.strictObject({ token: z.string({ error: 'required' }).max(100), password: z.string({ error: 'required' }).max(2000) });

export function forgottenRoutes({ accounts, isSecure, sayOfMail }: { accounts: Accounts; isSecure: boolean; sayOfMail: SayOfMail }) {
  const common = { method: 'POST', group: 'session', answer: Done } as const;
  return [
    defineRoute({
      ...common,
      path: '/auth/forgotten',
      access: 'public',
      staysOpen: true,
      summary: 'Ask for a link to a new password; the answer does not tell whether the address is known',
      body: { encoding: 'json', schema: Asking },
      async handle({ request, language }) {
        await accounts.forgotten.ask({ ...readBody(request, Asking), language, address: request.ip });
        return { success: true, message: await sayOfMail(language, 'api.done.link-sent') };
      },
    }),
    defineRoute({
      ...common,
      path: '/auth/new-password',
      access: 'public',
      staysOpen: true,
      summary: 'Set a new password with the link from the mail; all sessions end',
      body: { encoding: 'json', schema: Answering },
      async handle(call) {
        const { request, reply, language } = call;
        const device = await accounts.forgotten.answer({ ...readBody(request, Answering), ...callerOf(call, isSecure) });
        reply.header('set-cookie', deviceCookie(device.token, device.expiresAt, isSecure));
        return { success: true, message: translate(language, 'api.done.password') };
      },
    }),
    defineRoute({
      ...common,
      path: '/auth/email',
      access: 'own',
      summary: 'Change one’s own mail address, to which a link to a new password is sent; both addresses are told',
      body: { encoding: 'json', schema: NewEmail },
      async handle(call) {
        const own = { user: signedIn(call), token: tokenOf(call.request, isSecure) };
        await accounts.changeEmail({ ...own, ...readBody(call.request, NewEmail), ...callerOf(call, isSecure) });
        return { success: true, message: translate(call.language, 'api.done.user') };
      },
    }),
  ] as const;
}
