/** What a release does with a record, or with the records below a parent. */
export const RELEASE_ACTIONS = ['publish', 'delete', 'order'] as const;
export type ReleaseAction = (typeof RELEASE_ACTIONS)[number];

/** Why something in a release cannot be done; each has a sentence. */
export const RELEASE_PROBLEMS = [
  'in-trash',
  'gone',
  'draft-changed',
  'conflict',
  'does-not-fit',
  'parent-is-draft',
  'full',
  'refused',
  'changed-since',
] as const;
export type ReleaseProblem = (typeof RELEASE_PROBLEMS)[number];

/** What is looked at before a release is published, and can be published all the same. */
export const RELEASE_REMARKS = [
  'nothing-new',
  'unseen',
  'unplaced',
  'missing-en',
  'missing-ar',
  'outdated-en',
  'outdated-ar',
  'broken-link',
  'draft-link',
  'no-alt',
  'numbers',
  'too-long',
] as const;
export type ReleaseRemark = (typeof RELEASE_REMARKS)[number];

/** More records at once are a migration, and no release. */
export const MOST_IN_RELEASE = 500;
/** For how long the link of a rehearsal, or of one draft, is good, in hours. */
export const LONGEST_LINK_HOURS = 14 * 24;
