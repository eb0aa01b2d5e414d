/** Told on the window after the visitor chose another country. */
export const CHANGE_COUNTRY = 'lamha:change-country';
