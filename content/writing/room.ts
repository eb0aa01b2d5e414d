import { TITLE_LENGTH } from '../fields/text.ts';
import type { AnyField } from '../fields/kinds.ts';

/** So many letters stand on the two lines that titles have on a phone; search engines cut page titles there too. */
const TITLE_ROOM = 60;
/** Search engines show so many letters of a description. */
const DESCRIPTION_ROOM = 160;

const TITLE = /(?:^|\.|_)(?:title|name|headline(?:_\w+)?|description)$/;

/** How many letters the place of a title shows, or a search engine of a description; other texts take the room they need. */
export function roomOf(column: string, field: AnyField): number | undefined {
  if (field.kind !== 'text' || field.long || field.slot !== 'localized' || !TITLE.test(column)) return undefined;
  return field.max > TITLE_LENGTH ? DESCRIPTION_ROOM : TITLE_ROOM;
}
