import * as z from 'zod';
import { isDay } from '#content/fields/date.ts';
import { Change } from '#api/content/history/routes.ts';
import { CHANGE_ORDERS } from '#api/content/history/sort-changes.ts';
import { defineRoute, Id, pageOf, Paging, type Call } from '#api/http/route.ts';
import { areasOf } from '#api/kernel/session-user.ts';
import type { Log } from './log.ts';
import { logAsCsv } from './log-export.ts';

/** A spreadsheet holds more, but nobody reads on; a narrower time gives the rest. */
const MOST_EXPORTED = 10_000;

const Day = z.string().refine(isDay, { error: 'not-a-date' }).optional();
const Filter = {
  user: Id.optional(),
  action: z.string().max(60, { error: 'too-long' }).optional(),
  search: z.string().max(100, { error: 'too-long' }).optional(),
  from: Day,
  until: Day,
  sort: z.enum(CHANGE_ORDERS, { error: 'not-a-choice' }).optional().describe('a column; with a minus from its end'),
};
const Listing = Paging.extend(Filter);
const Exporting = z.strictObject(Filter);

/** Everything that was done, refused, taken along or erased. It can be read and taken along; there is no call that changes it. */
export function logRoutes(log: Log) {
  const common = { group: 'log', access: 'people.read' } as const;
  const filterOf = ({ user: actor, sort: _sort, ...rest }: z.output<typeof Exporting>, { user }: Pick<Call, 'user'>) => ({
    ...rest,
    actor,
    areas: areasOf(user),
  });
  return [
    defineRoute({
      ...common,
      method: 'GET',
      path: '/log',
      summary: 'Search what was done, refused, taken along or erased, newest first unless `sort` asks otherwise',
      query: Listing,
      answer: z.object({ changes: z.array(Change), total: z.number().int() }),
      handle: (call) => {
        const { page, per_page, ...wanted } = call.query;
        return log.list(filterOf(wanted, call), pageOf({ page, per_page }), call.language, wanted.sort);
      },
    }),
    defineRoute({
      ...common,
      method: 'GET',
      path: '/log/export',
      asksAgain: true,
      summary: `Take the log along as a table, the first ${MOST_EXPORTED} rows, newest first unless \`sort\` asks otherwise`,
      query: Exporting,
      answer: z.unknown(),
      answersFile: true,
      async handle(call) {
        const { changes } = await log.list(filterOf(call.query, call), { limit: MOST_EXPORTED, offset: 0 }, call.language, call.query.sort);
        await log.noteExport(call.user?.id ?? null, changes.length);
        return call.reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', 'attachment; filename="lamha-log.csv"')
          .send(logAsCsv(changes));
      },
    }),
  ] as const;
}
