import * as z from 'zod';
import { readForm } from '#api/http/form-body.ts';
import { readBody } from '#api/http/check-body.ts';
import { defineRoute, Done, type Call } from '#api/http/route.ts';
import { deviceCookie, endedSessionCookie, readSessionCookie, sessionCookie } from '#api/http/session-cookie.ts';
import { translate } from '#i18n/translate.ts';
import { signedIn } from '#api/kernel/written-by.ts';
import type { Accounts } from '../accounts.ts';
import { SignInAnswer } from '../factors/passkey-schemas.ts';
import { callerOf, Me, originOf, Text, tokenOf } from '../call-parts.ts';
import type { SignedIn } from './sign-in.ts';

// Not strict: a guess with extra keys is a guess like any other and meets the limit like any other.
const Credentials = z.object({
  username: Text,
  password: Text,
  code: z
    .string()
    .max(100)
    .optional()
    .describe('six digits of an authenticator app, or a recovery code, where the account has a second factor'),
  passkey: SignInAnswer.optional().describe('the answer to what `factors.passkey` asked'),
});
const Confirmation = z.strictObject({
  password: Text.optional(),
  code: z.string().max(100).optional().describe('beside the password, where the account has a second factor'),
  passkey: SignInAnswer.optional().describe('beside the password; instead of it, where the device knew its user'),
});
const ByPasskey = z.strictObject({ passkey: SignInAnswer.describe('the answer to what `/auth/login/passkey` asked') });
const NewPassword = z.strictObject({ current: Text, next: Text });

type Parts = { accounts: Accounts; isSecure: boolean; dataDir: string; publicUrl: string | undefined };

export function signInRoutes(parts: Parts) {
  return [...sessionRoutes(parts), ...passwordRoutes(parts)] as const;
}

function sessionRoutes({ accounts, isSecure, dataDir, publicUrl }: Parts) {
  function entered({ reply, language }: Pick<Call, 'reply' | 'language'>, { token, user, expiresAt, device }: SignedIn) {
    reply.header('set-cookie', [sessionCookie(token, expiresAt, isSecure), deviceCookie(device.token, device.expiresAt, isSecure)]);
    return { success: true, message: translate(language, 'api.done.signed-in'), user };
  }
  return [
    defineRoute({
      method: 'POST',
      path: '/auth/login',
      access: 'public',
      staysOpen: true,
      group: 'session',
      summary: 'Sign in; the session is set as a cookie',
      body: { encoding: 'both', schema: Credentials },
      answer: Done.extend({ user: Me }),
      async handle(call) {
        const credentials = await readForm(call.request, Credentials, dataDir);
        const said = { ...credentials, origin: originOf(call, publicUrl) };
        return entered(call, await accounts.login({ ...said, ...callerOf(call, isSecure) }));
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/auth/login/passkey',
      access: 'public',
      staysOpen: true,
      group: 'session',
      summary: 'Ask the passkeys of a browser, to sign in without name and password',
      answer: z.looseObject({ challenge: z.string() }).describe('as browsers take them'),
      handle: (call) => accounts.askAnyPasskey(originOf(call, publicUrl)),
    }),
    defineRoute({
      method: 'POST',
      path: '/auth/login/passkey/answer',
      access: 'public',
      staysOpen: true,
      group: 'session',
      summary: 'Sign in with a passkey whose device knew its user; the session is set as a cookie',
      body: { encoding: 'json', schema: ByPasskey },
      answer: Done.extend({ user: Me }),
      async handle(call) {
        const said = { ...readBody(call.request, ByPasskey), origin: originOf(call, publicUrl) };
        return entered(call, await accounts.loginByPasskey({ ...said, ...callerOf(call, isSecure) }));
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/auth/logout',
      access: 'public',
      staysOpen: true,
      group: 'session',
      summary: 'End the session',
      answer: Done,
      async handle({ request, reply, language }) {
        const token = readSessionCookie(request.headers.cookie, isSecure);
        if (token !== undefined) await accounts.logout(token);
        reply.header('set-cookie', endedSessionCookie(isSecure));
        return { success: true, message: translate(language, 'api.done.signed-out') };
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/auth/me',
      access: 'signed-in',
      group: 'session',
      summary: 'Who is signed in',
      answer: z.object({ success: z.literal(true), user: Me }),
      handle: (call) => ({ success: true, user: signedIn(call) }),
    }),
  ] as const;
}

function passwordRoutes({ accounts, isSecure, publicUrl }: Parts) {
  return [
    defineRoute({
      method: 'GET',
      path: '/auth/confirmation',
      access: 'own',
      group: 'session',
      summary: 'Whether the password was said a moment ago; some calls ask for it again',
      answer: z.object({ isConfirmed: z.boolean() }),
      handle: async ({ request }) => ({ isConfirmed: await accounts.isConfirmed(tokenOf(request, isSecure)) }),
    }),
    defineRoute({
      method: 'POST',
      path: '/auth/confirm',
      access: 'own',
      group: 'session',
      summary:
        'Say the password again, with a second factor where there is one, or a passkey; calls that ask for it are let through for ten minutes, in this session',
      body: { encoding: 'json', schema: Confirmation },
      answer: Done,
      async handle(call) {
        const { request, language } = call;
        const said = { ...readBody(request, Confirmation), token: tokenOf(request, isSecure), origin: originOf(call, publicUrl) };
        await accounts.confirm({ user: signedIn(call), ...said, ...callerOf(call, isSecure) });
        return { success: true, message: translate(language, 'api.done.confirmed') };
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/auth/password',
      access: 'own',
      group: 'session',
      summary: 'Change one’s own password; every other session ends',
      body: { encoding: 'json', schema: NewPassword },
      answer: Done,
      async handle(call) {
        const { request, reply, language } = call;
        const passwords = readBody(request, NewPassword);
        const { token, expiresAt } = await accounts.changePassword({
          user: signedIn(call),
          token: tokenOf(request, isSecure),
          ...passwords,
          ...callerOf(call, isSecure),
        });
        reply.header('set-cookie', sessionCookie(token, expiresAt, isSecure));
        return { success: true, message: translate(language, 'api.done.password') };
      },
    }),
  ] as const;
}
