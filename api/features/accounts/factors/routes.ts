import * as z from 'zod';
import { readBody } from '#api/http/check-body.ts';
import { ById, defineRoute, Done, type Call } from '#api/http/route.ts';
import { translate } from '#i18n/translate.ts';
import { signedIn } from '#api/kernel/written-by.ts';
import type { Accounts } from '../accounts.ts';
import { originOf, tokenOf } from '../call-parts.ts';
import { RegistrationAnswer } from './passkey-schemas.ts';

const Time = z.iso.datetime();
const Listed = z.object({
  id: z.number().int(),
  kind: z.enum(['totp', 'passkey']),
  name: z.string(),
  createdAt: Time,
  usedAt: Time.nullable(),
});
/** Name of a second step; it stands in mails too, so it is one line. */
const Name = z
  .string()
  .trim()
  .max(60, { error: 'too-long' })
  .regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u, { error: 'bad-characters' })
  .default('');
const NewTimeCodes = z.strictObject({ code: z.string({ error: 'required' }).max(20, { error: 'too-long' }), name: Name });
const NewPasskey = z.strictObject({ response: RegistrationAnswer, name: Name });
const Codes = Done.extend({ recoveryCodes: z.array(z.string()).describe('shown this once; empty where there are some already') });
const Options = z.looseObject({ challenge: z.string() }).describe('as browsers take them');

type Parts = { accounts: Accounts; publicUrl: string | undefined; isSecure: boolean };

export function factorRoutes({ accounts, publicUrl, isSecure }: Parts) {
  const common = { group: 'second factor', access: 'own' } as const;
  const own = (call: Call) => ({ user: signedIn(call), language: call.language });
  const adding = (call: Call) => ({ user: signedIn(call), token: tokenOf(call.request, isSecure) });
  const done = (call: Call, what: '' | '-codes' | '-removed' = '') => ({
    success: true,
    message: translate(call.language, `api.done.factor${what}`),
  });
  return [
    defineRoute({
      ...common,
      method: 'GET',
      path: '/auth/factors',
      summary: 'List what one has besides the password',
      answer: z.object({ factors: z.array(Listed), recoveryCodes: z.number().int().describe('how many are left') }),
      handle: (call) => accounts.listFactors(signedIn(call)),
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/auth/factors/totp',
      asksAgain: true,
      summary: 'Begin to add an authenticator app',
      answer: z.object({ secret: z.string(), url: z.string().describe('for the picture the app reads') }),
      handle: (call) => accounts.beginTimeCodes(own(call)),
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/auth/factors/totp/confirm',
      asksAgain: true,
      summary: 'Add the authenticator app with its first code; with the first factor all other sessions end',
      body: { encoding: 'json', schema: NewTimeCodes },
      answer: Codes,
      handle: async (call) => ({
        ...done(call),
        recoveryCodes: await accounts.addTimeCodes(adding(call), readBody(call.request, NewTimeCodes)),
      }),
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/auth/factors/passkey',
      asksAgain: true,
      summary: 'Begin to add a passkey',
      answer: Options,
      handle: (call) => accounts.beginPasskey(own(call), originOf(call, publicUrl)),
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/auth/factors/passkey/confirm',
      asksAgain: true,
      summary: 'Add the passkey the browser made; with the first factor all other sessions end',
      body: { encoding: 'json', schema: NewPasskey },
      answer: Codes,
      async handle(call) {
        const passkey = { ...readBody(call.request, NewPasskey), origin: originOf(call, publicUrl) };
        return { ...done(call), recoveryCodes: await accounts.addPasskey(adding(call), passkey) };
      },
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/auth/factors/recovery-codes',
      asksAgain: true,
      summary: 'Make new recovery codes; the old ones end',
      answer: Codes,
      handle: async (call) => ({ ...done(call, '-codes'), recoveryCodes: await accounts.renewRecoveryCodes(signedIn(call)) }),
    }),
    defineRoute({
      ...common,
      method: 'DELETE',
      path: '/auth/factors/{id}',
      asksAgain: true,
      summary: 'Take one of one’s own factors away',
      params: ById,
      answer: Done,
      async handle(call) {
        await accounts.removeFactor(signedIn(call), call.params.id);
        return done(call, '-removed');
      },
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/auth/confirm/passkey',
      summary: 'Ask the own passkeys, to say one instead of the password, or beside it',
      answer: Options,
      handle: (call) => accounts.askOwnPasskey(signedIn(call), originOf(call, publicUrl)),
    }),
  ] as const;
}
