import { sql, type Kysely } from 'kysely';
import type { ColumnTypes } from '../migrate.ts';

/** Everything the first release needs. Later changes are new files; this one never changes again. */
export async function up(db: Kysely<unknown>, { text, int, id, real }: ColumnTypes): Promise<void> {
  const { schema } = db;
  const live = sql<boolean>`deleted_at is null`;

  await schema
    .createTable('entries')
    .addColumn('collection', text, (c) => c.notNull())
    .addColumn('id', int, (c) => c.notNull())
    .addColumn('parent', int, (c) => c.notNull())
    .addColumn('position', int, (c) => c.notNull())
    .addColumn('version', int, (c) => c.notNull())
    .addColumn('published_en', int, (c) => c.notNull())
    .addColumn('published_ar', int, (c) => c.notNull())
    .addColumn('shared', text, (c) => c.notNull())
    .addColumn('en', text, (c) => c.notNull())
    .addColumn('ar', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('updated_at', text, (c) => c.notNull())
    .addColumn('deleted_at', text)
    .addColumn('deleted_with', text)
    .addPrimaryKeyConstraint('entries_key', ['collection', 'id'])
    .execute();
  await schema.createIndex('entries_in_order').on('entries').columns(['collection', 'parent', 'position', 'id']).where(live).execute();
  await schema
    .createIndex('entries_in_trash')
    .on('entries')
    .columns(['deleted_at'])
    .where(sql<boolean>`deleted_at is not null`)
    .execute();
  await schema.createIndex('entries_by_change').on('entries').columns(['updated_at']).execute();

  await schema
    .createTable('sequences')
    .addColumn('name', text, (c) => c.primaryKey())
    .addColumn('value', int, (c) => c.notNull())
    .execute();

  await schema
    .createTable('revisions')
    .addColumn('seq', id.type, id.build)
    .addColumn('collection', text, (c) => c.notNull())
    .addColumn('id', int, (c) => c.notNull())
    .addColumn('version', int, (c) => c.notNull())
    .addColumn('action', text, (c) => c.notNull())
    .addColumn('actor', int)
    .addColumn('snapshot', text, (c) => c.notNull())
    .addColumn('at', text, (c) => c.notNull())
    .execute();
  await schema.createIndex('revisions_of_entry').on('revisions').columns(['collection', 'id', 'seq']).execute();

  await schema
    .createTable('files')
    .addColumn('name', text, (c) => c.primaryKey())
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('type', text, (c) => c.notNull())
    .addColumn('size', int, (c) => c.notNull())
    .addColumn('original_name', text, (c) => c.notNull())
    .addColumn('sha256', text, (c) => c.notNull())
    .addColumn('width', int)
    .addColumn('height', int)
    .addColumn('duration_ms', int)
    .addColumn('focal_x', real, (c) => c.notNull().defaultTo(0.5))
    .addColumn('focal_y', real, (c) => c.notNull().defaultTo(0.5))
    .addColumn('alt_en', text, (c) => c.notNull().defaultTo(''))
    .addColumn('alt_ar', text, (c) => c.notNull().defaultTo(''))
    .addColumn('variants', text, (c) => c.notNull())
    .addColumn('variants_state', text, (c) => c.notNull())
    .addColumn('poster', text)
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('unused_since', text)
    .execute();
  await schema
    .createIndex('files_to_vary')
    .on('files')
    .columns(['created_at'])
    .where(sql<boolean>`variants_state = 'pending'`)
    .execute();
  await schema
    .createIndex('files_unused')
    .on('files')
    .columns(['unused_since'])
    .where(sql<boolean>`unused_since is not null`)
    .execute();
  await schema
    .createTable('file_uses')
    .addColumn('file', text, (c) => c.notNull().references('files.name'))
    .addColumn('collection', text, (c) => c.notNull())
    .addColumn('id', int, (c) => c.notNull())
    .addColumn('field', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('file_uses_key', ['file', 'collection', 'id', 'field'])
    .execute();
  await schema.createIndex('file_uses_of_entry').on('file_uses').columns(['collection', 'id']).execute();
  await schema
    .createTable('doomed_files')
    .addColumn('name', text, (c) => c.primaryKey())
    .addColumn('at', text, (c) => c.notNull())
    .execute();

  await schema
    .createTable('users')
    .addColumn('id', id.type, id.build)
    .addColumn('username', text, (c) => c.notNull().unique())
    .addColumn('password_hash', text, (c) => c.notNull())
    .addColumn('disabled_at', text)
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('updated_at', text, (c) => c.notNull())
    .execute();
  await schema
    .createTable('sessions')
    .addColumn('token_hash', text, (c) => c.primaryKey())
    .addColumn('user_id', int, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('seen_at', text, (c) => c.notNull())
    .addColumn('expires_at', text, (c) => c.notNull())
    .execute();
  await schema.createIndex('sessions_of_user').on('sessions').columns(['user_id']).execute();
  await schema
    .createTable('limits')
    .addColumn('key', text, (c) => c.primaryKey())
    .addColumn('count', int, (c) => c.notNull())
    .addColumn('resets_at', text, (c) => c.notNull())
    .execute();
  await schema.createIndex('limits_by_end').on('limits').columns(['resets_at']).execute();

  await schema
    .createTable('leads')
    .addColumn('id', id.type, id.build)
    .addColumn('reference', text, (c) => c.notNull().unique())
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('status', text, (c) => c.notNull())
    .addColumn('country', text, (c) => c.notNull())
    .addColumn('language', text, (c) => c.notNull())
    .addColumn('subject', text, (c) => c.notNull())
    .addColumn('message', text, (c) => c.notNull())
    .addColumn('fields', text, (c) => c.notNull())
    .addColumn('page', text, (c) => c.notNull())
    .addColumn('fingerprint', text, (c) => c.notNull())
    .addColumn('address_hash', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('updated_at', text, (c) => c.notNull())
    .execute();
  await schema.createIndex('leads_by_time').on('leads').columns(['created_at']).execute();
  await schema.createIndex('leads_by_fingerprint').on('leads').columns(['fingerprint', 'created_at']).execute();
  await schema
    .createTable('outbox')
    .addColumn('id', id.type, id.build)
    .addColumn('lead_id', int, (c) => c.references('leads.id').onDelete('cascade'))
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('payload', text, (c) => c.notNull())
    .addColumn('attempts', int, (c) => c.notNull())
    .addColumn('run_at', text, (c) => c.notNull())
    .addColumn('done_at', text)
    .addColumn('last_error', text, (c) => c.notNull())
    .addColumn('message_id', text, (c) => c.notNull().unique())
    .addColumn('created_at', text, (c) => c.notNull())
    .execute();
  await schema
    .createIndex('outbox_due')
    .on('outbox')
    .columns(['run_at'])
    .where(sql<boolean>`done_at is null`)
    .execute();

  for (const [table, owner, author, words] of [
    ['comments', 'section_id', 'username', 'text'],
    ['posts', undefined, 'author_name', 'content'],
    ['post_comments', 'post_id', 'commenter_name', 'text'],
  ] as const) {
    await schema
      .createTable(table)
      .addColumn('id', id.type, id.build)
      .$call((t) => (owner ? t.addColumn(owner, int, (c) => c.notNull()) : t))
      .addColumn(author, text, (c) => c.notNull())
      .addColumn(words, text, (c) => c.notNull())
      .addColumn('state', text, (c) => c.notNull())
      .addColumn('address_hash', text, (c) => c.notNull())
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('deleted_at', text)
      .execute();
    await schema
      .createIndex(`${table}_shown`)
      .on(table)
      .columns(owner ? [owner, 'id'] : ['id'])
      .where(live)
      .execute();
  }

  await schema
    .createTable('searches')
    .addColumn('language', text, (c) => c.notNull())
    .addColumn('query', text, (c) => c.notNull())
    .addColumn('count', int, (c) => c.notNull())
    .addColumn('results', int, (c) => c.notNull())
    .addColumn('last_at', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('searches_key', ['language', 'query'])
    .execute();
  await schema
    .createTable('audit')
    .addColumn('id', id.type, id.build)
    .addColumn('at', text, (c) => c.notNull())
    .addColumn('actor', int)
    .addColumn('action', text, (c) => c.notNull())
    .addColumn('subject', text, (c) => c.notNull())
    .addColumn('details', text, (c) => c.notNull())
    .execute();
  await schema.createIndex('audit_by_subject').on('audit').columns(['subject', 'id']).execute();
  await schema
    .createTable('facts')
    .addColumn('name', text, (c) => c.primaryKey())
    .addColumn('value', text, (c) => c.notNull())
    .execute();
}
