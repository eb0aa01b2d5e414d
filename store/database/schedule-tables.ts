/** Times are ISO 8601 in UTC, as in schema.ts. */
export type ScheduleTables = {
  /** What is published or hidden at a time. A row is gone once it was done, in the same step. */
  scheduled: {
    collection: string;
    id: number;
    action: 'publish' | 'hide';
    language: 'en' | 'ar';
    run_at: string;
    /** Whose clock the time was read from. */
    country: 'sa' | 'ae';
    /** The draft that somebody with the right to publish has looked at: what both languages share, and the own part. */
    shared_version: number;
    own_version: number;
    created_at: string;
    created_by: number | null;
    /** It could not be done, and is not tried again; `problem` says why. */
    failed_at: string | null;
    problem: string;
  };
};
