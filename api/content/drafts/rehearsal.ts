/** What a signed link shows to whoever has it: the site after a release, or with one draft. */
export type Rehearsal = { release: number } | { draft: { collection: string; id: number } };
