import * as z from 'zod';
import { AppError } from '#api/errors.ts';
import { readBody } from '#api/http/mount.ts';
import { defineRoute, Done, type Route } from '#api/http/route.ts';
import { Email } from '#api/leads/forms.ts';
import { translate } from '#i18n/translate.ts';
import type { ForgottenPassword } from './forgotten-password.ts';

const Asking = z.strictObject({ email: Email });
const NewEmail = z.strictObject({ email: Email.or(z.literal('')) });
const Answering = z.strictObject({ token: z.string({ error: 'required' }).max(100), password: z.string({ error: 'required' }).max(2000) });

export function forgottenRoutes(forgotten: ForgottenPassword): Route[] {
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
        await forgotten.ask({ ...readBody(request, Asking), language, address: request.ip });
        return { success: true, message: translate(language, 'api.done.link-sent') };
      },
    }),
    defineRoute({
      ...common,
      path: '/auth/new-password',
      access: 'public',
      staysOpen: true,
      summary: 'Set a new password with the link from the mail; all sessions end',
      body: { encoding: 'json', schema: Answering },
      async handle({ request, language }) {
        await forgotten.answer(readBody(request, Answering));
        return { success: true, message: translate(language, 'api.done.password') };
      },
    }),
    defineRoute({
      ...common,
      path: '/auth/email',
      access: 'admin',
      summary: 'Change one’s own mail address, to which a link to a new password is sent',
      body: { encoding: 'json', schema: NewEmail },
      async handle({ request, user, language }) {
        if (!user) throw new AppError('not-signed-in');
        await forgotten.changeEmail(user, readBody(request, NewEmail).email);
        return { success: true, message: translate(language, 'api.done.user') };
      },
    }),
  ];
}
