/** Anything on the page may ask for the search overlay with this event on the window. */
export const OPEN_SEARCH = 'lamha:open-search';
