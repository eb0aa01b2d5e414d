import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import * as foundation from './migrations/0001-foundation.ts';
import type { Database, Engine } from './open.ts';

/** The few column types both engines understand in the same way. */
export type ColumnTypes = ReturnType<typeof columnTypes>;

function columnTypes(engine: Engine) {
  const isPostgres = engine === 'postgres';
  return {
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
const FILES: Readonly<Record<string, MigrationFile>> = { '0001-foundation': foundation };

/** Brings the database to the newest schema, all or nothing, and answers what was applied. Safe to kill at any point. */
export async function migrate({ kysely, engine }: Database): Promise<string[]> {
  const types = columnTypes(engine);
  const migrations = Object.fromEntries(
    Object.entries(FILES).map(([name, file]): [string, Migration] => [name, { up: (db) => file.up(db, types) }]),
  );
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: async () => migrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error('the migration failed', { cause: error });
  return results.filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName);
}
