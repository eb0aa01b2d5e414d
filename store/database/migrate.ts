import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator, type Migration } from 'kysely/migration';
import * as foundation from './migrations/0001-foundation.ts';
import * as mail from './migrations/0002-mail.ts';
import * as community from './migrations/0003-community.ts';
import * as dashboard from './migrations/0004-dashboard.ts';
import * as leadFiles from './migrations/0005-lead-files.ts';
import * as devices from './migrations/0006-devices.ts';
import * as phoneNumbers from './migrations/0007-phone-numbers.ts';
import * as roles from './migrations/0008-roles.ts';
import * as fileUses from './migrations/0009-kept-files.ts';
import * as largeTables from './migrations/0010-large-tables.ts';
import * as confirmations from './migrations/0011-confirmations.ts';
import * as tokens from './migrations/0012-tokens.ts';
import * as secondFactors from './migrations/0013-second-factors.ts';
import * as webhooks from './migrations/0014-webhooks.ts';
import * as logOrigin from './migrations/0015-log-origin.ts';
import * as oneAddress from './migrations/0016-one-address.ts';
import * as secretsOfMails from './migrations/0017-secrets-of-mails.ts';
import * as addressesToForget from './migrations/0018-addresses-to-forget.ts';
import * as people from './migrations/0019-people.ts';
import * as operations from './migrations/0020-operations.ts';
import * as scannedFiles from './migrations/0022-scanned-files.ts';
import * as productValues from './migrations/0024-product-values.ts';
import * as searchSnapshots from './migrations/0026-search-snapshots.ts';
import * as offers from './migrations/0029-offers.ts';
import * as drafts from './migrations/0032-drafts.ts';
import * as schedule from './migrations/0042-schedule.ts';
import * as languageBoard from './migrations/0054-language-board.ts';
import * as servers from './migrations/0046-servers.ts';
import * as buildAssets from './migrations/0050-build-assets.ts';
import * as salesDesk from './migrations/0037-sales-desk.ts';
import * as meetingLinks from './migrations/0038-meeting-links.ts';
import * as releases from './migrations/0043-releases.ts';
import * as workLeases from './migrations/0067-work-leases.ts';
import * as backupList from './migrations/0068-kept-backups.ts';
import * as listOrders from './migrations/0072-list-orders.ts';
import * as takenAlong from './migrations/0076-taken-along.ts';
import * as draftsInTurn from './migrations/0078-drafts-in-turn.ts';
import * as pageVisits from './migrations/0080-page-visits.ts';
import * as mergedFirst from './migrations/0081-merged-first.ts';
import * as viewNames from './migrations/0082-view-names.ts';
import * as inboxIndex from './migrations/0083-inbox-words.ts';
import * as forgottenViews from './migrations/0085-forgotten-views.ts';
import * as finderIndexes from './migrations/0086-finder-indexes.ts';
import * as draftLinks from './migrations/0064-draft-links.ts';
import type { Database, Engine } from './open.ts';

/** The few column types both engines understand in the same way. */
export type ColumnTypes = ReturnType<typeof columnTypes>;

function columnTypes(engine: Engine) {
  const isPostgres = engine === 'postgres';
  return {
    engine,
    text: isPostgres ? sql`text collate "C"` : sql`text`, // "C" sorts by code point, as SQLite does
    int: isPostgres ? sql`bigint` : sql`integer`,
    real: isPostgres ? sql`double precision` : sql`real`,
    id: {
      type: isPostgres ? sql`bigint` : sql`integer`,
      build: (column: ColumnDefinitionBuilder) =>
        isPostgres ? column.primaryKey().generatedByDefaultAsIdentity() : column.primaryKey().autoIncrement(),
    },
  };
}

type MigrationFile = { up: (db: Kysely<unknown>, types: ColumnTypes) => Promise<void> };

