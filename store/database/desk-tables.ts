import type { Generated } from 'kysely';

export type DeskTables = {
  /** Answers that need not be typed again, in both languages; an empty text means none in that language. */
  reply_templates: {
    id: Generated<number>;
    name_en: string;
    name_ar: string;
    /** Which messages it answers; empty for all. */
    kind: string;
    subject_en: string;
    subject_ar: string;
    text_en: string;
    text_ar: string;
    /** It stands in the reply box when a message of its kind is opened. */
    stands_ready: 0 | 1;
    /** How many answers went out with it. */
    uses: Generated<number>;
    created_at: string;
    updated_at: string;
    deleted_at: string | null;
  };
  /** Filters of lists with a name; `query` is that of the screen's address. */
  saved_views: {
    id: Generated<number>;
    screen: string;
    name: string;
    /** Where it is called otherwise in English. */
    name_en: Generated<string>;
    query: string;
    /** Who saved it; null for what the demo brought. */
    owner: number | null;
    shared: 0 | 1;
    created_at: string;
    deleted_at: Generated<string | null>;
  };
};
