import { sql } from 'kysely';
import type { Database } from '#store/database/open.ts';

export const MANY_COMMENTS = 100_000;
export const MANY_POSTS = 10_000;

/** A busy community around one section and the newest post. One statement each, so that the database counts and not we. */
export async function writeManyComments({ kysely, engine }: Database, section: number): Promise<void> {
  const numbers = (count: number) =>
    engine === 'sqlite'
      ? sql`(with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count}) select i from n)`
      : sql`(select i from generate_series(1, ${count}::int) as g(i))`;
  const same = sql`'shown', '[]', 0, 0, 0, '', '', '', '2026-01-01T00:00:00.000Z'`;
  const columns = sql`state, reasons, staff, reports, reviewed, previous, agreement, address_hash, created_at`;
  const fillings = [
    sql`comments (section_id, username, text, ${columns}) select ${section}, 'Reader', 'Words ' || i, ${same} from ${numbers(MANY_COMMENTS)}`,
    sql`posts (author_name, content, ${columns}) select 'Reader', 'Words ' || i, ${same} from ${numbers(MANY_POSTS)}`,
    sql`post_comments (post_id, commenter_name, text, ${columns}) select ${MANY_POSTS}, 'Reader', 'Words ' || i, ${same} from ${numbers(MANY_COMMENTS)}`,
  ];
  await kysely.transaction().execute(async (tx) => {
    for (const filling of fillings) await sql`insert into ${filling} as numbers`.execute(tx);
  });
  await sql`analyze`.execute(kysely);
}
