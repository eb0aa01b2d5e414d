import { sql, type Kysely } from 'kysely';
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max';
import type { ColumnTypes } from '../migrate.ts';

const BATCH = 500;

type Row = { id: number; phone: string; country: string };

/** Phone numbers in one form: two people with the same local number in two countries are two people. */
export async function up(db: Kysely<unknown>, { text }: ColumnTypes): Promise<void> {
  await db.schema
    .alterTable('leads')
    .addColumn('phone_e164', text, (c) => c.notNull().defaultTo(''))
    .execute();
  let last = 0;
  for (;;) {
    const { rows } = await sql<Row>`select id, phone, country from leads where id > ${last} order by id limit ${sql.lit(BATCH)}`.execute(
      db,
    );
    for (const { id, phone, country } of rows) {
      const e164 = e164Of(phone, country);
      if (e164 === '') continue;
      const found = ` ${phoneSearchText(e164)}`;
      await sql`update leads set phone_e164 = ${e164}, search_text = search_text || ${found} where id = ${id}`.execute(db);
    }
    if (rows.length < BATCH) break;
    last = rows.at(-1)?.id ?? last;
  }
}

/* How numbers were read when this migration was written; what reads them today may change. */

const E164 = /^\+\d{7,15}$/;
const COUNTRY_CODES: Readonly<Record<string, CountryCode>> = { sa: 'SA', ae: 'AE' };

function e164Of(typed: string, country: string): string {
  const here = parse(typed, COUNTRY_CODES[country]);
  const abroad = /^\s*[+0٠۰]/.test(typed) ? undefined : parse(`+${typed}`, undefined);
  const found = [here, abroad].find((one) => one?.isValid()) ?? [here, abroad].find((one) => one?.isPossible());
  return found && E164.test(found.number) ? found.number : '';
}

function parse(typed: string, defaultCountry: CountryCode | undefined) {
  return parsePhoneNumberFromString(typed, { extract: false, ...(defaultCountry && { defaultCountry }) });
}

function phoneSearchText(e164: string): string {
  const national = parsePhoneNumberFromString(e164)?.formatNational().replace(/\D/g, '') ?? '';
  return `${e164.slice(1)} ${national}`;
}
