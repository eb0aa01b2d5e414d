/** What is no page, or not one for visitors, and states of a page that cost the server a drawing of their own. */
const NEVER = ['/dashboard{/*}?', '/en/dashboard{/*}?', '/api/*', '/uploads/*', '/*.(xml|ics|csv|pdf|zip)', '/*\\?(.+)'];
/** What is saved, opens in its place or shows this page in the other language, which few do twice. */
const NOT_FOLLOWED = '[download], [target=_blank], [data-opens-dialog], [data-chooses-language], [rel~=nofollow]';

/**
 * The page behind a link that somebody is about to follow is fetched while they still aim at it. Only fetched: nothing of it runs, so
 * nothing is asked, kept or measured on a page nobody comes to. Browsers leave it while data or battery are being saved.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: NEVER } }, { not: { selector_matches: NOT_FOLLOWED } }] },
      eagerness: 'moderate',
    },
  ],
});
