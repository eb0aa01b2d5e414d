import { sql, type Kysely } from 'kysely';

type Account = { id: number; email: string };

/**
 * An address belongs to one account that may sign in. Where several had it, the oldest keeps it; the others are told in the log,
 * and whoever looks after accounts gives them another one together with a new password.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Account>`select id, email from users where email <> '' and disabled_at is null order by id`.execute(db);
  const [owners, at] = [new Set<string>(), new Date().toISOString()];
  for (const { id, email } of rows) {
    const address = email.toLowerCase();
    const first = owners.has(address) ? '' : address;
    owners.add(address);
    if (first === email) continue;
    await sql`update users set email = ${first} where id = ${id}`.execute(db);
    if (first !== '') continue;
    await sql`delete from password_resets where user_id = ${id}`.execute(db);
    await sql`insert into audit (at, actor, action, subject, details) values (${at}, null, 'email-withdrawn', ${`users/${id}`}, '{}')`.execute(
      db,
    );
  }
  await db.schema
    .createIndex('users_email')
    .on('users')
    .column('email')
    .unique()
    .where(sql<boolean>`email <> '' and disabled_at is null`)
    .execute();
}
