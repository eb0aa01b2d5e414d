/** What is no page, or not one for visitors, and states of a page that cost the server a drawing of their own. */
const NEVER = ['/dashboard{/*}?', '/en/dashboard{/*}?', '/api/*', '/uploads/*', '/*.(xml|ics|csv|pdf|zip)', '/*\\?(.+)'];
/** What is saved, opens in its place or shows this page in the other language, which few do twice. */
const NOT_FOLLOWED = '[download], [target=_blank], [data-opens-dialog], [data-chooses-language], [rel~=nofollow]';

/** Only fetched, while a visitor aims at a link: nothing runs, is asked or measured on a page nobody comes to. */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: NEVER } }, { not: { selector_matches: NOT_FOLLOWED } }] },
      eagerness: 'moderate',
    },
  ],
});
