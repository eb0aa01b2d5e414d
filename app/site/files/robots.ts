import type { LoaderFunctionArgs } from 'react-router';
import { pageContext } from '#app/page/page-context.ts';

/** Everything public may be read; the dashboard and the API are nobody's search results. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { origin } = context.get(pageContext);
  const lines = ['User-agent: *', 'Disallow: /dashboard', 'Disallow: /api/', 'Allow: /', '', `Sitemap: ${origin}/sitemap.xml`, ''];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
