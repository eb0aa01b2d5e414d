import type { Generated } from 'kysely';

/** Times are ISO 8601 in UTC, lists and objects JSON as text, as in schema.ts. */
export type ReleaseTables = {
  /** Several drafts, deletions and orders that become public in one step. */
  releases: {
    id: Generated<number>;
    name: string;
    created_at: string;
    created_by: number | null;
    /** When it is published, by the clock of which country, and who planned it. */
    run_at: string | null;
    country: 'sa' | 'ae';
    planned_by: number | null;
    /** When publishing it failed; it is not tried again. */
    failed_at: string | null;
    problem: string;
    published_at: string | null;
    published_by: number | null;
    taken_back_at: string | null;
    /** Part of the rehearsal's link: another one ends the links before it, an empty one all of them. */
    link_key: string;
    link_ends_at: string | null;
  };
  release_items: {
    release_id: number;
    collection: string;
    /** The record's id; for an order the parent's, 0 without one. */
    id: number;
    action: 'publish' | 'delete' | 'order';
    language: 'en' | 'ar' | 'both';
    /** 0 while the release is open, then its id: a record stands in one open release. */
    slot: number;
    about: 'record' | 'order';
    /** For an order: the ids as they will stand. */
    ids: string;
    /** The draft that somebody with the right to publish has looked at. */
    shared_version: number;
    en_version: number;
    ar_version: number;
    /** Once published: what taking it back needs. */
    before: string;
    added_at: string;
    added_by: number | null;
  };
};
