/** What a posted form says besides its fields; no field is called so. */
export const NAMES = {
  /** Which of a screen's forms it is. */
  form: '_form',
  /** The password and the code that are asked for once more. */
  password: '_password',
  code: 'code',
  collection: '_collection',
  id: '_id',
  parent: '_parent',
  version: '_version',
  draft: '_draft',
  draftId: '_draft_id',
  row: '_row',
} as const;

/** Of the query: what was done, for the page that says so. */
export const SAID = 'said';
