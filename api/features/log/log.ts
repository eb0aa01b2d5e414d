import { recordAudit } from '#store/accounts/audit.ts';
import type { Database } from '#store/database/open.ts';
import type { History } from '#api/content/history/history.ts';

export type Log = ReturnType<typeof openLog>;

/** What was done, refused, taken along or erased, for those who look after people and keys. */
export function openLog({ history, database, clock }: { history: History; database: Database; clock: () => Date }) {
  return {
    list: history.list,
    /** Taking the log along is itself something that was done. */
    noteExport(actor: number | null, rows: number): Promise<void> {
      const at = clock().toISOString();
      return recordAudit(database.kysely, { at, actor, action: 'log-exported', subject: 'users', details: { rows } });
    },
  };
}
