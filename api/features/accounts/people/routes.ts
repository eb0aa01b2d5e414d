import * as z from 'zod';
import { LANGUAGES } from '#content/languages.ts';
import { ALL_ROLES } from '#content/roles.ts';
import { notFound } from '#api/errors.ts';
import { readBody } from '#api/http/check-body.ts';
import { Email } from '#api/kernel/lead-forms.ts';
import { ById, defineRoute, Done, type Call, type Route } from '#api/http/route.ts';
import { signedIn } from '#api/kernel/written-by.ts';
import { translate } from '#i18n/translate.ts';
import type { Accounts } from '../accounts.ts';
import { Text, User } from '../call-parts.ts';

const RoleName = z.enum(ALL_ROLES, { error: 'not-a-choice' });
const LanguageCode = z.enum(LANGUAGES, { error: 'not-a-choice' });
const ListedUser = User.extend({
  language: LanguageCode.or(z.literal('')),
  isDisabled: z.boolean(),
  isInvited: z.boolean(),
  hasEmail: z.boolean(),
  hasSecondStep: z.boolean(),
  createdAt: z.string(),
});
const NewRole = z.strictObject({ role: RoleName, language: LanguageCode.optional().describe('for a role of one language') });
const NewUser = z.strictObject({
  username: Text,
  email: Email.describe('where the invitation goes'),
  // Whoever is given no role sees the site's insides and changes nothing.
  role: RoleName.default('reader'),
  language: LanguageCode.optional(),
});

const NewLink = z.strictObject({ email: Email.optional().describe('for an account that has no address') });

export function peopleRoutes(accounts: Accounts): Route[] {
  const common = { group: 'users' } as const;
  const saved = (call: Call) => ({ success: true, message: translate(call.language, 'api.done.user') });
  return [
    defineRoute({
      ...common,
      method: 'GET',
      path: '/users',
      access: 'people.read',
      summary: 'List the staff accounts',
      answer: z.array(ListedUser),
      handle: () => accounts.listUsers(),
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/users',
      access: 'people.write',
      asksAgain: true,
      summary: 'Invite somebody: a link to choose the password is sent, works once and ends after three days',
      body: { encoding: 'json', schema: NewUser },
      answer: Done.extend({ user: User }),
      status: 201,
      async handle(call) {
        const { language: mailLanguage } = call;
        const { id, username, role } = await accounts.inviteUser({ ...readBody(call.request, NewUser), mailLanguage }, signedIn(call));
        return { success: true, message: translate(mailLanguage, 'api.done.invited'), user: { id, username, role } };
      },
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/users/{id}/role',
      access: 'people.write',
      asksAgain: true,
      summary: 'Give an account another role',
      params: ById,
      body: { encoding: 'json', schema: NewRole },
      answer: Done,
      async handle(call) {
        await accounts.changeRole(call.params.id, readBody(call.request, NewRole), signedIn(call));
        return saved(call);
      },
    }),
    ...(['disable', 'enable'] as const).map((action) =>
      defineRoute({
        ...common,
        method: 'POST',
        path: `/users/{id}/${action}`,
        access: 'people.write',
        asksAgain: true,
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
      access: 'people.write',
      asksAgain: true,
      summary: 'End the password and the sessions of an account and send a link to choose another',
      params: ById,
      body: { encoding: 'json', schema: NewLink },
      answer: Done,
      async handle(call) {
        const { language: mailLanguage, params, request } = call;
        const given = request.body === undefined ? {} : readBody(request, NewLink);
        await accounts.renewPassword(params.id, { ...given, mailLanguage }, signedIn(call));
        return { success: true, message: translate(mailLanguage, 'api.done.link-renewed') };
      },
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/users/{id}/forget-second-step',
      access: 'people.write',
      asksAgain: true,
      summary: 'Take the second step of a colleague away who lost phone and codes; the sessions end and a letter says so',
      params: ById,
      answer: Done,
      async handle(call) {
        if ((await accounts.forgetFactors(call.params.id, signedIn(call))) === 0) throw notFound();
        return { success: true, message: translate(call.language, 'api.done.second-step-forgotten') };
      },
    }),
  ];
}
