import type { Selectable } from 'kysely';
import type { Model } from '#content/define.ts';
import { readDocument, type Document } from '#content/document.ts';
import type { Schema } from '#store/database/schema.ts';
import { isRecord, recordIn } from '#content/known.ts';

export type Published = { en: boolean; ar: boolean };

export type Entry = {
  collection: string;
  id: number;
  parent: number;
  position: number;
  version: number;
  published: Published;
  document: Document;
  createdAt: string;
  updatedAt: string;
  deletedAt: string | null;
};

/** What a revision keeps: enough to show the difference and to bring it back. */
export type Snapshot = Document & { parent: number; position: number; published: Published };

export type Revision = { version: number; action: string; actor: number | null; at: string; snapshot: Snapshot };

export type EntryRow = Selectable<Schema['entries']>;

export function entryFrom(row: EntryRow): Entry {
  return {
    collection: row.collection,
    id: row.id,
    parent: row.parent,
    position: row.position,
    version: row.version,
    published: { en: row.published_en === 1, ar: row.published_ar === 1 },
    document: { shared: recordIn(row.shared), en: recordIn(row.en), ar: recordIn(row.ar) },
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    deletedAt: row.deleted_at,
  };
}

export function columnsOf(model: Pick<Model, 'fields'>, document: Document, published: Published) {
  return {
    shared: JSON.stringify(document.shared),
    en: JSON.stringify(document.en),
    ar: JSON.stringify(document.ar),
    published_en: flag(published.en),
    published_ar: flag(published.ar),
    ...missingTexts(model, document),
  };
}

/** In which languages some field has words in the other one only. */
export function missingTexts({ fields }: Pick<Model, 'fields'>, document: Document) {
  return {
    missing_en: flag(readDocument(fields, document, 'en').fallback.length > 0),
    missing_ar: flag(readDocument(fields, document, 'ar').fallback.length > 0),
  };
}

export function snapshotOf({ document, parent, position, published }: Entry): Snapshot {
  return { ...document, parent, position, published };
}

/** What `snapshotOf` gave, read again from its JSON. */
export function snapshotFrom({ shared, en, ar, parent, position, published }: Record<string, unknown>): Snapshot {
  const seen = recordOr(published);
  return {
    shared: recordOr(shared),
    en: recordOr(en),
    ar: recordOr(ar),
    parent: Number(parent ?? 0),
    position: Number(position ?? 0),
    published: { en: seen['en'] === true, ar: seen['ar'] === true },
  };
}

function recordOr(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

function flag(value: boolean): 0 | 1 {
  return value ? 1 : 0;
}
