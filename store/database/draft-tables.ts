import type { Generated } from 'kysely';

/** Times are ISO 8601 in UTC, parts JSON as text, as in schema.ts. */
export type DraftTables = {
  /** What is typed and not yet published, by the names a form sends; a record nobody published yet has a row here and none in `entries`. */
  drafts: {
    collection: string;
    /** Taken from the collection's sequence also for something new, so that what belongs to it can name it. */
    id: number;
    parent: number;
    is_new: 0 | 1;
    /** Of something new: the form that began it, so that a call that is repeated begins nothing twice. */
    key: string;
    /** The version of the record that was typed over. */
    base: number;
    shared: string;
    en: string;
    ar: string;
    /** Raised by every change of a part, also after the draft was gone meanwhile. */
    shared_version: number;
    en_version: number;
    ar_version: number;
    created_at: string;
    updated_at: string;
    updated_by: number | null;
    /** When somebody without the right to publish asked for it. */
    asked_at: string | null;
    asked_by: number | null;
    remark: string;
    /** Of the one link that shows it to somebody without an account; empty where there is none. */
    link_key: Generated<string>;
    link_ends_at: Generated<string | null>;
  };
  /** Somebody read a text after the other language changed and found that it still holds, up to a version of the record. */
  confirmed_translations: {
    collection: string;
    id: number;
    language: string;
    version: number;
    confirmed_at: string;
    confirmed_by: number | null;
  };
  /** Who has which record open, for those who open it too. */
  open_forms: { collection: string; id: number; user_id: number; seen_at: string };
};
