import type { Kysely, Selectable } from 'kysely';
import { wordsFrom, type Words } from '#store/community/list-words.ts';
import { WORDS_KINDS, wordsOf } from '#store/community/words.ts';
import type { Schema } from '#store/database/schema.ts';
import { listLeadFiles, type LeadFile } from '#store/leads/lead-files.ts';

type Db = Kysely<Schema>;
type Row<Table extends keyof Schema> = Selectable<Schema[Table]>;

/** Everything one person left with us. */
export type PersonData = {
  leads: Row<'leads'>[];
  notes: Row<'lead_notes'>[];
  /** What came with those leads. */
  files: LeadFile[];
  mails: Row<'outbox'>[];
  words: Words[];
  subscribers: Row<'subscribers'>[];
};

const AT_ONCE = 1000;

/** Looks at every row, because people write their number in every way there is. */
export async function findPerson(db: Db, isIn: (text: string) => boolean): Promise<PersonData> {
  const holds = (row: object) => Object.values(row).some((value) => typeof value === 'string' && isIn(value));
  const leads = await scan(
    (after) => db.selectFrom('leads').selectAll().where('id', '>', after).orderBy('id').limit(AT_ONCE).execute(),
    holds,
  );
  const ids = new Set(leads.map(({ id }) => id));
  const mails = await scan(
    (after) => db.selectFrom('outbox').selectAll().where('id', '>', after).orderBy('id').limit(AT_ONCE).execute(),
    (row) => ids.has(row.lead_id ?? 0) || holds(row),
  );
  const notes = await scan(
    (after) => db.selectFrom('lead_notes').selectAll().where('id', '>', after).orderBy('id').limit(AT_ONCE).execute(),
    (row) => ids.has(row.lead_id) || holds(row),
  );
  const files = (await listLeadFiles(db)).filter(({ lead_id }) => ids.has(lead_id ?? 0));
  const words: Words[] = [];
  for (const kind of WORDS_KINDS) {
    const rows = await scan(
      (after) => db.selectFrom(wordsOf(db, kind)).selectAll().where('id', '>', after).orderBy('id').limit(AT_ONCE).execute(),
      ({ name, text }) => isIn(name) || isIn(text),
    );
    words.push(...rows.map((row) => wordsFrom(kind, row)));
  }
  const subscribers = await scan(
    (after) => db.selectFrom('subscribers').selectAll().where('id', '>', after).orderBy('id').limit(AT_ONCE).execute(),
    ({ email }) => isIn(email),
  );
  return { leads, notes, files, mails, words, subscribers };
}

async function scan<Found extends { id: number }>(
  next: (after: number) => Promise<Found[]>,
  isWanted: (row: Found) => boolean,
): Promise<Found[]> {
  const found: Found[] = [];
  let rows: Found[] = [];
  do {
    rows = await next(rows.at(-1)?.id ?? 0);
    found.push(...rows.filter(isWanted));
  } while (rows.length === AT_ONCE);
  return found;
}
