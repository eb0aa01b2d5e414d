import { sql, type Kysely } from 'kysely';
import type { ColumnTypes } from '../migrate.ts';

type Letter = { id: number; payload: string; done_at: string | null };

/** What opens an account stands beside a letter until it is sent, and nowhere afterwards; backups leave it out. */
export async function up(db: Kysely<unknown>, { text }: ColumnTypes): Promise<void> {
  await db.schema
    .alterTable('outbox')
    .addColumn('secret', text, (c) => c.notNull().defaultTo(''))
    .execute();
  const { rows } = await sql<Letter>`select id, payload, done_at from outbox where payload like '%/dashboard/new-password#%'`.execute(db);
  for (const { id, payload, done_at: sentAt } of rows) {
    const [, secret = ''] = /\/dashboard\/new-password#([\w-]+)/.exec(payload) ?? [];
    const rest = payload.replace(`/dashboard/new-password#${secret}`, '/dashboard/new-password#');
    await sql`update outbox set payload = ${rest}, secret = ${sentAt === null ? secret : ''} where id = ${id}`.execute(db);
  }
}
