/** What a signed link shows: the site as it will be after a release, or with one draft. */
export type Rehearsal = { release: number } | { draft: { collection: string; id: number } };
