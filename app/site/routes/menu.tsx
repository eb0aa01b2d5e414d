import { renderToStaticMarkup } from 'react-dom/server';
import type { LoaderFunctionArgs } from 'react-router';
import { factsOfMatches } from '#app/page/facts-of-matches.ts';
import { PageFactsContext } from '#app/page/page-facts.ts';
import { pageLoader } from '#app/page/page-loader.server.ts';
import { loadMenuProducts } from '#app/site/shell/navigation-bar/load-menu-products.server.ts';
import { MenuProducts } from '#app/site/shell/navigation-bar/menu-products.fetched.tsx';

const load = pageLoader(['everywhere', 'country'], loadMenuProducts);

/** The products of the panels alone: they are asked for when one opens, so pages do not carry them. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const menu = await load(args);
  const html = renderToStaticMarkup(
    <PageFactsContext value={factsOfMatches([{ loaderData: menu }], args.url)}>
      <MenuProducts products={menu.products} files={menu.files} />
    </PageFactsContext>,
  );
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8', 'x-robots-tag': 'noindex' } });
}
