import type { Selectable } from 'kysely';
import { recordIn } from '#content/known.ts';
import type { Language } from '#content/languages.ts';
import type { Schema } from '#store/database/schema.ts';

/** What both languages share, and what each has of its own. Each is kept, published and thrown away by itself. */
export const DRAFT_PARTS = ['shared', 'en', 'ar'] as const;
export type DraftPart = (typeof DRAFT_PARTS)[number];

/** By the names a form sends, as they were typed, right or wrong: `title_en`, `image`, `features_ar`. */
export type DraftValues = Readonly<Record<string, unknown>>;
export type DraftParts = Readonly<Record<DraftPart, DraftValues>>;
export type DraftVersions = Readonly<Record<DraftPart, number>>;

export const NO_PARTS: DraftParts = { shared: {}, en: {}, ar: {} };
export const NO_VERSIONS: DraftVersions = { shared: 0, en: 0, ar: 0 };

export type Draft = {
  collection: string;
  id: number;
  parent: number;
  /** Nobody has published it yet: there is no record. */
  isNew: boolean;
  base: number;
  parts: DraftParts;
  versions: DraftVersions;
  createdAt: string;
  updatedAt: string;
  updatedBy: number | null;
  asked: { at: string; by: number | null; remark: string } | undefined;
  link: { key: string; endsAt: string } | undefined;
};

export function draftFrom(row: Selectable<Schema['drafts']>): Draft {
  return {
    collection: row.collection,
    id: row.id,
    parent: row.parent,
    isNew: row.is_new === 1,
    base: row.base,
    parts: { shared: recordIn(row.shared), en: recordIn(row.en), ar: recordIn(row.ar) },
    versions: { shared: row.shared_version, en: row.en_version, ar: row.ar_version },
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    updatedBy: row.updated_by,
    asked: row.asked_at === null ? undefined : { at: row.asked_at, by: row.asked_by, remark: row.remark },
    link: row.link_key === '' || row.link_ends_at === null ? undefined : { key: row.link_key, endsAt: row.link_ends_at },
  };
}

/** All that is typed, or what becomes public with one language. */
export function valuesOf({ parts }: Pick<Draft, 'parts'>, language?: Language): DraftValues {
  return language ? { ...parts.shared, ...parts[language] } : { ...parts.shared, ...parts.en, ...parts.ar };
}

export function isEmptyDraft(parts: DraftParts): boolean {
  return DRAFT_PARTS.every((part) => Object.keys(parts[part]).length === 0);
}
