import type { Kysely } from 'kysely';
import { detailsIn, troubleKindOf, type Trouble } from '#content/troubles.ts';
import { insertAudit } from '#store/accounts/audit.ts';
import type { Database } from '#store/database/open.ts';
import type { Schema } from '#store/database/schema.ts';
import { deleteTrouble, insertTrouble, listTroubles, updateTrouble, type TroubleRow } from '#store/troubles.ts';
import { queueEvent } from '#store/webhooks/queue-event.ts';
import type { ReportTrouble } from '#api/kernel/report-trouble.ts';
import { tellOwners } from './tell-owners.ts';

type Parts = { database: Database; clock: () => Date; siteUrl: string; onNewMail: () => void };

/** What is wrong just now. The owners get one mail when it begins and one when it is over. */
export function openTroubles({ database: { kysely }, clock, siteUrl, onNewMail }: Parts) {
  async function tell(tx: Kysely<Schema>, row: TroubleRow, isOver: boolean): Promise<void> {
    const trouble = troubleOf(row);
    if (!trouble) return;
    const now = clock();
    const id = await insertAudit(tx, {
      at: now.toISOString(),
      actor: null,
      action: isOver ? 'trouble-ended' : 'trouble-began',
      subject: `troubles/${row.name}`,
      details: { since: trouble.since, ...trouble.details },
    });
    await queueEvent(tx, isOver ? 'trouble.ended' : 'trouble.began', `audit/${id}`, now.toISOString());
    await tellOwners(tx, { trouble, isOver, now, siteUrl });
  }

  async function begin(row: TroubleRow): Promise<boolean> {
    return kysely.transaction().execute(async (tx) => {
      const isNew = await insertTrouble(tx, row);
      if (isNew) await tell(tx, row, false);
      else await updateTrouble(tx, row);
      return isNew;
    });
  }

  async function end(name: string): Promise<boolean> {
    return kysely.transaction().execute(async (tx) => {
      const row = await deleteTrouble(tx, name);
      if (row) await tell(tx, row, true);
      return row !== undefined;
    });
  }

  const report: ReportTrouble = async (name, details) => {
    const isNews = details ? await begin({ name, since: clock().toISOString(), details: JSON.stringify(details) }) : await end(name);
    if (isNews) onNewMail();
  };

  return {
    report,
    list: async (): Promise<Trouble[]> => (await listTroubles(kysely)).flatMap((row) => troubleOf(row) ?? []),
  };
}

function troubleOf({ name, since, details }: TroubleRow): Trouble | undefined {
  const kind = troubleKindOf(name);
  return kind && { name, kind, since, details: detailsIn(details) };
}