/** In order; forward only. */
const FILES: Readonly<Record<string, MigrationFile>> = {
  '0001-foundation': foundation,
  '0002-mail': mail,
  '0003-community': community,
  '0004-dashboard': dashboard,
  '0005-lead-files': leadFiles,
  '0006-devices': devices,
  '0007-phone-numbers': phoneNumbers,
  '0008-roles': roles,
  '0009-kept-files': fileUses,
  '0010-large-tables': largeTables,
  '0011-confirmations': confirmations,
  '0012-tokens': tokens,
  '0013-second-factors': secondFactors,
  '0014-webhooks': webhooks,
  '0015-log-origin': logOrigin,
  '0016-one-address': oneAddress,
  '0017-secrets-of-mails': secretsOfMails,
  '0018-addresses-to-forget': addressesToForget,
  '0019-people': people,
  '0020-operations': operations,
  '0022-scanned-files': scannedFiles,
  '0024-product-values': productValues,
  '0026-search-snapshots': searchSnapshots,
  '0029-offers': offers,
  '0032-drafts': drafts,
  '0042-schedule': schedule,
  '0054-language-board': languageBoard,
  '0046-servers': servers,
  '0050-build-assets': buildAssets,
  '0037-sales-desk': salesDesk,
  '0038-meeting-links': meetingLinks,
  '0043-releases': releases,
  '0067-work-leases': workLeases,
  '0068-kept-backups': backupList,
  '0064-draft-links': draftLinks,
  '0072-list-orders': listOrders,
  '0076-taken-along': takenAlong,
  '0078-drafts-in-turn': draftsInTurn,
  '0080-page-visits': pageVisits,
  '0081-merged-first': mergedFirst,
  '0082-view-names': viewNames,
  '0083-inbox-words': inboxIndex,
  '0085-forgotten-views': forgottenViews,
  '0086-finder-indexes': finderIndexes,
};

/** Brings the database to the newest schema (or the named one), all or nothing, and answers what was applied. Safe to kill at any point. */
export async function migrate(database: Database, upTo?: string): Promise<string[]> {
  await refuseNewer(database);
  const migrator = migratorOf(database);
  const { error, results = [] } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
  if (error) throw error instanceof Error ? error : new Error('the migration failed', { cause: error });
  return results.filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName);
}

export async function appliedMigrations(database: Database): Promise<string[]> {
  const migrations = await migratorOf(database).getMigrations();
  return migrations.filter(({ executedAt }) => executedAt).map(({ name }) => name);
}

/** What has to be done before this version can run; nothing is known of an empty database. */
export async function pendingMigrations(database: Database): Promise<{ pending: string[]; isNew: boolean }> {
  await refuseNewer(database);
  const migrations = await migratorOf(database).getMigrations();
  const pending = migrations.filter(({ executedAt }) => !executedAt).map(({ name }) => name);
  return { pending, isNew: pending.length === migrations.length };
}

/** Kysely calls it corrupt; it is only younger than we are. */
async function refuseNewer({ kysely }: Database): Promise<void> {
  const tables = await kysely.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return;
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(kysely);
  const newest = rows.findLast(({ name }) => !Object.hasOwn(FILES, name))?.name;
  if (newest !== undefined) throw new Error(`the database was ${newerThanWe(newest)}`);
}

/** Asked of databases and of backups. */
export function newerThanWe(migration: string): string {
  const own = Object.keys(FILES).at(-1);
  return `made by a newer version of Lamha (it knows ${migration}, this one ends at ${own}). Start the newer version, or restore a backup that was made before the upgrade.`;
}

export function isKnownMigration(name: string): boolean {
  return Object.hasOwn(FILES, name);
}

function migratorOf({ kysely, engine }: Database): Migrator {
  const types = columnTypes(engine);
  const migrations = Object.fromEntries(
    Object.entries(FILES).map(([name, file]): [string, Migration] => [name, { up: (db) => file.up(db, types) }]),
  );
  return new Migrator({ db: kysely, provider: { getMigrations: async () => migrations } });
}
