import * as z from 'zod';
import { isDay } from '#content/fields/date.ts';
import { textSchema } from '#content/fields/text.ts';
import type { InboxQuery } from './inbox.ts';

export const STATUSES = ['new', 'in-progress', 'answered', 'spam'] as const;
const KINDS = ['meeting', 'product', 'contact', 'project', 'campaign'] as const;
const COUNTRY_CODES = ['sa', 'ae'] as const;
const Day = z.string().refine(isDay, { error: 'not-a-date' });

/** The addresses of the inbox's own page use the same names. */
export const InboxQuerySchema = z.strictObject({
  kind: z.enum(KINDS).optional(),
  status: z.enum(STATUSES).optional(),
  country: z.enum(COUNTRY_CODES).optional(),
  from: Day.optional(),
  until: Day.optional(),
  search: textSchema(200).optional(),
});

/** From the address of the inbox's page; a value that makes no sense is as good as none. */
export function inboxQueryFrom(params: URLSearchParams): InboxQuery {
  const read = Object.entries(InboxQuerySchema.shape).map(([name, schema]) => {
    const parsed = schema.safeParse(params.get(name) || undefined);
    return [name, parsed.success ? parsed.data : undefined];
  });
  return Object.fromEntries(read) as InboxQuery;
}
