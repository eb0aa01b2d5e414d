import { renderToStaticMarkup } from 'react-dom/server';
import type { LoaderFunctionArgs } from 'react-router';
import { factsOfMatches } from '#app/page/facts-of-matches.ts';
import { PageFactsContext } from '#app/page/page-facts.ts';
import { pageLoader } from '#app/page/page-loader.server.ts';
import { loadPopUp } from '#app/site/pop-up/load-pop-up.server.ts';
import { PopUpDialog } from '#app/site/pop-up/pop-up.fetched.tsx';

const load = pageLoader(['everywhere', 'popUp'], loadPopUp);

/** The dialog alone: it is asked for when it is about to open, so pages do not carry it. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const popUp = await load(args);
  const html = renderToStaticMarkup(
    <PageFactsContext value={factsOfMatches([{ loaderData: popUp }], args.url)}>
      <div data-from={popUp.shownFrom} data-until={popUp.shownUntil}>
        <PopUpDialog popUp={popUp} />
      </div>
    </PageFactsContext>,
  );
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8', 'x-robots-tag': 'noindex' } });
}
