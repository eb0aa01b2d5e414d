import { createHash, randomInt } from 'node:crypto';
import sanitizeHtml from 'sanitize-html';
import type { Database } from '#store/database/open.ts';
import { storeLead } from '#store/leads/leads.ts';
import { takeFromLimit } from '#store/limits.ts';
import type { HideAddress } from '#api/accounts/hidden-address.ts';
import { AppError } from '#api/errors.ts';
import { fieldCodes } from '#api/http/mount.ts';
import { isHtml } from '#content/clean-html.ts';
import { oneLine } from '#api/visitor-text.ts';
import { compose } from './compose.ts';
import { FORMS, type LeadKind } from './forms.ts';

const PER_ADDRESS = { max: 5, windowMs: 10 * 60_000 };
// No 0 and O, 1 and I: references are read out on the phone.
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

export type Country = 'sa' | 'ae';
export type LeadInput = {
  kind: LeadKind;
  country: Country;
  language: 'en' | 'ar';
  page: string;
  address: string;
  /** Either the form's raw fields, from which the mail is composed, or a finished subject and message. */
  fields?: Readonly<Record<string, unknown>> | undefined;
  subject?: string;
  message?: string;
};

const TIME_ZONES: Readonly<Record<Country, string>> = { sa: 'Asia/Riyadh', ae: 'Asia/Dubai' };

export type Leads = ReturnType<typeof openLeads>;

/** Everything a visitor sends to the company. Success means stored; sending the mail comes after. */
export function openLeads({ database, hideAddress, clock }: { database: Database; hideAddress: HideAddress; clock: () => Date }) {
  function parse({ kind, fields, country }: LeadInput): { fields: Record<string, unknown>; mail: { subject: string; message: string } } {
    const parsed = FORMS[kind].safeParse(fields);
    if (!parsed.success) throw new AppError('invalid-input', { fields: fieldCodes(parsed.error) });
    const values: Record<string, unknown> = parsed.data;
    const dayField = kind === 'meeting' ? 'date' : 'startDate';
    const day = values[dayField];
    const now = localTime(country, clock());
    if (typeof day === 'string' && day < now.day) throw new AppError('invalid-input', { fields: { [dayField]: 'out-of-range' } });
    if (kind === 'meeting' && day === now.day && String(values['time']) <= now.time)
      throw new AppError('invalid-input', { fields: { time: 'out-of-range' } });
    // The kind decides the schema, so the values fit its composer; the compiler cannot see the pairing.
    return { fields: values, mail: compose(kind, parsed.data as never) };
  }

  return {
    async receive(input: LeadInput): Promise<{ reference: string; isNew: boolean }> {
      const { fields, mail } = input.fields
        ? parse(input)
        : { fields: {}, mail: { subject: input.subject ?? '', message: plainText(input.message ?? '') } };
      const addressHash = await hideAddress(input.address);
      const fingerprint = createHash('sha256')
        .update(JSON.stringify([input.kind, input.country, fields, mail]))
        .digest('base64url');
      const { allowed, retryAfterSeconds } = await takeFromLimit(database.kysely, `lead:${addressHash}`, PER_ADDRESS, clock());
      if (!allowed) throw new AppError('too-many', { retryAfter: retryAfterSeconds });
      const { kind, country, language, page } = input;
      return storeLead(
        database,
        {
          reference: newReference(),
          kind,
          country,
          language,
          page,
          subject: oneLine(mail.subject),
          message: mail.message,
          fields,
          fingerprint,
          addressHash,
        },
        clock(),
      );
    },
  };
}

function newReference(): string {
  return `LM-${Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;
}

function localTime(country: Country, now: Date): { day: string; time: string } {
  const [day = '', time = ''] = now.toLocaleString('sv-SE', { timeZone: TIME_ZONES[country] }).split(' ');
  return { day, time: time.slice(0, 5) };
}

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Browsers of the old client sent HTML; what is stored is its text. */
function plainText(message: string): string {
  if (!isHtml(message)) return message;
  const escaped = sanitizeHtml(message.replace(/<(?:br|\/p|\/li|\/h\d|\/tr)\b[^>]*>/gi, '\n'), {
    allowedTags: [],
    allowedAttributes: {},
  }).trim();
  return escaped.replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity]!);
}
