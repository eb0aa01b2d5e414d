/** Id of the shortlist's form; fields of its rows name it, wherever they stand. */
export const SHORTLIST_FORM = 'shortlist-form';
export const RECKONS = 'reckon';
/** Where the focus goes when a row is taken away: its link is gone with it. */
export const SHORTLIST_TITLE = 'shortlist-title';
