import { isRole, roleNamed } from '#content/roles.ts';
import { request } from '#app/page/api-client.ts';
import type { PostedForms } from '#app/dashboard/posted/posted-action.server.ts';
import { drawnTexts, textOf } from '#app/dashboard/posted/typed-texts.server.ts';
import { textsIn } from '#app/dashboard/texts.ts';

/** What somebody changes of the own account. */
export const accountForms = {
  email(typed) {
    const body = { email: textOf(typed, 'email').trim(), password: textOf(typed, 'password') };
    return { call: request('POST /auth/email', { body }) };
  },
  password(typed, { language }) {
    const next = textOf(typed, 'next');
    if (next !== textOf(typed, 'again')) return { errors: { again: textsIn(language)('account.again.wrong') } };
    return { call: request('POST /auth/password', { body: { current: textOf(typed, 'current'), next } }) };
  },
  logout: () => ({ call: request('POST /auth/logout') }),
} satisfies PostedForms;

export const invitationForm = {
  invitation(typed) {
    const { language, ...body } = drawnTexts(typed);
    const role = textOf(typed, 'role');
    const hasLanguage = isRole(role) && roleNamed(role).hasLanguage;
    return { call: request('POST /users', { body: { ...body, ...(hasLanguage && { language }) } }) };
  },
} satisfies PostedForms;
