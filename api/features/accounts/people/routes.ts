import * as z from 'zod';
import { textSchema } from '#content/fields/text.ts';
import { LANGUAGES } from '#content/languages.ts';
import { ALL_ROLES } from '#content/roles.ts';
import { notFound } from '#api/errors.ts';
import { readBody } from '#api/http/check-body.ts';
import { Email } from '#api/kernel/lead-forms.ts';
import { ById, defineRoute, Done, type Call } from '#api/http/route.ts';
import { signedIn } from '#api/kernel/written-by.ts';
import { translate } from '#i18n/translate.ts';
import type { Accounts } from '../accounts.ts';
import type { SayOfMail } from '#api/mail/say-of-mail.ts';
import { Text, User } from '../call-parts.ts';

const NAME_LENGTH = 80;
const RoleName = z.enum(ALL_ROLES, { error: 'not-a-choice' });
const LanguageCode = z.enum(LANGUAGES, { error: 'not-a-choice' });
const ListedUser = User.extend({
  language: LanguageCode.or(z.literal('')),
  isDisabled: z.boolean(),
  isInvited: z.boolean().describe('has no password: was invited, or given a new link'),
  isNew: z.boolean().describe('an invitation that nobody has used: it can be corrected and taken back'),
  isUnsent: z.boolean().describe('the letter with the link was tried and has not gone out'),
  displayName: z.string(),
  email: z.string(),
  hasEmail: z.boolean(),
  hasSecondStep: z.boolean(),
  createdAt: z.string(),
  signedInAt: z.string().describe('when last; empty for somebody who never did'),
});
const DisplayName = textSchema(NAME_LENGTH).describe('what colleagues read, in any script; the user name where it is empty');
const NewRole = z.strictObject({ role: RoleName, language: LanguageCode.optional().describe('for a role of one language') });
const NewUser = z.strictObject({
  username: Text,
  displayName: DisplayName.optional(),
  email: Email.describe('where the invitation goes'),
  // Whoever is given no role sees the site's insides and changes nothing.
  role: RoleName.default('reader'),
  language: LanguageCode.optional(),
});

const Correction = z.strictObject({ username: Text.optional(), displayName: DisplayName.optional(), email: Email.optional() });
const NewName = z.strictObject({ displayName: DisplayName });
const NewLink = z.strictObject({ email: Email.optional().describe('for an account that has no address') });

export function peopleRoutes(accounts: Accounts, sayOfMail: SayOfMail) {
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
        return { success: true, message: await sayOfMail(mailLanguage, 'api.done.invited'), user: { id, username, role } };
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
    defineRoute({
      ...common,
      method: 'POST',
      path: '/users/{id}/name',
      access: 'people.write',
      summary: 'What colleagues call an account',
      params: ById,
      body: { encoding: 'json', schema: NewName },
      answer: Done,
      async handle(call) {
        await accounts.rename(call.params.id, readBody(call.request, NewName).displayName, signedIn(call));
        return saved(call);
      },
    }),
    defineRoute({
      ...common,
      method: 'PUT',
      path: '/users/{id}/invitation',
      access: 'people.write',
      asksAgain: true,
      summary: 'Correct an invitation that nobody has used: its earlier link ends, and another is sent',
      params: ById,
      body: { encoding: 'json', schema: Correction },
      answer: Done,
      async handle(call) {
        await accounts.correctInvitation(call.params.id, readBody(call.request, Correction), call.language, signedIn(call));
        return { success: true, message: await sayOfMail(call.language, 'api.done.invited') };
      },
    }),
    defineRoute({
      ...common,
      method: 'DELETE',
      path: '/users/{id}/invitation',
      access: 'people.write',
      asksAgain: true,
      summary: 'Take an invitation back that nobody has used: its link ends, and name and address are free again',
      params: ById,
      answer: Done,
      async handle(call) {
        await accounts.takeInvitationBack(call.params.id, signedIn(call));
        return { success: true, message: translate(call.language, 'api.done.invitation-taken-back') };
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
        const { isInvited } = await accounts.renewPassword(params.id, { ...given, mailLanguage }, signedIn(call));
        return { success: true, message: await sayOfMail(mailLanguage, isInvited ? 'api.done.invited' : 'api.done.link-renewed') };
      },
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/users/{id}/forget-second-step',
      access: 'people.write',
      asksAgain: true,
      summary: 'Take the second step of a colleague away who lost phone and codes; the sessions end and a mail says so',
      params: ById,
      answer: Done,
      async handle(call) {
        if ((await accounts.forgetFactors(call.params.id, signedIn(call))) === 0) throw notFound();
        return { success: true, message: translate(call.language, 'api.done.second-step-forgotten') };
      },
    }),
  ] as const;
}
