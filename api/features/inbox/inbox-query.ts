import * as z from 'zod';
import { isDay } from '#content/fields/date.ts';
import { textSchema } from '#content/fields/text.ts';
import { OwnedBy } from '#api/http/owned-by.ts';
import type { InboxQuery } from './inbox.ts';
import { LEAD_ORDERS, STATUSES } from './order-leads.ts';

export const KINDS = ['meeting', 'product', 'contact', 'project', 'campaign'] as const;
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
  owner: OwnedBy,
  waiting: z
    .enum(['late', 'due'], { error: 'not-a-choice' })
    .optional()
    .describe('longer than a working day; or until a day that has come'),
  sort: z.enum(LEAD_ORDERS, { error: 'not-a-choice' }).optional().describe('a column; with a minus from its end; newest first without'),
});

/** From the address of the inbox's page; a value that makes no sense is as good as none. */
export function inboxQueryFrom(params: URLSearchParams): InboxQuery {
  const sent = Object.keys(InboxQuerySchema.shape).flatMap((name) => {
    const value = params.get(name);
    return value ? [[name, value] as const] : [];
  });
  const { error } = InboxQuerySchema.safeParse(Object.fromEntries(sent));
  const wrong = new Set(error?.issues.map(({ path }) => path[0]));
  return InboxQuerySchema.parse(Object.fromEntries(sent.filter(([name]) => !wrong.has(name))));
}
