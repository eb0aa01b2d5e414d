import * as z from 'zod';
import { tableOf } from '#content/known.ts';
import { readBody } from '#api/http/check-body.ts';
import { defineRoute, Done } from '#api/http/route.ts';
import { LeftBytes, withLeft } from '#api/kernel/left-bytes.ts';
import { translate } from '#i18n/translate.ts';
import type { Privacy } from './person.ts';
import type { RetentionGuard } from './retention-guard.ts';
import { retentionRoutes } from './retention-routes.ts';

const MOST_ROWS = 5000;

const Text = z.string({ error: 'required' }).min(1, { error: 'required' }).max(254, { error: 'too-long' });
const Wanted = z.strictObject({ contact: Text });
const Ticked = Wanted.extend({
  rows: z.array(z.string().max(60)).min(1, { error: 'required' }).max(MOST_ROWS, { error: 'too-many' }),
});
const Erasing = Ticked.extend({ confirm: Text });

const Time = z.iso.datetime();
const Note = z.object({ text: z.string(), created_at: Time });
const File = z.object({ name: z.string(), type: z.string(), size: z.number().int(), created_at: Time });
const Mail = z.object({ kind: z.string(), created_at: Time, sent_at: Time.nullable() });
const Comment = z.object({
  kind: z.string(),
  id: z.number().int(),
  name: z.string(),
  text: z.string(),
  state: z.string(),
  created_at: Time,
});
const Subscriber = z.object({
  email: z.string(),
  state: z.string(),
  asked_at: Time,
  confirmed_at: Time.nullable(),
  left_at: Time.nullable(),
});
const LEAD_TEXTS = ['reference', 'kind', 'status', 'name', 'email', 'phone', 'subject', 'message', 'page', 'consent'] as const;
const OFFER_TEXTS = ['number', 'state', 'name', 'company', 'email', 'phone'] as const;

const Lead = z.object({
  ...texts(LEAD_TEXTS),
  created_at: Time,
  fields: z.record(z.string(), z.unknown()),
  notes: z.array(Note),
  files: z.array(File),
  mails: z.array(Mail),
});

const Offer = z.object({
  ...texts(OFFER_TEXTS),
  content: z.record(z.string(), z.unknown()),
  created_at: Time,
});

const Exported = z.object({
  leads: z.array(Lead),
  notes: z.array(Note),
  mails: z.array(Mail),
  words: z.array(Comment),
  subscribers: z.array(Subscriber),
  offers: z.array(Offer),
});

const Tick = {
  row: z.string().describe('names the row when it is ticked'),
  is_certain: z.boolean().describe('false for what may be of another person: a number that exists in two countries, or a mention'),
};
const Person = z.object({
  leads: z.array(Lead.extend(Tick)),
  notes: z.array(Note.extend(Tick)),
  mails: z.array(Mail.extend(Tick)),
  words: z.array(Comment.extend(Tick)),
  subscribers: z.array(Subscriber.extend(Tick)),
  offers: z.array(Offer.extend(Tick)),
});

function texts<Name extends string>(names: readonly Name[]): Record<Name, z.ZodString> {
  return tableOf(names, () => z.string());
}

const common = { method: 'POST', group: 'privacy' } as const;

/** The contact travels in the body: addresses of requests end in logs. */
export function privacyRoutes(privacy: Privacy & { retentionGuard: RetentionGuard }) {
  return [
    ...retentionRoutes(privacy.retentionGuard),
    defineRoute({
      ...common,
      path: '/privacy/find',
      access: 'privacy.read',
      summary: 'Find everything about one person, by phone or e-mail',
      body: { encoding: 'json', schema: Wanted },
      answer: Person,
      handle: ({ request, user }) => privacy.find(readBody(request, Wanted).contact, user?.id ?? null),
    }),
    defineRoute({
      ...common,
      path: '/privacy/export',
      access: 'privacy.read',
      asksAgain: true,
      summary: 'Take the ticked rows about one person out, for that person; it is written down',
      body: { encoding: 'json', schema: Ticked },
      answer: Exported,
      handle: ({ request, user }) => privacy.export(readBody(request, Ticked), user?.id ?? null),
    }),
    defineRoute({
      ...common,
      path: '/privacy/erase',
      access: 'privacy.write',
      asksAgain: true,
      summary: 'Erase the ticked rows about one person for good; `confirm` repeats the contact',
      body: { encoding: 'json', schema: Erasing },
      answer: Done.extend({ erased: z.record(z.string(), z.number().int()), left: LeftBytes }),
      async handle({ request, language, user }) {
        const { confirm, ...ticked } = readBody(request, Erasing);
        const { erased, left } = await privacy.erase(ticked, confirm, user?.id ?? null);
        return { success: true, message: withLeft(translate(language, 'api.done.erased'), left, language), erased, left };
      },
    }),
  ] as const;
}
