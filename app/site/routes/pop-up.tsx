import { pageLoader } from '#app/site/page-loader.server.ts';
import { loadPopUp } from '#app/site/pop-up/load-pop-up.server.ts';

/** Data only: it is asked for when the pop-up is about to open, so pages do not carry it. */
export const loader = pageLoader([], loadPopUp);
