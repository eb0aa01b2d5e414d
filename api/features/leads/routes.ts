import * as z from 'zod';
import { textSchema } from '#content/fields/text.ts';
import { INQUIRY_FILE } from '#content/inquiry-file.ts';
import { checkBody, MOST_KEYS } from '#api/http/check-body.ts';
import { defineRoute, Done, type Call as RouteCall } from '#api/http/route.ts';
import type { ReceivedFile } from '#api/http/receive-form.ts';
import { oneLine } from '#api/kernel/visitor-text.ts';
import { EvidenceFields, evidenceOf } from '#api/spam/evidence.ts';
import type { CountryOf } from '#api/content/settings/visitor-country.ts';
import type { Country } from '#i18n/locales.ts';
import { translate, type ApiKey } from '#i18n/translate.ts';
import type { Leads } from './leads.ts';

const MESSAGE_LENGTH = 10_000;
const Subject = textSchema(1000)
  .transform(oneLine)
  .pipe(z.string().max(200, { error: 'too-long' }));

/** The raw fields of a form travel as an object in JSON, as JSON text in a form. */
const RawFields = z.preprocess(
  (value) => fewFields(typeof value === 'string' ? safeJson(value) : value),
  z.record(z.string(), z.unknown(), { error: 'invalid' }),
);

const Mail = z.strictObject({
  subject: Subject.optional(),
  message: textSchema(MESSAGE_LENGTH).optional(),
  kind: z.enum(['meeting', 'product', 'contact', 'project', 'campaign'], { error: 'not-a-choice' }).optional(),
  country: z.enum(['sa', 'ae'], { error: 'not-a-choice' }).optional(),
  lang: z.enum(['en', 'ar'], { error: 'not-a-choice' }).optional(),
  page: textSchema(300).optional(),
  fields: RawFields.optional(),
  ...EvidenceFields,
});

const FIELD_NAMES: ReadonlySet<string> = new Set(Object.keys(Mail.shape));
const MailWithFile = Mail.extend({
  [INQUIRY_FILE.field]: z
    .file()
    .optional()
    .describe(`only with a project inquiry: ${INQUIRY_FILE.endings.join(', ')}, at most ${INQUIRY_FILE.megabytes} MB`),
});

const Answer = Done.extend({ reference: z.string() });

type Call = { path: string; kind: 'meeting' | 'contact' | 'project'; country: Country | undefined; summary: string };

const CALLS = [
  { path: '/email/booking-ae', kind: 'meeting', country: 'ae', summary: 'Ask for a meeting' },
  { path: '/email/booking-sa', kind: 'meeting', country: 'sa', summary: 'Ask for a meeting' },
  { path: '/email/send-email-ae', kind: 'contact', country: 'ae', summary: 'Send a contact message or a product inquiry' },
  { path: '/email/send-email-sa', kind: 'contact', country: 'sa', summary: 'Send a contact message or a product inquiry' },
  { path: '/send-email', kind: 'project', country: undefined, summary: 'Send a project inquiry' },
] as const satisfies readonly Call[];

const THANKS = {
  meeting: 'api.done.meeting',
  product: 'api.done.inquiry',
  contact: 'api.done.contact',
  project: 'api.done.project-inquiry',
  campaign: 'api.done.inquiry',
} as const satisfies Record<string, ApiKey>;

export function leadRoutes(leads: Leads, { countryOf }: { countryOf: CountryOf }) {
  return CALLS.map((call) => {
    async function receive({ request, language }: RouteCall, given: unknown, file?: ReceivedFile) {
      const body = checkBody(given, withContent);
      const { kind = call.kind, lang = language, country = call.country ?? (await countryOf(request.hostname)), page = '' } = body;
      const { reference } = await leads.receive({
        ...body,
        kind,
        country,
        page,
        language: lang,
        address: request.ip,
        evidence: evidenceOf(body),
        file,
      });
      return { success: true, message: translate(lang, THANKS[kind]), reference };
    }
    return defineRoute({
      method: 'POST',
      path: call.path,
      access: 'public',
      group: 'leads',
      summary: call.summary,
      body: { encoding: 'both', schema: Mail, formSchema: MailWithFile },
      answer: Answer,
      async handle(route) {
        const form = await leads.receiveForm(route.request, FIELD_NAMES);
        try {
          return await receive(route, form ? Object.fromEntries(form.fields) : route.request.body, form?.files[0]);
        } finally {
          await form?.discard();
        }
      },
    });
  });
}

/** Without raw fields, subject and message are all there is, so both are needed. */
const withContent = Mail.superRefine(({ fields, subject, message }, context) => {
  if (fields) return;
  for (const [name, value] of Object.entries({ subject, message }))
    if (!value) context.addIssue({ code: 'custom', path: [name], message: 'required' });
});

/** Before anything looks at each of them. */
function fewFields(value: unknown): unknown {
  return typeof value === 'object' && value !== null && Object.keys(value).length > MOST_KEYS ? undefined : value;
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
