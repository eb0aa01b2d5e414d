import * as z from 'zod';
import { readBody } from '#api/http/mount.ts';
import { defineRoute, Done, type Route } from '#api/http/route.ts';
import { translate } from '#i18n/translate.ts';
import type { Privacy } from './person.ts';

const Text = z.string({ error: 'required' }).min(1, { error: 'required' }).max(254, { error: 'too-long' });
const Wanted = z.strictObject({ contact: Text });
const Erasing = z.strictObject({ contact: Text, confirm: Text });

const Time = z.iso.datetime();
const Person = z.object({
  leads: z.array(
    z.object({
      ...Object.fromEntries(
        ['reference', 'kind', 'status', 'name', 'email', 'phone', 'subject', 'message', 'page', 'consent'].map((name) => [
          name,
          z.string(),
        ]),
      ),
      created_at: Time,
      fields: z.record(z.string(), z.unknown()),
    }),
  ),
  notes: z.array(z.object({ text: z.string(), created_at: Time })),
  files: z.array(z.object({ name: z.string(), type: z.string(), size: z.number().int(), created_at: Time })),
  mails: z.array(z.object({ kind: z.string(), created_at: Time, sent_at: Time.nullable() })),
  words: z.array(
    z.object({ kind: z.string(), id: z.number().int(), name: z.string(), text: z.string(), state: z.string(), created_at: Time }),
  ),
  subscribers: z.array(
    z.object({ email: z.string(), state: z.string(), asked_at: Time, confirmed_at: Time.nullable(), left_at: Time.nullable() }),
  ),
});

const common = { method: 'POST', access: 'admin', group: 'privacy' } as const;

/** The contact travels in the body: addresses of requests end in logs. */
export function privacyRoutes(privacy: Privacy): Route[] {
  return [
    defineRoute({
      ...common,
      path: '/privacy/find',
      summary: 'Find everything about one person, by phone or e-mail',
      body: { encoding: 'json', schema: Wanted },
      answer: Person,
      handle: ({ request }) => privacy.find(readBody(request, Wanted).contact),
    }),
    defineRoute({
      ...common,
      path: '/privacy/export',
      summary: 'Take everything about one person out, for that person; it is written down',
      body: { encoding: 'json', schema: Wanted },
      answer: Person,
      handle: ({ request, user }) => privacy.export(readBody(request, Wanted).contact, user?.id ?? null),
    }),
    defineRoute({
      ...common,
      path: '/privacy/erase',
      summary: 'Erase everything about one person for good; `confirm` repeats the contact',
      body: { encoding: 'json', schema: Erasing },
      answer: Done.extend({ erased: z.record(z.string(), z.number().int()) }),
      async handle({ request, language, user }) {
        const { contact, confirm } = readBody(request, Erasing);
        const erased = await privacy.erase(contact, confirm, user?.id ?? null);
        return { success: true, message: translate(language, 'api.done.erased'), erased };
      },
    }),
  ];
}
