import * as z from 'zod';
import { isDay } from '#content/fields/date.ts';
import { LANGUAGES } from '#content/languages.ts';
import { LEVELS, TOKEN_AREAS } from '#content/roles.ts';
import { readBody } from '#api/http/check-body.ts';
import { ById, defineRoute, Done, DoneWithId } from '#api/http/route.ts';
import { translate } from '#i18n/translate.ts';
import { signedIn } from '#api/kernel/written-by.ts';
import type { Accounts } from '../accounts.ts';

const Time = z.iso.datetime();
const Scope = {
  rights: z.partialRecord(z.enum(TOKEN_AREAS), z.enum(LEVELS, { error: 'not-a-choice' }), { error: 'required' }),
  languages: z
    .array(z.enum(LANGUAGES, { error: 'not-a-choice' }), { error: 'not-a-list' })
    .max(LANGUAGES.length, { error: 'too-many' })
    .describe('with one language, texts of that language are all that may be written'),
};
const Listed = z.object({
  id: z.number().int(),
  name: z.string(),
  madeBy: z.string(),
  ...Scope,
  createdAt: Time,
  usedAt: Time.nullable(),
  endsAt: Time.nullable(),
  isEnded: z.boolean(),
});
const NewToken = z.strictObject({
  name: z.string({ error: 'required' }).trim().min(1, { error: 'required' }).max(100, { error: 'too-long' }),
  ...Scope,
  languages: Scope.languages.default([...LANGUAGES]),
  ends_on: z.string().refine(isDay, { error: 'not-a-date' }).optional().describe('the last day on which it works'),
});

export function tokenRoutes(accounts: Accounts) {
  const common = { group: 'tokens' } as const;
  return [
    defineRoute({
      ...common,
      method: 'GET',
      path: '/tokens',
      access: 'people.read',
      summary: 'List the tokens of programs, also those that ended',
      answer: z.array(Listed),
      handle: () => accounts.listTokens(),
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/tokens',
      access: 'people.write',
      asksAgain: true,
      summary: 'Make a token for a program; it is answered this once and sent as `Authorization: Bearer`',
      body: { encoding: 'json', schema: NewToken },
      answer: DoneWithId.extend({ token: z.string() }),
      status: 201,
      async handle(call) {
        const { ends_on: endsOn, ...wanted } = readBody(call.request, NewToken);
        const { id, token } = await accounts.makeToken({ ...wanted, endsOn }, signedIn(call));
        return { success: true, message: translate(call.language, 'api.done.token-made'), id, token };
      },
    }),
    defineRoute({
      ...common,
      method: 'DELETE',
      path: '/tokens/{id}',
      access: 'people.write',
      asksAgain: true,
      summary: 'End a token',
      params: ById,
      answer: Done,
      async handle(call) {
        await accounts.revokeToken(call.params.id, signedIn(call));
        return { success: true, message: translate(call.language, 'api.done.token-revoked') };
      },
    }),
  ] as const;
}
