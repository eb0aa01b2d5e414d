import type { Kysely } from 'kysely';
import type { Schema } from '#store/database/schema.ts';
import { callOrigin, type CallOrigin } from './call-origin.ts';

export type AuditEntry = {
  at: string;
  /** Who did it; null for a stranger, and for the operator at the command line. */
  actor: number | null;
  action: string;
  /** What it was done to, such as `users/1`. */
  subject: string;
  details?: Readonly<Record<string, string | number>>;
};

/** Rows that are never erased: those that say the log itself was made shorter. */
export const NEVER_ERASED = 'log-shortened';

export async function recordAudit(db: Kysely<Schema>, entry: AuditEntry): Promise<void> {
  await insertAudit(db, entry);
}

/** Answers the number of the row, for whoever refers to it. */
export async function insertAudit(db: Kysely<Schema>, { details = {}, ...entry }: AuditEntry): Promise<number> {
  const { id } = await db
    .insertInto('audit')
    .values({ ...entry, ...originOf(details), details: JSON.stringify(details) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A sign-in tells its address itself, before anybody is signed in. */
function originOf({ address: told }: NonNullable<AuditEntry['details']>): CallOrigin {
  const { address, token } = callOrigin();
  return { address: address || String(told ?? ''), token };
}

/** Did the same thing happen since then? */
export async function wasAudited(
  db: Kysely<Schema>,
  entry: Pick<AuditEntry, 'action' | 'subject' | 'details'>,
  since: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('audit')
    .select('id')
    .where('subject', '=', entry.subject)
    .where('action', '=', entry.action)
    .where('details', '=', JSON.stringify(entry.details ?? {}))
    .where('at', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
