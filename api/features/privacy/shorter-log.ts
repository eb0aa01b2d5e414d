import type { Kysely } from 'kysely';
import { settingsGroups } from '#content/settings/index.ts';
import { NEVER_ERASED, recordAudit } from '#store/accounts/audit.ts';
import type { Schema } from '#store/database/schema.ts';
import { findRevisions } from '#store/entries/revisions.ts';
import { readFact, writeFact } from '#store/facts.ts';
import { storedName } from '#api/content/settings/settings.ts';

const FACT = 'log_months';

/** Before anything is erased, however its time was made shorter: a row that stays names whoever changed the settings last. */
export async function noteShorterLog(
  kysely: Kysely<Schema>,
  { before, months, now }: { before: number; months: number; now: Date },
): Promise<void> {
  const known = Number((await readFact(kysely, FACT)) ?? before);
  if (months === known) return;
  const collection = storedName(settingsGroups.privacy);
  await kysely.transaction().execute(async (tx) => {
    if (months < known) {
      const [last] = await findRevisions(tx, collection, 1, { limit: 1, offset: 0 });
      const details = { from: known, to: months };
      await recordAudit(tx, {
        at: now.toISOString(),
        actor: last?.actor ?? null,
        action: NEVER_ERASED,
        subject: `${collection}/1`,
        details,
      });
    }
    await writeFact(tx, FACT, String(months));
  });
}
