import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { AppError } from '#api/errors.ts';
import { readForm } from '#api/http/form-body.ts';
import { readBody } from '#api/http/mount.ts';
import { ById, defineRoute, Done, type Call, type Route } from '#api/http/route.ts';
import { translate } from '#i18n/translate.ts';
import type { Accounts, SessionUser } from './accounts.ts';
import { endedSessionCookie, readSessionCookie, sessionCookie } from './session-cookie.ts';

const User = z.object({ id: z.number().int(), username: z.string() });
const ListedUser = User.extend({ isDisabled: z.boolean(), createdAt: z.string() });
const Text = z.string({ error: 'required' }).min(1, { error: 'required' });
// Not strict: a guess with extra keys is a guess like any other and meets the limit like any other.
const Credentials = z.object({ username: Text, password: Text });
const NewPassword = z.strictObject({ current: Text, next: Text });
const NewUser = z.strictObject({ username: Text, password: z.string().optional() });

type Parts = { accounts: Accounts; isSecure: boolean; dataDir: string };

export function accountRoutes(parts: Parts): Route[] {
  return [...sessionRoutes(parts), ...passwordRoutes(parts), ...userRoutes(parts)];
}

function tokenOf(request: FastifyRequest, isSecure: boolean): string {
  const token = readSessionCookie(request.headers.cookie, isSecure);
  if (token === undefined) throw new AppError('not-signed-in');
  return token;
}

function signedIn({ user }: Pick<Call, 'user'>): SessionUser {
  if (!user) throw new AppError('not-signed-in');
  return user;
}

function sessionRoutes({ accounts, isSecure, dataDir }: Parts): Route[] {
  return [
    defineRoute({
      method: 'POST',
      path: '/auth/login',
      access: 'public',
      staysOpen: true,
      group: 'session',
      summary: 'Sign in; the session is set as a cookie',
      body: { encoding: 'both', schema: Credentials },
      answer: Done.extend({ user: User }),
      async handle({ request, reply, language }) {
        const credentials = await readForm(request, Credentials, dataDir);
        const { token, user, expiresAt } = await accounts.login({ ...credentials, address: request.ip });
        reply.header('set-cookie', sessionCookie(token, expiresAt, isSecure));
        return { success: true, message: translate(language, 'api.done.signed-in'), user };
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
      access: 'admin',
      group: 'session',
      summary: 'Who is signed in',
      answer: z.object({ success: z.literal(true), user: User }),
      handle: (call) => ({ success: true, user: signedIn(call) }),
    }),
  ];
}

function passwordRoutes({ accounts, isSecure }: Parts): Route[] {
  return [
    defineRoute({
      method: 'POST',
      path: '/auth/password',
      access: 'admin',
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
          address: request.ip,
        });
        reply.header('set-cookie', sessionCookie(token, expiresAt, isSecure));
        return { success: true, message: translate(language, 'api.done.password') };
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/auth/end-other-sessions',
      access: 'admin',
      group: 'session',
      summary: 'Sign out everywhere else',
      answer: Done.extend({ ended: z.number().int() }),
      async handle(call) {
        const ended = await accounts.endOtherSessions(signedIn(call), tokenOf(call.request, isSecure));
        return { success: true, message: translate(call.language, 'api.done.sessions-ended'), ended };
      },
    }),
  ];
}

function userRoutes({ accounts }: Parts): Route[] {
  const common = { access: 'admin', group: 'users' } as const;
  const saved = (call: Call) => ({ success: true, message: translate(call.language, 'api.done.user') });
  return [
    defineRoute({
      ...common,
      method: 'GET',
      path: '/users',
      summary: 'List the staff accounts',
      answer: z.array(ListedUser),
      handle: () => accounts.listUsers(),
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/users',
      summary: 'Add an account; without a password one is made and answered once',
      body: { encoding: 'json', schema: NewUser },
      answer: Done.extend({ user: User, password: z.string() }),
      status: 201,
      async handle(call) {
        const { user, password } = await accounts.addUser(readBody(call.request, NewUser), signedIn(call));
        return { ...saved(call), user, password };
      },
    }),
    ...(['disable', 'enable'] as const).map((action) =>
      defineRoute({
        ...common,
        method: 'POST',
        path: `/users/{id}/${action}`,
        summary: action === 'disable' ? 'Disable an account and end its sessions' : 'Enable an account again',
        params: ById,
        answer: Done,
        async handle(call) {
          const change = action === 'disable' ? accounts.disableUser : accounts.enableUser;
          await change(call.params.id, signedIn(call));
          return saved(call);
        },
      }),
    ),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/users/{id}/reset-password',
      summary: 'Give an account a new password, answered once; its sessions end',
      params: ById,
      answer: Done.extend({ password: z.string() }),
      handle: async (call) => ({ ...saved(call), password: await accounts.resetPassword(call.params.id, signedIn(call)) }),
    }),
  ];
}
